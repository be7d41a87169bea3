import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { bookPriceOf } from '#features/checkout/tax.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { Database } from '#services/db/database.ts'
import { nextNumber } from '#services/db/next-number.ts'
import { licences, orders } from '#services/db/purchase-schema.ts'
import { subscriptionCharges } from '#services/db/subscription-schema.ts'
import { tellLaterOrder } from '#services/ledger/tell-sale.ts'
import { putMail } from '#services/mail/put-mail.ts'
import { armsOf } from '#services/purchase/arms-of.ts'
import { freeOrderNumber } from '#services/purchase/numbers.ts'
import type { OrderRow } from '#services/purchase/order-answer.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { beginCharge } from './do-step.ts'
import { ordersOf } from './orders-of.ts'
import {
  changeSubscription,
  isCharge,
  liveSubscription,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'
import { tellChange } from './tell-change.ts'
import { bookedAfter, bookedByTold, upgradeOf } from './told-renewal.ts'

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

const DAY_MS = 86_400_000

/** A year follows the one before, unless access was away for more than a day: then it begins with the payment. */
const periodOf = ({ charge, now }: Settling): Period => {
  const { kind, periodStart, periodEnd } = charge
  const isLate = kind === 'renewal' && now.getTime() - periodStart.getTime() > DAY_MS
  return isLate ? { periodStart: now, periodEnd: yearAfter(now) } : { periodStart, periodEnd }
}

const keepOrder = async (
  transaction: Database,
  { row, charge, now, period }: Settling & { period: Period },
): Promise<OrderRow> => {
  const { first } = await ordersOf(transaction, row.providerId)
  const { plan, seats, currency, amount, taxes, total, paymentId, kind } = charge
  const told = charge.startedAt.toISOString()
  const booked = bookPriceOf(charge, { country: row.buyer.country, at: charge.startedAt })
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
      quote: {
        ...first.quote,
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
      },
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
      paidAt: now,
      periodStart: period.periodStart,
      renewsAt: period.periodEnd,
    })
    .returning()
  if (!order) throw new Error('An order was not kept')
  await tellLaterOrder(transaction, { order, firstNumber: first.number })
  await putMail(transaction, {
    key: `receipt:${order.number}`,
    kind: 'receipt',
    language: row.language,
    recipient: row.buyer.email,
    data: { orderNumber: order.number },
    now,
  })
  return order
}

/** Makes the licence of an account longer, active again or new: the access that was paid for. A change of plan makes none longer. */
const giveLicence = async (transaction: Database, order: OrderRow): Promise<void> => {
  const bought = { plan: order.quote.plan, seats: order.seats }
  const change = { ...bought, endsAt: order.renewsAt }
  const [held] = await transaction
    .select({ id: licences.id })
    .from(licences)
    .where(and(eq(licences.userId, order.userId), inArray(licences.state, ['active', 'suspended'])))
    // An active one before one that a dispute suspends.
    .orderBy(licences.state, desc(licences.endsAt))
    .limit(1)
  if (held) {
    const longer = order.kind === 'change' ? bought : change
    await transaction.update(licences).set(longer).where(eq(licences.id, held.id))
    return
  }
  await transaction.insert(licences).values({
    ...change,
    id: crypto.randomUUID(),
    userId: order.userId,
    orderNumber: order.number,
    state: 'active',
    startsAt: order.periodStart ?? order.paidAt,
  })
}

const isServedOtherwise = async (transaction: Database, { row, now }: Settling) =>
  (await liveSubscription(transaction, row)) !== undefined ||
  (await transaction.$count(
    licences,
    and(eq(licences.userId, row.userId), eq(licences.state, 'active'), gt(licences.endsAt, now)),
  )) > 0

/** Whether a year is of no period that waits for it: its subscription has ended since, or another charge has paid for it. */
const isUnexpected = ({ row, charge }: Settling) =>
  row.state === 'ended' || charge.periodStart.getTime() !== row.periodEnd.getTime()

/** Money that nothing waits for: its time is given where nothing else gives it, and a person is told. */
const settleUnexpected = async (
  transaction: Database,
  { order, ...paid }: Settling & { order: OrderRow },
) => {
  const isServed = await isServedOtherwise(transaction, paid)
  if (!isServed) await giveLicence(transaction, order)
  paid.log.error(
    { event: 'charged unexpectedly', orderNumber: order.number, hasOtherLicence: isServed },
    'A subscription that has ended, or a period that was paid for, was charged: a person has to see whether it is given back',
  )
}

/** A change that its customer was told is off: the plan stays, and the money goes back (`give-back.ts`). */
const giveBackLater = async (
  transaction: Database,
  { order, charge, log }: Settling & { order: OrderRow },
) => {
  await transaction.update(subscriptionCharges).set({ refund: 'due' }).where(isCharge(charge))
  log.warn(
    { event: 'late change', orderNumber: order.number },
    'A change of plan was paid for after it had been given up: its money goes back',
  )
}

const moveOn = async (
  transaction: Database,
  { row, charge, now, period }: Settling & { period: Period },
) => {
  const paid = { plan: charge.plan, seats: charge.seats }
  const isRenewal = charge.kind === 'renewal'
  const isFailing = row.state === 'past-due' || row.state === 'active'
  const moved = await changeSubscription(transaction, {
    id: row.id,
    now,
    ...paid,
    ...(isRenewal ? bookedAfter(row, paid) : bookedByTold(row, paid)),
    ...(isRenewal && {
      ...period,
      told: null,
      state: isFailing ? 'active' : row.state,
      failingSince: null,
      failedTries: 0,
    }),
  })
  const upgrade = upgradeOf(row)
  if (!isRenewal) {
    const key = String(charge.number)
    await tellChange(transaction, { row: moved, ...paid, from: 'now', at: now, key, now })
  } else if (upgrade && upgrade.total > 0) {
    await beginCharge(transaction, { row: moved, now, kind: 'change', ...upgrade, ...period })
  }
}

/** Makes all that follows from a later payment, inside the transaction that notes it: order, receipt, longer licence, period, mail. */
export const settleCharge = async (transaction: Database, paid: Settling): Promise<void> => {
  const { row, charge } = paid
  const period = periodOf(paid)
  const order = await keepOrder(transaction, { ...paid, period })
  await transaction
    .update(subscriptionCharges)
    .set({ ...period, orderNumber: order.number })
    .where(isCharge(charge))
  if (charge.kind === 'change' && (paid.isLate || row.state === 'ended')) {
    return giveBackLater(transaction, { ...paid, order })
  }
  if (charge.kind === 'renewal' && isUnexpected(paid))
    return settleUnexpected(transaction, { ...paid, order })
  await giveLicence(transaction, order)
  await moveOn(transaction, { ...paid, period })
}
