/** The keys of an object literal with their own type, which `Object.keys` widens to `string`. */
export const keysOf = <T extends Record<string, unknown>>(table: T): Extract<keyof T, string>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a literal has no further keys
  Object.keys(table) as Extract<keyof T, string>[]

/** A table with a row for each key, which `Object.fromEntries` would widen to any text. */
export const tableOf = <Key extends string, Row>(
  keys: readonly Key[],
  rowOf: (key: Key) => Row,
): Record<Key, Row> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key has just got its row
  Object.fromEntries(keys.map((key) => [key, rowOf(key)])) as Record<Key, Row>
