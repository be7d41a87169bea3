import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import type { ChargeState, FailureReason } from '#features/checkout/payment-terms.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import type { Waits } from '#services/context/services-context.ts'

/** The lifetime of a token from the card frame. */
export const TOKEN_LIFE_MS = 60 * MINUTE_MS

/** The usual ones. */
export const WAITS: Waits = {
  slowMs: 6000,
  verySlowMs: 150_000,
  breaksMs: 4000,
  disputeMs: 8000,
}

/** The first state of a charge, and the moment when a state that is not final is decided. */
export type Course = {
  state: ChargeState
  reason: FailureReason | null
  decidesAfterMs: number | null
}

/** The outcome of a state that is not final, once its time has come. */
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

/** The first course of a charge to a test card (`features/checkout/test-cards.ts`). */
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
    failsAtRenewal: succeeds,
    failsOnceAtRenewal: succeeds,
    disputed: succeeds,
  }
  return courses[card]
}

const LAST_PLACE_HOURS = 12

/** True if a card is past its month, `2028-04`: it is good until that month has ended everywhere. */
export const hasExpired = (expires: string, now: Date): boolean => {
  const [year, month] = expires.split('-')
  return now.getTime() >= Date.UTC(Number(year), Number(month), 1, LAST_PLACE_HOURS)
}

/** The payment method of a subscription. */
export type Method = {
  /** Nothing of an approval in PayPal's manner. */
  card: TestCard | null
  expires: string | null
  /** Later charges with it so far. */
  charges: number
}

/** The course of a later charge, where nobody is there to confirm it at a bank. */
export const laterCourseOf = (
  { card, expires, charges }: Method,
  { now, waits }: { now: Date; waits: Waits },
): Course => {
  if (card === null) return succeeds
  if (expires !== null && hasExpired(expires, now)) return failed('declined')
  if (card === 'secure') return failed('authentication-failed')
  if (card === 'failsAtRenewal') return failed('declined')
  if (card === 'failsOnceAtRenewal' && charges === 0) return failed('declined')
  return courseOf(card, waits)
}

/** True if a bank lets a card be kept for later charges. */
export const isKept = (card: TestCard): boolean =>
  !['declined', 'noPayment', 'breaks'].includes(card)

/** The moment when the buyer of a charge that succeeded will dispute it with the bank. */
export const disputesAt = (
  card: TestCard | null,
  { now, waits }: { now: Date; waits: Waits },
): Date | null => (card === 'disputed' ? new Date(now.getTime() + waits.disputeMs) : null)

/** The outcome of a charge whose time has come: an action that nobody confirmed, or a pending charge that a bank has decided. */
export const endingOf = (state: 'action' | 'pending', card: TestCard | null): ChargeEnding => {
  if (state === 'action') return { state: 'failed', reason: 'abandoned' }
  return card === 'failsLater'
    ? { state: 'failed', reason: 'declined' }
    : { state: 'succeeded', reason: null }
}
