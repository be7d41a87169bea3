import type { Database } from '#services/db/database.ts'
import { hasTimeLeft } from '#services/entitlement/entitlement.ts'
import { contractRows } from '#services/entitlement/paid-rows.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { endSubscription, type EndReason, notifyUnchanged } from './end-subscription.ts'
import { nextRenewal } from './renewal-price.ts'
import {
  ordersOf,
  changeSubscription,
  abandonCharge,
  lockContract,
  openChargeOf,
  type SubscriptionRow,
} from './subscription-store.ts'

/** Announces the renewal again at the price of the plan that is left: the first notice had the price of the refunded one. */
const announceLowerPrice = async (
  transaction: Database,
  { row, order, now }: { row: SubscriptionRow; order: OrderRow; now: Date },
): Promise<void> => {
  const { renewalNotice, plan, seats, currency, periodEnd: at } = row
  const isAnnounced =
    renewalNotice?.plan === order.quote.plan && renewalNotice.seats === order.seats
  if (!isAnnounced || (renewalNotice.plan === plan && renewalNotice.seats === seats)) return
  const left = { ...row, nextPlan: null, nextSeats: null }
  const price = nextRenewal(left, await ordersOf(transaction, row))
  // Told once, a renewal costs no more than that.
  if (!price || price.total >= renewalNotice.total) return
  await putMail(transaction, {
    key: `renewal-notice:${row.id}:less:${now.toISOString()}`,
    kind: 'renewal-notice',
    language: row.language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      plan,
      seats: String(seats),
      amount: String(price.amount),
      total: String(price.total),
      currency,
      at: at.toISOString(),
    },
    now,
  })
  await changeSubscription(transaction, {
    id: row.id,
    now,
    renewalNotice: { ...renewalNotice, ...price },
  })
}

/** A change of plan that is on its way was priced on what is gone. */
const giveUpChange = async (
  transaction: Database,
  { row, now }: { row: SubscriptionRow; now: Date },
): Promise<void> => {
  const charge = await openChargeOf(transaction, row.id)
  if (charge?.kind !== 'change') return
  await abandonCharge(transaction, { charge, now })
  await notifyUnchanged(transaction, { row, charge, now })
}

/** Adjusts a subscription after a refund: it ends where no paid time is left, with a mail for `reason`; else renews at the price of what is left. */
export const adjustAfterRefund = async (
  transaction: Database,
  { order, now, reason }: { order: OrderRow; now: Date; reason?: EndReason },
): Promise<SubscriptionRow | undefined> => {
  const contract = order.subscriptionId
  const row = contract === null ? undefined : await lockContract(transaction, contract)
  if (!contract || !row || row.state === 'ended') return row
  await giveUpChange(transaction, { row, now })
  const isLeft = hasTimeLeft(await contractRows(transaction, contract), { contract, now })
  // Whoever has not paid for the next year yet is asked for it, whatever became of a change.
  if (!isLeft && order.kind !== 'change') {
    return endSubscription(transaction, { row, now, ...(reason && { reason }) })
  }
  await announceLowerPrice(transaction, { row, order, now })
  return row
}
