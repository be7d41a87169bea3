import { MINUTE_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import { clockOffset } from '#services/db/subscription-schema.ts'

/** The day of the services: the system's, and so far ahead of it as an operator has moved it (docs/testing.md). */
export type Clock = {
  now: () => Date
  /** Takes the offset from the database, which other processes may have moved. */
  load: (queries: Pick<Database, 'select'>) => Promise<void>
  /** Moves to a moment, up to a minute beyond it, and keeps that; never back. */
  moveTo: (queries: Pick<Database, 'insert'>, to: Date) => Promise<void>
}

/** The clock of this process; signatures and timers keep the system's time. */
export const createClock = (systemNow: () => number = Date.now): Clock => {
  let ahead = 0
  const now = () => new Date(systemNow() + ahead * MINUTE_MS)
  return {
    now,
    load: async (queries) => {
      const [row] = await queries.select().from(clockOffset)
      ahead = row?.ahead ?? 0
    },
    moveTo: async (queries, to) => {
      const minutes = Math.ceil((to.getTime() - systemNow()) / MINUTE_MS)
      if (minutes <= ahead) return
      await queries
        .insert(clockOffset)
        .values({ id: 1, ahead: minutes })
        .onConflictDoUpdate({ target: clockOffset.id, set: { ahead: minutes } })
      ahead = minutes
    },
  }
}
