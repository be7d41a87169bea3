import { eq, max } from 'drizzle-orm'
import { totalOf } from '#features/checkout/tax.ts'
import { placeOf } from '#lib/config/consumer-law.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptionCharges, type RenewalNotice } from '#services/db/subscription-schema.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { endSubscription, notifyUnchanged } from './end-subscription.ts'
import { upgradeOf } from './following-plan.ts'
import { isExtended, periodEndFor, type Step } from './next-step.ts'
import { notifyChange } from './notify-change.ts'
import { nextRenewal } from './renewal-price.ts'
import {
  ordersOf,
  type Facts,
  changeSubscription,
  abandonCharge,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'

/** A call that the provider is due, once the transaction is over. */
export type ProviderTask = { kind: 'charge'; charge: ChargeRow } | { kind: 'close' }

type Doing<Kind extends Step['kind']> = {
  facts: Facts
  step: Extract<Step, { kind: Kind }>
  now: Date
  log: ServicesContext['log']
}

/** Gives the time that a late notice of ours costs, once a period. */
const movePeriodEnd = async (
  transaction: Database,
  { row, periodEnd, now }: { row: SubscriptionRow; periodEnd: Date; now: Date },
): Promise<SubscriptionRow> =>
  periodEnd > row.periodEnd && !isExtended(row)
    ? changeSubscription(transaction, { id: row.id, now, extendedTo: periodEnd })
    : row

type Renewing = { row: SubscriptionRow; now: Date; log: ServicesContext['log'] }

/** Has the present plan go on where the book prices no more the one that was to follow: customer and operator are told. */
const keepPlan = async (transaction: Database, { row, now, log }: Renewing) => {
  const { id, plan, seats, nextPlan, currency } = row
  log.error(
    { event: 'planned plan without a price', subscription: id, plan: nextPlan, currency },
    'The price book has no row of a plan that a customer has chosen for the next period: the present plan goes on',
  )
  const kept = await changeSubscription(transaction, { id, now, nextPlan: null, nextSeats: null })
  const key = now.toISOString()
  await notifyChange(transaction, {
    row: kept,
    plan,
    seats,
    now,
    key,
    at: kept.periodEnd,
    from: 'next',
  })
  return kept
}

/** The renewal notice of the next period: the first one computes it, a second one repeats it. */
const noticeOf = async (transaction: Database, renewing: Renewing): Promise<RenewalNotice> => {
  const { row } = renewing
  if (row.renewalNotice) return row.renewalNotice
  const price = nextRenewal(row, await ordersOf(transaction, row))
  if (!price && row.nextPlan !== null) {
    return noticeOf(transaction, { ...renewing, row: await keepPlan(transaction, renewing) })
  }
  if (!price) throw new Error(`There is no price of the next year in ${row.currency}`)
  const periodEnd = row.periodEnd.toISOString()
  const place = placeOf(row.buyer)
  return { ...price, currency: row.currency, periodEnd, place, notices: [] }
}

const giveNotice = async (
  transaction: Database,
  { facts, step: { days, latest }, now, log }: Doing<'notice'>,
): Promise<undefined> => {
  const { subscription } = facts
  const periodEnd = periodEndFor(subscription.periodEnd, { latest, now })
  const row = await movePeriodEnd(transaction, { row: subscription, periodEnd, now })
  const renewalNotice = await noticeOf(transaction, { row, now, log })
  const writtenAt = now.toISOString()
  const mailKey = `renewal-notice:${row.id}:${days}:${writtenAt}`
  await putMail(transaction, {
    key: mailKey,
    kind: 'renewal-notice',
    language: row.language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      plan: renewalNotice.plan,
      seats: String(renewalNotice.seats),
      amount: String(renewalNotice.amount),
      total: String(totalOf(renewalNotice.amount, renewalNotice.taxes)),
      currency: renewalNotice.currency,
      at: row.periodEnd.toISOString(),
      again: renewalNotice.notices.length > 0 ? 'yes' : 'no',
    },
    now,
  })
  const notices = [...renewalNotice.notices, { days, mailKey, writtenAt }]
  await changeSubscription(transaction, {
    id: row.id,
    now,
    renewalNotice: { ...renewalNotice, notices },
  })
}

const numberAfter = async (transaction: Database, { id }: SubscriptionRow): Promise<number> => {
  const [found] = await transaction
    .select({ last: max(subscriptionCharges.number) })
    .from(subscriptionCharges)
    .where(eq(subscriptionCharges.subscriptionId, id))
  return (found?.last ?? 0) + 1
}

/** Writes a charge down before anybody asks the provider for it; the only one that is open for its subscription. */
export const beginCharge = async (
  transaction: Database,
  {
    row,
    now,
    ...what
  }: Pick<
    ChargeRow,
    'kind' | 'plan' | 'seats' | 'amount' | 'taxes' | 'periodStart' | 'periodEnd'
  > & {
    row: SubscriptionRow
    now: Date
  },
): Promise<ChargeRow> => {
  const [charge] = await transaction
    .insert(subscriptionCharges)
    .values({
      ...what,
      subscriptionId: row.id,
      number: await numberAfter(transaction, row),
      state: 'created',
      currency: row.currency,
      total: totalOf(what.amount, what.taxes),
      startedAt: now,
      changedAt: now,
    })
    .returning()
  if (!charge) throw new Error('A charge was not kept')
  return charge
}

const beginRenewal = async (
  transaction: Database,
  { facts: { subscription: row }, now }: Doing<'charge'>,
): Promise<ProviderTask> => {
  const { renewalNotice, periodEnd } = row
  if (!renewalNotice) throw new Error('Nothing is charged that was not told of')
  const { amount, taxes } = renewalNotice
  const upgrade = upgradeOf(row)
  // What costs no more than can be charged comes with the year.
  const { plan, seats } = upgrade?.total === 0 ? upgrade : renewalNotice
  const [periodStart, end] = [periodEnd, yearAfter(periodEnd)]
  const paid = { kind: 'renewal', plan, seats, amount, taxes, periodStart, periodEnd: end } as const
  return { kind: 'charge', charge: await beginCharge(transaction, { row, now, ...paid }) }
}

/** A stop, or a day's wait for a change, came before the provider was heard of. */
const abandon = async (
  transaction: Database,
  { facts: { subscription, openCharge }, now }: Doing<'abandon'>,
): Promise<undefined> => {
  if (!openCharge) return
  await abandonCharge(transaction, { charge: openCharge, now })
  if (openCharge.kind === 'change') {
    await notifyUnchanged(transaction, { row: subscription, charge: openCharge, now })
  }
  await changeSubscription(transaction, { id: subscription.id, now })
}

/** Does what is due for a subscription, inside the transaction that holds it; gives what the provider has to be asked for. */
export const doStep = async (
  transaction: Database,
  { facts, step, now, log }: Doing<Step['kind']>,
): Promise<ProviderTask | undefined> => {
  const { subscription: row, openCharge } = facts
  switch (step.kind) {
    case 'notice':
      return giveNotice(transaction, { facts, step, now, log })
    case 'charge':
      return beginRenewal(transaction, { facts, step, now, log })
    case 'resend-charge':
      return openCharge && { kind: 'charge', charge: openCharge }
    case 'abandon':
      return abandon(transaction, { facts, step, now, log })
    case 'postpone':
      await movePeriodEnd(transaction, { row, periodEnd: step.until, now })
      return undefined
    case 'end':
      await endSubscription(transaction, { row, now, reason: 'stopped' })
      return undefined
    case 'close':
      return { kind: 'close' }
  }
}
