import { and, eq, isNull } from 'drizzle-orm'
import type { Buyer, Place } from '#features/checkout/purchase-contract.ts'
import type { MethodOnFile } from '#features/checkout/subscription-contract.ts'
import type { VatCheck } from '#features/checkout/vat-number.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptionCharges, subscriptions } from '#services/db/subscription-schema.ts'
import { marketplaceRows } from '#services/entitlement/marketplace-rows.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import {
  changeSubscription,
  lockSubscription,
  type SubscriptionRow,
  openChargeOf,
} from './subscription-store.ts'

type Changed = {
  subscriptionId: string
  buyer: Buyer
  /** The register's answer to the number, as at the checkout. */
  vat: VatCheck | null
  now: Date
}

/** The fields that decide about taxes. */
const TAXED_BY = ['country', 'province', 'taxNumber'] as const

/** No evidence of a place, as for subscriptions from before it was kept. */
const NO_PLACE: Place = { edge: null, card: null, taxedAt: null }

/** Changes the buyer on the next papers, except the mail address; another place or tax number changes taxes that no notice has announced. */
export const changeBuyer = (
  database: Database,
  { subscriptionId, buyer, vat, now }: Changed,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row) return
    const isTaxedAnew = TAXED_BY.some((name) => row.buyer[name] !== buyer[name])
    await changeSubscription(transaction, {
      id: row.id,
      now,
      buyer: { ...buyer, email: row.buyer.email },
      ...(isTaxedAnew && { place: { ...(row.place ?? NO_PLACE), vat } }),
    })
  })

type Seen = {
  subscriptionId: string
  method: MethodOnFile
  /** Whether it is about to be charged: then it is not tried once more for being another one. */
  isCharging?: boolean
  now: Date
}

/** Whether the next year is to be paid for, with whatever method is on file. */
const isCharged = async (transaction: Database, { id, state, renews }: SubscriptionRow) =>
  renews && (state === 'past-due' || (await openChargeOf(transaction, id))?.kind === 'renewal')

/** Has a charge that failed, or that nobody has heard of yet, tried at once where another method is on file than was seen before. */
export const noteMethod = (
  database: Database,
  { subscriptionId: id, method: { label, expires }, isCharging = false, now }: Seen,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, id)
    const seenMethod = `${label} ${expires ?? ''}`.trim()
    if (!row || row.seenMethod === seenMethod) return
    if (!isCharging && row.seenMethod !== null && (await isCharged(transaction, row))) {
      await changeSubscription(transaction, { id, now, seenMethod, retryAt: now })
      return
    }
    await transaction.update(subscriptions).set({ seenMethod }).where(eq(subscriptions.id, id))
  })

/** The end of what an account bought at the marketplace, where it is after that of its subscription: a renewal would be paid for twice. */
export const marketplaceEnd = async (
  queries: Pick<Database, 'select'>,
  { userId, periodEnd }: SubscriptionRow,
): Promise<Date | undefined> => {
  const rows = await marketplaceRows(queries, userId)
  return rows
    .filter(({ end, takenAt }) => end > periodEnd && takenAt === null)
    .map(({ end }) => end)
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
}

type Act = { subscriptionId: string; now: Date }

/** The outcome of a customer's request: `same` where it was so before, `ended` where nothing is left to change. */
type ActOutcome =
  | { kind: 'done' | 'same'; subscription: SubscriptionRow }
  | { kind: 'ended' }
  /** A year of the marketplace runs until then, and a renewal would be paid for twice. */
  | { kind: 'covered'; until: Date }

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
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row || row.state === 'ended') return { kind: 'ended' }
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
  })

/** Turns automatic renewal off, with a mail that says when, and until when there is access. What a charge that is under way brings goes back (docs/decisions/059). */
export const stopRenewal = (database: Database, wish: Wish): Promise<ActOutcome> =>
  turnRenewal(database, { ...wish, renews: false })

/** Turns automatic renewal on again, with a mail; not while a year of the marketplace runs on. */
export const resumeRenewal = (database: Database, wish: Wish): Promise<ActOutcome> =>
  turnRenewal(database, { ...wish, renews: true })
