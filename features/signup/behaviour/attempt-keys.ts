import { randomKey } from '#lib/browser/random-key.ts'
import { CREATED_KEY_LIFE_MS } from '#lib/config/constants.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import type { Outcome } from '../machine.ts'

/** A request and the key that it goes under each time. */
type KeyedRequest = {
  request: SignUpRequest
  idempotencyKey: string
  /** When its account was made, in milliseconds. */
  createdAt?: number
}

/** What brought the visitor may become known between two tries; it makes no other account. */
const textOf = (request: SignUpRequest) => JSON.stringify({ ...request, trafficSource: undefined })

const isPast = ({ createdAt = Infinity }: KeyedRequest) =>
  Date.now() > createdAt + CREATED_KEY_LIFE_MS

/**
 * Keeps one idempotency key for each request, and the request as it went: a visitor whose answer or whose way to
 * the web app got lost and who presses again, even after trying another address, is still making the same account
 * (S1 §4; never "exists" for his own). Nobody who comes to the page much later is signed in by it.
 */
export const createAttemptKeys = () => {
  const kept = new Map<string, KeyedRequest>()
  return {
    attemptFor: (request: SignUpRequest): KeyedRequest => {
      const text = textOf(request)
      const known = kept.get(text)
      if (known && !isPast(known)) return known
      const attempt = { request, idempotencyKey: randomKey() }
      kept.set(text, attempt)
      return attempt
    },
    /** Takes note of an outcome; tells whether the account is new, which it is once. */
    settle: (request: SignUpRequest, outcome: Outcome): boolean => {
      const text = textOf(request)
      const attempt = kept.get(text)
      if (outcome === 'exists') kept.delete(text)
      if (outcome !== 'created' || !attempt || attempt.createdAt !== undefined) return false
      attempt.createdAt = Date.now()
      return true
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
