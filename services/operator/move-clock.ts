import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { OF_THIS_MACHINE, type PublicEnv } from '#lib/config/env-public.ts'
import type { ServerEnv } from '#lib/config/env-server.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { MAIL_RETRIES } from '#services/outbox/claim-due.ts'
import { doDueWork, type SubscriptionServices } from '#services/subscriptions/due-work.ts'
import type { Clock } from '../clock/clock.ts'

/** The clock cannot be moved; the message says why. */
export class ClockError extends Error {
  override name = 'ClockError'
}

type Moving = {
  to: Date
  clock: Clock
  services: SubscriptionServices
  /** Whether the money may be real: then no time but the system's holds. */
  isReal: boolean
}

type Settings = {
  server: Pick<ServerEnv, 'STRIPE_SECRET_KEY'>
  shown: Pick<PublicEnv, 'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY' | 'SITE_URL' | 'TEST_PAYMENTS'>
}

/** Tells whether a charge may move money. The site alone needs the keys of Stripe: where visitors come and none is here, only the word that test cards pay will do. */
export const mayBeReal = ({ server, shown }: Settings): boolean =>
  server.STRIPE_SECRET_KEY !== undefined ||
  shown.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined ||
  (shown.TEST_PAYMENTS === '0' && !OF_THIS_MACHINE.test(shown.SITE_URL))

const LOCK_WAIT_MS = 20

const MAIL_WAIT_MS = 250

/** The number of waits for the mail of a day, ten seconds in all. */
const MAIL_LOOKS = 40

const nextDue = async (queries: Database): Promise<Date | null> => {
  const [row] = await queries
    .select({ dueAt: subscriptions.dueAt })
    .from(subscriptions)
    .where(isNotNull(subscriptions.dueAt))
    .orderBy(asc(subscriptions.dueAt))
    .limit(1)
  return row?.dueAt ?? null
}

/** A notice counts from the moment at which it went out: that is today, and not the day to which the clock goes next. */
const waitForMail = async (queries: Database, { mailUrl }: SubscriptionServices) => {
  if (mailUrl === undefined) return
  const waiting = and(
    eq(outboxMails.kind, 'renewal-notice'),
    isNull(outboxMails.sentAt),
    lt(outboxMails.tries, MAIL_RETRIES.most),
  )
  for (let look = 0; look < MAIL_LOOKS; look += 1) {
    if ((await queries.$count(outboxMails, waiting)) === 0) return
    await pause(MAIL_WAIT_MS)
  }
}

/** Does what is due at a moment, to the last of it. */
const workThrough = async (queries: Database, { services }: Moving) => {
  for (;;) {
    const { isAway } = await doDueWork(queries, services)
    if (isAway) {
      throw new ClockError(
        `The payment provider does not answer: move the clock on from ${services.now().toISOString()} when it does.`,
      )
    }
    const due = await nextDue(queries)
    if (due === null || due > services.now()) return
    // Another process is at it.
    await pause(LOCK_WAIT_MS)
  }
}

/** Moves the day ahead from one due moment to the next, and does what is due. Throws `ClockError` for the past, real money, or a silent provider; the clock stands where it came to. */
export const moveClock = async (queries: Database, moving: Moving): Promise<void> => {
  const { to, clock, services, isReal } = moving
  if (isReal) {
    throw new ClockError(
      'Real money knows no other time: a key of Stripe is set, or the site is public and TEST_PAYMENTS=1 does not say that test cards alone pay.',
    )
  }
  if (to < clock.now()) {
    throw new ClockError(`It is ${clock.now().toISOString()} already: the clock never goes back.`)
  }
  for (;;) {
    await workThrough(queries, moving)
    await waitForMail(queries, services)
    const due = await nextDue(queries)
    if (due === null || due > to) break
    await clock.moveTo(queries, due)
  }
  await clock.moveTo(queries, to)
  await workThrough(queries, moving)
}
