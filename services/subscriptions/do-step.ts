import { eq, max } from 'drizzle-orm'
import { totalOf } from '#features/checkout/tax.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptionCharges, type ToldRenewal } from '#services/db/subscription-schema.ts'
import { putMail } from '#services/mail/put-mail.ts'
import { endSubscription } from './end-subscription.ts'
import { isExtended, periodEndFor, type Facts, type Step } from './next-step.ts'
import { ordersOf } from './orders-of.ts'
import { renewalPrice } from './renewal-price.ts'
import {
  changeSubscription,
  isCharge,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'
import { tellUnchanged } from './tell-unchanged.ts'

/** What the provider has to be asked for, once the transaction is over. */
export type ProviderTask = { kind: 'charge'; charge: ChargeRow } | { kind: 'end' }

type Doing<Kind extends Step['kind']> = {
  facts: Facts
  step: Extract<Step, { kind: Kind }>
  now: Date
}

/** Gives the time that a late notice of ours costs, once a period. */
const movePeriodEnd = async (
  transaction: Database,
  { row, periodEnd, now }: { row: SubscriptionRow; periodEnd: Date; now: Date },
): Promise<SubscriptionRow> =>
  periodEnd > row.periodEnd && !isExtended(row)
    ? changeSubscription(transaction, { id: row.id, now, extendedTo: periodEnd })
    : row

/** What is told of the next period: the first notice reckons it, a second one repeats it. */
const toldOf = async (transaction: Database, row: SubscriptionRow): Promise<ToldRenewal> => {
  if (row.told) return row.told
  const [plan, seats] = [row.nextPlan ?? row.plan, row.nextSeats ?? row.seats]
  const { last } = await ordersOf(transaction, row.providerId)
  const wanted = { subscription: row, plan, seats, at: row.periodEnd, lastQuote: last.quote }
  const price = renewalPrice(wanted)
  if (!price) throw new Error(`There is no price of ${plan} in ${row.currency}`)
  const periodEnd = row.periodEnd.toISOString()
  return { plan, seats, ...price, currency: row.currency, periodEnd, notices: [] }
}

const giveNotice = async (
  transaction: Database,
  { facts, step: { days }, now }: Doing<'notice'>,
): Promise<undefined> => {
  const { subscription } = facts
  const periodEnd = periodEndFor(subscription.periodEnd, { days, now })
  const row = await movePeriodEnd(transaction, { row: subscription, periodEnd, now })
  const told = await toldOf(transaction, row)
  const writtenAt = now.toISOString()
  const mailKey = `renewal-notice:${row.id}:${days}:${writtenAt}`
  await putMail(transaction, {
    key: mailKey,
    kind: 'renewal-notice',
    language: row.language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      plan: told.plan,
      seats: String(told.seats),
      amount: String(told.amount),
      total: String(totalOf(told.amount, told.taxes)),
      currency: told.currency,
      at: row.periodEnd.toISOString(),
    },
    now,
  })
  const notices = [...told.notices, { days, mailKey, writtenAt }]
  await changeSubscription(transaction, { id: row.id, now, told: { ...told, notices } })
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
  const { told, periodEnd } = row
  if (!told) throw new Error('Nothing is charged that was not told of')
  const { plan, seats, amount, taxes } = told
  const [periodStart, end] = [periodEnd, yearAfter(periodEnd)]
  const paid = { kind: 'renewal', plan, seats, amount, taxes, periodStart, periodEnd: end } as const
  return { kind: 'charge', charge: await beginCharge(transaction, { row, now, ...paid }) }
}

/** A stop, or a day's wait for a change, came before the provider was heard of. Should it have the money all the same, that goes back. */
const abandon = async (
  transaction: Database,
  { facts: { subscription, openCharge }, now }: Doing<'abandon'>,
): Promise<undefined> => {
  if (!openCharge) return
  await transaction
    .update(subscriptionCharges)
    .set({ state: 'failed', reason: 'abandoned', changedAt: now })
    .where(isCharge(openCharge))
  if (openCharge.kind === 'change') {
    await tellUnchanged(transaction, { row: subscription, charge: openCharge, now })
  }
  await changeSubscription(transaction, { id: subscription.id, now })
}

/** Does what is due for a subscription, inside the transaction that holds it; gives what the provider has to be asked for. */
export const doStep = async (
  transaction: Database,
  { facts, step, now }: { facts: Facts; step: Step; now: Date },
): Promise<ProviderTask | undefined> => {
  const { subscription: row, openCharge } = facts
  switch (step.kind) {
    case 'notice':
      return giveNotice(transaction, { facts, step, now })
    case 'charge':
      return beginRenewal(transaction, { facts, step, now })
    case 'look':
      return openCharge && { kind: 'charge', charge: openCharge }
    case 'abandon':
      return abandon(transaction, { facts, step, now })
    case 'postpone':
      await movePeriodEnd(transaction, { row, periodEnd: step.until, now })
      return undefined
    case 'end':
      await endSubscription(transaction, { row, now, reason: 'stopped' })
      return undefined
    case 'close':
      return { kind: 'end' }
  }
}
