import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { AdArrival } from '#features/conversions/ad-arrival.ts'
import { createLog } from '#lib/util/log.ts'
import { GOOGLE_WAITS_MS } from '#services/conversions/put-conversions.ts'
import { sendersOf, sendDueConversions } from '#services/conversions/send-due-conversions.ts'
import { outboxConversions } from '#services/db/conversion-schema.ts'
import { users } from '#services/db/schema.ts'
import { adPlatforms, type AdPlatforms } from '../../support/ad-platforms/ad-platforms.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Accounts and orders of visitors who clicked on advertisements, on a bench whose services have the keys of all three platforms. */
export const conversionBench = (bench: () => Bench) => {
  const { buy, begin } = buyerOf(bench)
  const queries = () => bench().database.get()
  const now = () => bench().services.now()
  const platforms = adPlatforms(now)
  const lines: string[] = []
  const log = createLog({
    name: 'test',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  })

  /** An arrival with a click of each platform that no other test has; Google takes it at once. */
  const arrival = (changes: Partial<AdArrival> = {}): AdArrival => {
    const at = bench().clock.time - GOOGLE_WAITS_MS
    return {
      consent: 'accepted',
      clicks: {
        google: { name: 'gclid', id: `Cj0K${hex(20)}`, at },
        meta: { name: 'fbclid', id: `IwAR${hex(20)}`, at },
        microsoft: { name: 'msclkid', id: hex(16), at },
      },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
      eventId: hex(16),
      ...changes,
    }
  }

  const signUp = async (AdArrival: AdArrival | undefined, email = newEmail()) => {
    const answer = await bench().signUp({ ...payloadFor(email), AdArrival })
    if (answer.status !== 201) throw new Error(`A sign-up was answered ${answer.status}`)
    return email
  }

  const accountOf = async (email: string) => {
    const [row] = await (await queries()).select().from(users).where(eq(users.email, email))
    if (!row) throw new Error('There is no such account')
    return row
  }

  const rows = async () =>
    (await queries()).select().from(outboxConversions).orderBy(asc(outboxConversions.key))

  const rowsOf = async (eventId: string) => (await rows()).filter((row) => row.eventId === eventId)

  /** One round of a process of its own. */
  const round = async (keys = bench().services.platforms, to: AdPlatforms = platforms) =>
    sendDueConversions(await queries(), { senders: sendersOf(keys, to.post), now, log })

  return {
    arrival,
    signUp,
    accountOf,
    rows,
    rowsOf,
    round,
    buy,
    begin,
    queries,
    platforms,
    lines,
  }
}
