import { randomKey } from '#lib/browser/random-key.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import type { Outcome } from './create-account.ts'

/**
 * Keeps one idempotency key for a request until its outcome is known: a visitor whose answer got lost
 * and who presses again is still making the same account (S1 §4; never "exists" for his own).
 */
export const createAttemptKeys = () => {
  let last: { request: string; key: string } | null = null
  return {
    keyFor: (request: SignUpRequest): string => {
      const text = JSON.stringify(request)
      if (last?.request !== text) last = { request: text, key: randomKey() }
      return last.key
    },
    settle: (outcome: Outcome): void => {
      if (outcome !== 'failed') last = null
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
