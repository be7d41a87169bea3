import { randomKey } from '#lib/browser/random-key.ts'
import { CREATED_KEY_LIFE_MS } from '#lib/config/constants.ts'
import { signUpStore } from '../../browser/sign-up-store.ts'
import type { SignUpRequest } from '../../sign-up-contract.ts'
import type { SignUpOutcome } from '../../sign-up-machine.ts'

/** A request and the key that it goes under each time. */
type KeyedRequest = { request: SignUpRequest; idempotencyKey: string }

type Kept = {
  request: SignUpRequest
  /** When its account was made, in milliseconds. */
  createdAt?: number
}

/** What brought the visitor may become known between two tries; it makes no other account. */
const textOf = (request: SignUpRequest) => JSON.stringify({ ...request, trafficSource: undefined })

const isPast = ({ createdAt = Infinity }: Kept) => Date.now() > createdAt + CREATED_KEY_LIFE_MS

/**
 * Keeps to the key of the page's attempts, which the handler makes one for each address and form of
 * (docs/decisions/016), and keeps each request as it went: a visitor whose answer or whose way to the web app got lost and
 * who presses again, even after trying another address, is still making the same account (S1 §4; never "exists" for
 * his own). Nobody who comes to the page much later is signed in by it.
 */
export const createAttemptKeys = () => {
  const kept = new Map<string, Kept>()
  return {
    attemptFor: (request: SignUpRequest): KeyedRequest => {
      const text = textOf(request)
      if ([...kept.values()].some(isPast)) {
        kept.clear()
        signUpStore.setState({ attempt: randomKey() })
      }
      const known = kept.get(text) ?? { request }
      kept.set(text, known)
      return { request: known.request, idempotencyKey: signUpStore.getState().attempt }
    },
    /** Takes note of an outcome; tells whether the account is new, which it is once. */
    settle: (request: SignUpRequest, outcome: SignUpOutcome): boolean => {
      const attempt = kept.get(textOf(request))
      if (outcome !== 'created' || !attempt || attempt.createdAt !== undefined) return false
      attempt.createdAt = Date.now()
      return true
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
