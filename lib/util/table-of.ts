/** A table with a row for each key, which `Object.fromEntries` would widen to any text. */
export const tableOf = <Key extends string, Row>(
  keys: readonly Key[],
  rowOf: (key: Key) => Row,
): Record<Key, Row> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key has just got its row
  Object.fromEntries(keys.map((key) => [key, rowOf(key)])) as Record<Key, Row>
