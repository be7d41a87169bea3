import { randomKey } from '#lib/browser/random-key.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import type { Outcome } from '../machine.ts'

/**
 * Keeps one idempotency key for each request until its outcome is known: a visitor whose answer got lost
 * and who presses again, even after trying another address, is still making the same account (S1 §4; never
 * "exists" for his own).
 */
export const createAttemptKeys = () => {
  const open = new Map<string, string>()
  return {
    keyFor: (request: SignUpRequest): string => {
      const text = JSON.stringify(request)
      const key = open.get(text) ?? randomKey()
      open.set(text, key)
      return key
    },
    settle: (request: SignUpRequest, outcome: Outcome): void => {
      if (outcome !== 'failed') open.delete(JSON.stringify(request))
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
