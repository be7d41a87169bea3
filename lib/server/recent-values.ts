type Entry<Value> = { value: Promise<Value>; until: number }

type Options<Value> = {
  /** Most values that are kept; the one asked for longest ago goes first. */
  most: number
  /** Milliseconds for which a value is kept once it is there. */
  lifeOf: (value: Value) => number
  now: () => number
}

/** Keeps what was found lately, so that pages and visitors with one question ask once. */
export const recentValues = <Value>({ most, lifeOf, now }: Options<Value>) => {
  const entries = new Map<string, Entry<Value>>()

  const keep = (key: string, entry: Entry<Value>) => {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of [...entries.keys()].slice(0, entries.size - most)) entries.delete(oldest)
  }

  const start = (key: string, find: () => Promise<Value>) => {
    const settle = async () => {
      try {
        const value = await find()
        entry.until = now() + lifeOf(value)
        return value
      } catch (error) {
        entries.delete(key)
        throw error
      }
    }
    const entry: Entry<Value> = { value: Promise.resolve().then(settle), until: Infinity }
    return entry
  }

  const kept = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.until > now() ? entry : undefined
  }

  /** The value of a key, found anew when it is not kept. */
  const recent = (key: string, find: () => Promise<Value>): Promise<Value> => {
    const entry = kept(key) ?? start(key, find)
    keep(key, entry)
    return entry.value
  }
  return Object.assign(recent, { has: (key: string) => kept(key) !== undefined })
}
