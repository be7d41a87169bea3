import { LRUCache } from 'lru-cache'

type Entry<Value> = { value: Promise<Value>; until: number }

type Options<Value> = {
  /** Most values that are kept; the one asked for longest ago goes first. */
  most: number
  /** Milliseconds for which a value is kept once it is there. */
  lifeOf: (value: Value) => number
  /** Milliseconds for which a failure is kept; without it whoever asks next asks anew. */
  failureLifeMs?: number
  now: () => number
}

/** Keeps what was found lately, so that pages and visitors with one question ask once. */
export const recentValues = <Value>({ most, lifeOf, failureLifeMs = 0, now }: Options<Value>) => {
  // Its own expiry is not used: how long a value is kept is known when it is there, and tests turn the clock.
  const entries = new LRUCache<string, Entry<Value>>({ max: most })

  const start = (key: string, find: () => Promise<Value>) => {
    const settle = async () => {
      try {
        const value = await find()
        entry.until = now() + lifeOf(value)
        return value
      } catch (error) {
        entry.until = now() + failureLifeMs
        throw error
      }
    }
    const entry: Entry<Value> = { value: Promise.resolve().then(settle), until: Infinity }
    entries.set(key, entry)
    return entry
  }

  const fresh = (entry: Entry<Value> | undefined) =>
    entry && entry.until > now() ? entry : undefined

  /** The value of a key, found anew when it is not kept. */
  const recent = (key: string, find: () => Promise<Value>): Promise<Value> =>
    (fresh(entries.get(key)) ?? start(key, find)).value
  return Object.assign(recent, { has: (key: string) => fresh(entries.peek(key)) !== undefined })
}
