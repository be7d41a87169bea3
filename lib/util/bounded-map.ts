/** A map that keeps the last few values; the one that was put in first goes first. */
export const boundedMap = <Value>(most: number) => {
  const values = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    put: (key: string, value: Value): void => {
      values.delete(key)
      values.set(key, value)
      for (const oldest of [...values.keys()].slice(0, values.size - most)) values.delete(oldest)
    },
  }
}
