/** Runs work of one key one after the other, whatever came of the work before; other keys do not wait. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const takeTurn = async () => {
      await Promise.allSettled([before])
      return work()
    }
    const mine = takeTurn()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
