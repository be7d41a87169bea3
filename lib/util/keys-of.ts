/** The keys of an object literal with their own type, which `Object.keys` widens to `string`. */
export const keysOf = <T extends Record<string, unknown>>(table: T): Extract<keyof T, string>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a literal has no further keys
  Object.keys(table) as Extract<keyof T, string>[]
