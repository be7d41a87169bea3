import { bookPriceOf } from '#features/checkout/tax.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { subscriptionCharges } from '#services/db/subscription-schema.ts'
import { recordLaterOrder } from '#services/ledger/record-sale.ts'
import { nextNumber } from '#services/numbers/next-number.ts'
import { freeOrderNumber } from '#services/numbers/order-number.ts'
import { armsOf, type OrderRow } from '#services/orders/order-row.ts'
import { putReceiptMail } from '#services/outbox/put-mail.ts'
import { scheduleReturn } from '#services/returns/schedule-return.ts'
import { beginCharge } from './do-step.ts'
import { notifyUnchanged } from './end-subscription.ts'
import { bookedAfterRenewal, bookedAfterChange, upgradeOf } from './following-plan.ts'
import { notifyChange } from './notify-change.ts'
import {
  ordersOf,
  changeSubscription,
  abandonCharge,
  isCharge,
  openChargeOf,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'

/** A charge that has come in, and what it is of. */
export type Settling = {
  row: SubscriptionRow
  charge: ChargeRow & { paymentId: string }
  /** Whether it had been given up or refused before. */
  isLate: boolean
  now: Date
  log: ServicesContext['log']
}

type Period = { periodStart: Date; periodEnd: Date }

/** A year follows the one before, unless access was away for more than a day: then it begins with the payment. */
const periodOf = ({ charge, now }: Settling): Period => {
  const { kind, periodStart, periodEnd } = charge
  const isLate = kind === 'renewal' && now.getTime() - periodStart.getTime() > DAY_MS
  return isLate ? { periodStart: now, periodEnd: yearAfter(now) } : { periodStart, periodEnd }
}

/** What a later order is of: as the first one, without its offer, at the price of the book. */
const laterQuoteOf = (
  first: OrderRow['quote'],
  { charge, buyer }: { charge: ChargeRow; buyer: SubscriptionRow['buyer'] },
): OrderRow['quote'] => {
  const { plan, seats, currency, startedAt } = charge
  const booked = bookPriceOf(charge, { country: buyer.country, at: startedAt })
  const told = startedAt.toISOString()
  return {
    ...first,
    plan,
    seats,
    currency,
    offer: null,
    discount: null,
    packageToken: null,
    list: booked,
    amount: booked,
    percentOff: 0,
    isSavingShown: false,
    quotedAt: told,
    holdsUntil: told,
  }
}

const keepOrder = async (
  transaction: Database,
  { row, charge, now, period }: Settling & { period: Period },
): Promise<OrderRow> => {
  const { first } = await ordersOf(transaction, row)
  const { seats, currency, amount, taxes, total, paymentId, kind } = charge
  const [order] = await transaction
    .insert(orders)
    .values({
      number: await freeOrderNumber(transaction),
      purchaseId: null,
      attempt: null,
      kind,
      userId: row.userId,
      madeAccount: false,
      experiments: await armsOf(transaction, row),
      receipt: await nextNumber(transaction, 'receipt'),
      language: row.language,
      buyer: row.buyer,
      quote: laterQuoteOf(first.quote, { charge, buyer: row.buyer }),
      seats,
      currency,
      amount,
      taxes,
      total,
      method: row.method,
      paymentId,
      subscriptionId: row.providerId,
      consent: first.consent,
      place: row.place,
      timeZone: row.timeZone,
      paidAt: now,
      periodStart: period.periodStart,
      renewsAt: period.periodEnd,
    })
    .returning()
  if (!order) throw new Error('An order was not kept')
  await recordLaterOrder(transaction, { order, firstNumber: first.number })
  await putReceiptMail(transaction, order)
  return order
}

/** Whether nothing waits for what was paid: a change that is off, or a year that was stopped or paid otherwise, as its customer was told. */
const isUnexpected = ({ row, charge, isLate }: Settling): boolean =>
  charge.kind === 'change'
    ? isLate || row.state === 'ended'
    : !row.renews || charge.periodStart.getTime() !== row.periodEnd.getTime()

/** Money that nothing waits for gives nothing and goes back by itself. */
const refundUnexpected = async (
  transaction: Database,
  { order, charge, log, now }: Settling & { order: OrderRow },
) => {
  const cause = charge.kind === 'change' ? 'late-change' : 'unexpected'
  await scheduleReturn(transaction, { order, cause, takenAt: order.periodStart ?? now, now })
  log.warn(
    { event: 'charge goes back', kind: charge.kind, orderNumber: order.number },
    'A charge came in that had been given up, was stopped or was paid for: its money goes back',
  )
}

/** An earlier try that came in after all has paid for the year. The next one is given up, unless the provider has it: then it is awaited, and its money goes back. */
const isNextTryAwaited = async (transaction: Database, { row, now }: Settling) => {
  const charge = await openChargeOf(transaction, row.id)
  if (charge?.state === 'created') await abandonCharge(transaction, { charge, now })
  return charge?.state === 'pending'
}

const moveOn = async (transaction: Database, settling: Settling) => {
  const { row, charge, now } = settling
  const paid = { plan: charge.plan, seats: charge.seats }
  const isRenewal = charge.kind === 'renewal'
  const isAwaited = isRenewal && (await isNextTryAwaited(transaction, settling))
  const isFailing = row.state === 'past-due' || row.state === 'active'
  const moved = await changeSubscription(transaction, {
    id: row.id,
    now,
    ...(isRenewal ? bookedAfterRenewal(row, paid) : bookedAfterChange(row, paid)),
    ...(isRenewal && {
      renewalNotice: null,
      state: isFailing ? 'active' : row.state,
      failingSince: null,
      failedTries: 0,
      retryAt: null,
    }),
  })
  const upgrade = upgradeOf(row)
  if (!isRenewal) {
    const key = String(charge.number)
    await notifyChange(transaction, { row: moved, ...paid, from: 'now', at: now, key, now })
  } else if (upgrade && isAwaited) {
    // One charge at a time: the larger plan is asked for anew.
    await notifyUnchanged(transaction, { row: moved, charge: { ...charge, ...upgrade }, now })
  } else if (upgrade && upgrade.total > 0) {
    const { periodStart, periodEnd } = moved
    const more = { kind: 'change', ...upgrade, periodStart, periodEnd } as const
    await beginCharge(transaction, { row: moved, now, ...more })
  }
}

/** Records a later payment with all that follows from it, in the transaction that notes it: order, receipt, the next period, mail. */
export const recordPayment = async (transaction: Database, paid: Settling): Promise<void> => {
  const { charge } = paid
  const period = periodOf(paid)
  const order = await keepOrder(transaction, { ...paid, period })
  await transaction
    .update(subscriptionCharges)
    .set({ ...period, orderNumber: order.number })
    .where(isCharge(charge))
  return isUnexpected(paid)
    ? refundUnexpected(transaction, { ...paid, order })
    : moveOn(transaction, paid)
}
