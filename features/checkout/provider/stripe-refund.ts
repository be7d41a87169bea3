import { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'

type Wanted = { intent: string; key: string; amount: number }

/** Statuses of a refund that never arrived. */
const LOST = ['failed', 'canceled']

/** Tries of one refund; each comes after one that has failed for good. */
const MOST_TRIES = 20

const isReplay = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.headers?.['idempotent-replayed'] === 'true' &&
  (error.statusCode ?? 0) < 500

type Try = Wanted & { number: number }

/** One try; nothing where Stripe gave the answer of an earlier one that has failed. */
const tried = async (
  stripe: Stripe,
  { intent, key, amount, number }: Try,
): Promise<Stripe.Refund | undefined> => {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refund_key: key } },
      { idempotencyKey: `${key}-${number}` },
    )
    // What is answered again is as old as its first answer.
    const now = await stripe.refunds.retrieve(refund.id)
    return LOST.includes(now.status ?? '') ? undefined : now
  } catch (error) {
    if (isReplay(error)) return undefined
    throw error
  }
}

/**
 * Gives money of a payment back once for a key. Stripe keeps the answer of a key for a day, a failure too: a try whose failure is
 * only told again is followed by one under a key of its own. Throws Stripe's errors, and `UpstreamError` after too many tries.
 */
export const refundOnce = async (stripe: Stripe, wanted: Wanted): Promise<Stripe.Refund> => {
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const refund = await tried(stripe, { ...wanted, number })
    if (refund) return refund
  }
  throw new UpstreamError({ upstream: 'payment', fault: 'refused', status: 409, ms: 0 })
}
