/** An object with fields, of which nothing is known yet; no list. A file of its own: the page script would take all guards along. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
