import { randomKey } from '#lib/browser/random-key.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import type { Outcome } from '../machine.ts'

/** A request and the key that it goes under each time. */
type KeyedRequest = { request: SignUpRequest; idempotencyKey: string }

/** What brought the visitor may become known between two tries; it makes no other account. */
const textOf = (request: SignUpRequest) => JSON.stringify({ ...request, trafficSource: undefined })

/**
 * Keeps one idempotency key for each request, and the request as it went, until its outcome is known: a visitor
 * whose answer got lost and who presses again, even after trying another address, is still making the same
 * account (S1 §4; never "exists" for his own).
 */
export const createAttemptKeys = () => {
  const open = new Map<string, KeyedRequest>()
  return {
    attemptFor: (request: SignUpRequest): KeyedRequest => {
      const text = textOf(request)
      const attempt = open.get(text) ?? { request, idempotencyKey: randomKey() }
      open.set(text, attempt)
      return attempt
    },
    settle: (request: SignUpRequest, outcome: Outcome): void => {
      if (outcome !== 'failed') open.delete(textOf(request))
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
