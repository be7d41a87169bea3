import 'server-only'
import type { Site } from '#lib/server/site.ts'
import type { OrderPayment, RefundReportAnswer } from '../refund-contract.ts'
import { fetchOrderPayment } from './refund-calls.ts'
import { reportRefund } from './report-refund.ts'

/** What is needed of a payment driver. */
type Payments = {
  look: (paymentId: string, signal: AbortSignal) => Promise<{ paymentId: string; refunded: number }>
  refund: (
    request: { paymentId: string; key: string; amount: number },
    signal: AbortSignal,
  ) => Promise<{ refunded: number }>
}

type Wanted = {
  site: Pick<Site, 'userServiceUrl'>
  payments: Payments
  orderNumber: string
  /** In minor units; all that is left when left out. */
  amount?: number | undefined
  reason: string
  /** Whether a second refund within a day is meant so. */
  isAgain: boolean
  now: Date
  signal: AbortSignal
}

/**
 * `written-down`: the provider had given money back before, which the order knows now; nothing more went back. `pending`: the provider
 * has taken the refund and a bank has to decide; the order learns of it by the provider's message.
 */
export type GivenBack = {
  outcome: 'given-back' | 'written-down' | 'pending'
  answer: RefundReportAnswer
}

/** Why no money went back; the message is for the operator. */
export class RefundError extends Error {
  override name = 'RefundError'
}

const DAY_MS = 86_400_000

const amountOf = ({ amount }: Wanted, { total, refunded, orderNumber }: OrderPayment): number => {
  const left = total - refunded
  if (left === 0) throw new RefundError(`All of ${orderNumber} has been given back already.`)
  if (amount === undefined) return left
  if (amount < 1) throw new RefundError('Name an amount above 0.')
  if (amount > left) throw new RefundError(`Only ${left} minor units of ${orderNumber} are left.`)
  return amount
}

/** A command that was cut short is given again: whether the first one had done it, the list of refunds says. */
const refuseRepeat = ({ isAgain, now }: Wanted, { refunds }: OrderPayment) => {
  const last = refunds.at(-1)
  if (!last || isAgain || now.getTime() - Date.parse(last.refundedAt) > DAY_MS) return
  throw new RefundError(
    `Credit note ${last.creditNote} of ${last.amount} minor units was made for this order at ${last.refundedAt}: add --again to give back more.`,
  )
}

/**
 * Gives money of an order back: at the payment provider, then in the order. What the provider gave back before and the order does not
 * know, since a command broke off or a notice is late, is written down first, and ends the command, so that nothing goes back twice by
 * mistake. Throws `RefundError` or `UpstreamError`.
 */
export const giveBack = async (wanted: Wanted): Promise<GivenBack> => {
  const { site, payments, orderNumber, reason, signal } = wanted
  const order = await fetchOrderPayment({ site, orderNumber, signal })
  const { paymentId } = order
  const charge = await payments.look(paymentId, signal)
  const healed = await reportRefund({ site, orderNumber, charge, signal, reason })
  if (healed) return { outcome: 'written-down', answer: healed }
  refuseRepeat(wanted, order)
  const amount = amountOf(wanted, order)
  // The same command finds the same amount given back before, and is the same refund to the provider.
  const key = `refund-${orderNumber}-${order.refunded}-${amount}`
  const { refunded } = await payments.refund({ paymentId, key, amount }, signal)
  const told = { paymentId, refunded }
  const answer = await reportRefund({ site, orderNumber, charge: told, signal, reason })
  // The provider's notice may have been faster than we are.
  const known = { orderNumber, total: order.total, refunded, refund: null }
  const isThere = refunded >= order.refunded + amount
  return { outcome: isThere ? 'given-back' : 'pending', answer: answer ?? known }
}

type WantedRest = Omit<Wanted, 'amount' | 'isAgain'>

/** `undefined` where nothing is left. */
const giveOnce = async (wanted: WantedRest): Promise<GivenBack | undefined> => {
  try {
    return await giveBack({ ...wanted, isAgain: true })
  } catch (error) {
    // With no amount, and meant so, only that nothing is left can be said against it.
    if (!(error instanceof RefundError)) throw error
    return undefined
  }
}

/**
 * Gives back what is left of an order, also where part of it was given back before; asked again it changes nothing, and says
 * `written-down`. Throws `UpstreamError`.
 */
export const giveBackRest = async (wanted: WantedRest): Promise<GivenBack['outcome']> => {
  const first = await giveOnce(wanted)
  if (first?.outcome !== 'written-down') return first?.outcome ?? 'written-down'
  // What the provider had given back before is written down; the rest follows.
  const rest = await giveOnce(wanted)
  return rest?.outcome ?? 'written-down'
}
