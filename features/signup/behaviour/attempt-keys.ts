import { randomKey } from '#lib/browser/random-key.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import type { Outcome } from '../machine.ts'

/** A request and the key that it goes under each time. */
type KeyedRequest = { request: SignUpRequest; idempotencyKey: string }

/** What brought the visitor may become known between two tries; it makes no other account. */
const textOf = (request: SignUpRequest) => JSON.stringify({ ...request, trafficSource: undefined })

/**
 * Keeps one idempotency key for each request, and the request as it went, until it is refused: a visitor whose
 * answer or whose way to the web app got lost and who presses again, even after trying another address, is
 * still making the same account (S1 §4; never "exists" for his own).
 */
export const createAttemptKeys = () => {
  const open = new Map<string, KeyedRequest>()
  const made = new Set<string>()
  return {
    attemptFor: (request: SignUpRequest): KeyedRequest => {
      const text = textOf(request)
      const attempt = open.get(text) ?? { request, idempotencyKey: randomKey() }
      open.set(text, attempt)
      return attempt
    },
    /** Takes note of an outcome; tells whether the account is new, which it is once. */
    settle: (request: SignUpRequest, outcome: Outcome): boolean => {
      const text = textOf(request)
      if (outcome === 'exists' || outcome === 'limited') open.delete(text)
      if (outcome !== 'created' || made.has(text)) return false
      made.add(text)
      return true
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
