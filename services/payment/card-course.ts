import { ACTION_LIFE_MIN } from '#features/checkout/attempt-state.ts'
import type { ChargeState, FailureReason } from '#features/checkout/payment-terms.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'

const MINUTE_MS = 60_000

/** Milliseconds that the slower courses take. */
export type Waits = {
  slowMs: number
  /** Longer than a page waits (`PAYMENT_WAIT_MS`). */
  verySlowMs: number
  /** For so long a call that breaks is answered by a failure; then the charge is there, failed. */
  breaksMs: number
}

export const WAITS: Waits = { slowMs: 6000, verySlowMs: 150_000, breaksMs: 4000 }

/** What becomes of a charge at once, and when a state that is not final is decided. */
export type Course = {
  state: ChargeState
  reason: FailureReason | null
  decidesAfterMs: number | null
}

/** How a state that is not final ends when its time has come. */
export type ChargeEnding =
  | { state: 'succeeded'; reason: null }
  | { state: 'failed'; reason: FailureReason }

const succeeds: Course = { state: 'succeeded', reason: null, decidesAfterMs: null }

const failed = (reason: FailureReason): Course => ({
  state: 'failed',
  reason,
  decidesAfterMs: null,
})

const pending = (decidesAfterMs: number): Course => ({
  state: 'pending',
  reason: null,
  decidesAfterMs,
})

/** Waits for the buyer, as long as an attempt lives. */
export const ASKS_BUYER: Course = {
  state: 'action',
  reason: null,
  decidesAfterMs: ACTION_LIFE_MIN * MINUTE_MS,
}

/** A token that is unknown, old or used: nothing was taken. */
export const NO_CARD: Course = failed('call-failed')

/** Ended before it was started. */
export const ABANDONED: Course = failed('abandoned')

/** What a charge of a test card does first (`features/checkout/test-cards.ts`). */
export const courseOf = (card: TestCard, waits: Waits): Course => {
  const courses: Record<TestCard, Course> = {
    succeeds,
    succeedsMastercard: succeeds,
    canadian: succeeds,
    declined: failed('declined'),
    secure: ASKS_BUYER,
    slow: pending(waits.slowMs),
    verySlow: pending(waits.verySlowMs),
    failsLater: pending(waits.slowMs),
    noPayment: failed('no-payment'),
    breaks: failed('call-failed'),
  }
  return courses[card]
}

/** What becomes of a charge whose time has come: nobody answered an action, a bank has decided what was pending. */
export const endingOf = (state: 'action' | 'pending', card: TestCard | null): ChargeEnding => {
  if (state === 'action') return { state: 'failed', reason: 'abandoned' }
  return card === 'failsLater'
    ? { state: 'failed', reason: 'declined' }
    : { state: 'succeeded', reason: null }
}
