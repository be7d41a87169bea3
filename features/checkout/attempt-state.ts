import { isDeepStrictEqual } from 'node:util'
import type { CheckoutState } from './checkout-answers.ts'
import type { Attempt, AttemptRequest, Purchase } from './purchase-contract.ts'

const STATES = {
  created: 'processing',
  pending: 'processing',
  action: 'action',
  failed: 'failed',
  succeeded: 'paid',
} as const satisfies Record<Attempt['state'], CheckoutState>

/** True if an attempt to pay may still end either way: no other one begins before it has. */
export const isOpenAttempt = (attempt: Attempt | null): attempt is Attempt =>
  attempt !== null && attempt.state !== 'succeeded' && attempt.state !== 'failed'

/** The state of a purchase as its page shows it. */
export const checkoutStateOf = ({ attempt, orderNumber }: Purchase): CheckoutState => {
  if (orderNumber !== null) return 'paid'
  return attempt ? STATES[attempt.state] : 'open'
}

type Try = {
  attempt: Attempt | null
  wanted: Pick<AttemptRequest, 'method' | 'methodToken' | 'buyer' | 'total'>
}

/**
 * Tells whether an attempt is what a request asks for once more: a double click, or an answer that was lost. A card is known by
 * its token, which can be charged once; an approval while it is open.
 */
export const isSameTry = ({ attempt, wanted }: Try, isOpen: boolean): boolean => {
  if (!attempt || attempt.method !== wanted.method) return false
  if (attempt.methodToken !== wanted.methodToken) return false
  const isSameCharge =
    attempt.total === wanted.total && isDeepStrictEqual(attempt.buyer, wanted.buyer)
  return isSameCharge && (isOpen || attempt.methodToken !== null)
}
