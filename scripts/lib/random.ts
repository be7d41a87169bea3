/** Numbers that look random and are the same for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = Math.trunc(state + 0x6d_2b_79_f5)
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** Whether something happens that does so in this part of all cases. */
    chance: (part: number): boolean => next() < part,
    /** One of a list that is not empty. */
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(next() * items.length)] ?? items[0],
    /** A whole number from 0, below a limit. */
    below: (limit: number): number => Math.floor(next() * limit),
  }
}

export type Random = ReturnType<typeof randomOf>
