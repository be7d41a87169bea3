import type { CheckoutState } from './checkout-answers.ts'
import type { Attempt, Purchase } from './purchase-contract.ts'

/** Minutes after which an attempt to pay that waits for its buyer is given up. */
export const ACTION_LIFE_MIN = 15

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
