import { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { isFailedReplay, MOST_TRIES } from './stripe-client.ts'

type RefundInput = { intent: string; key: string; amount: number }

/** Statuses of a refund that never arrived. */
const LOST = ['failed', 'canceled']

const isUnderWay = ({ status }: Stripe.Refund): boolean => !LOST.includes(status ?? '')

const MOST_LISTED = 100

/** The status of a key that another call is at work under (docs.stripe.com/error-codes `idempotency_key_in_use`). */
const IN_USE = 409

/** The refund that there is under a key, pending ones too: Stripe forgets the key of a call in a day, and a bank may take longer. */
const underKey = async (stripe: Stripe, { intent, key }: RefundInput) => {
  const refunds = stripe.refunds.list({ payment_intent: intent, limit: MOST_LISTED })
  for await (const refund of refunds) {
    if (refund.metadata?.refund_key === key && isUnderWay(refund)) return refund
  }
  return undefined
}

/** One try; nothing where Stripe gave the answer of an earlier one that has failed. */
const tried = async (
  stripe: Stripe,
  { intent, key, amount, number }: RefundInput & { number: number },
): Promise<Stripe.Refund | undefined> => {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refund_key: key } },
      // A repeated call would be told a kept failure at once, before what the first one made is listed.
      { idempotencyKey: `${key}-${number}`, maxNetworkRetries: 0 },
    )
    // What is answered again is as old as its first answer.
    const now = await stripe.refunds.retrieve(refund.id)
    return isUnderWay(now) ? now : undefined
  } catch (error) {
    if (isFailedReplay(error)) return undefined
    const isInUse = error instanceof Stripe.errors.StripeError && error.statusCode === IN_USE
    if (!isInUse) throw error
    throw new UpstreamError({ upstream: 'payment', fault: 'failed', code: error.code, ms: 0 })
  }
}

/**
 * Gives money of a payment back once for a key, however long after. A try whose failure Stripe only tells again is followed by
 * one under a key of its own. Throws Stripe's errors, and `UpstreamError` after too many tries.
 */
export const refundOnce = async (stripe: Stripe, wanted: RefundInput): Promise<Stripe.Refund> => {
  const known = await underKey(stripe, wanted)
  if (known) return known
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const refund = await tried(stripe, { ...wanted, number })
    if (refund) return refund
  }
  // A dispute, or a refund that a bank holds, takes days: it is asked for again.
  throw new UpstreamError({ upstream: 'payment', fault: 'failed', ms: 0 })
}
