/** Maps a list with at most `width` calls under way, keeping the order. */
export const mapConcurrently = async <T, R>({
  items,
  width,
  map,
}: {
  items: readonly T[]
  width: number
  map: (item: T) => Promise<R>
}): Promise<R[]> => {
  const results = new Map<number, R>()
  const queue = [...items.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next
      results.set(index, await map(item))
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return items.flatMap((_, index) => {
    const result = results.get(index)
    return result === undefined ? [] : [result]
  })
}
