import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptionCharges } from '#services/db/subscription-schema.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { marketplaceEnd } from './marketplace-end.ts'
import { changeSubscription, lockSubscription } from './subscription-store.ts'
import type { SubscriptionRow } from './subscription-store.ts'

type Act = { subscriptionId: string; now: Date }

/** The outcome of a customer's request: `same` where it was so before, `ended` where nothing is left to change. */
export type ActOutcome =
  | { kind: 'done' | 'same'; subscription: SubscriptionRow }
  | { kind: 'ended' }
  /** A year of the marketplace runs until then, and a renewal would be paid for twice. */
  | { kind: 'covered'; until: Date }

const withLive = (
  database: Database,
  {
    subscriptionId,
    act,
  }: {
    subscriptionId: string
    act: (transaction: Database, row: SubscriptionRow) => Promise<ActOutcome>
  },
): Promise<ActOutcome> =>
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    return !row || row.state === 'ended' ? { kind: 'ended' } : act(transaction, row)
  })

const notify = (
  transaction: Database,
  {
    row,
    kind,
    language,
    until,
    now,
  }: {
    row: SubscriptionRow
    kind: 'renewal-stopped' | 'renewal-resumed'
    language: Locale
    until: Date | undefined
    now: Date
  },
) =>
  putMail(transaction, {
    key: `${kind}:${row.id}:${now.toISOString()}`,
    kind,
    language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      at: now.toISOString(),
      plan: row.plan,
      periodEnd: row.periodEnd.toISOString(),
      ...(until && { until: until.toISOString() }),
    },
    now,
  })

/** A renewal that was given up at a stop may have been taken all the same: it is asked for again, under its own name. No change is. */
const reopenCharge = (transaction: Database, { id }: SubscriptionRow) =>
  transaction
    .update(subscriptionCharges)
    .set({ state: 'created', reason: null })
    .where(
      and(
        eq(subscriptionCharges.subscriptionId, id),
        eq(subscriptionCharges.kind, 'renewal'),
        eq(subscriptionCharges.reason, 'abandoned'),
        isNull(subscriptionCharges.paymentId),
      ),
    )

type Wish = Act & {
  language?: Locale
  /** The end of a year of the marketplace, which is why. */
  until?: Date
}

const turnRenewal = (
  database: Database,
  { subscriptionId, now, language, until, renews }: Wish & { renews: boolean },
): Promise<ActOutcome> =>
  withLive(database, {
    subscriptionId,
    act: async (transaction, row) => {
      if (row.renews === renews) return { kind: 'same', subscription: row }
      const covered = renews ? await marketplaceEnd(transaction, row) : undefined
      if (covered && covered > now) return { kind: 'covered', until: covered }
      if (renews) await reopenCharge(transaction, row)
      const change = { id: row.id, now, renews, stoppedAt: renews ? null : now }
      const subscription = await changeSubscription(transaction, change)
      await notify(transaction, {
        row: subscription,
        kind: renews ? 'renewal-resumed' : 'renewal-stopped',
        language: language ?? row.language,
        until,
        now,
      })
      return { kind: 'done', subscription }
    },
  })

/** Turns automatic renewal off, with a mail that says when, and until when there is access. What a charge that is under way brings goes back (docs/decisions/059). */
export const stopRenewal = (database: Database, wish: Wish): Promise<ActOutcome> =>
  turnRenewal(database, { ...wish, renews: false })

/** Turns automatic renewal on again, with a mail; not while a year of the marketplace runs on. */
export const resumeRenewal = (database: Database, wish: Wish): Promise<ActOutcome> =>
  turnRenewal(database, { ...wish, renews: true })
