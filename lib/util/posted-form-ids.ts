/** Ids of a form that page script sends in place, and of what it shows; without script nothing needs them. */
export const postedFormIds = (kind: string) =>
  ({
    failed: `${kind}-failed`,
    limited: `${kind}-limited`,
    done: `${kind}-done`,
    reference: `${kind}-reference`,
  }) as const
