import { randomKey } from '#lib/browser/random-key.ts'
import { signUpStore } from '../../browser/sign-up-store.ts'
import type { SignUpOutcome } from '../../sign-up-machine.ts'

/** Milliseconds in which a press after the account was created is the same attempt: time to try the way to the web app again. */
export const CREATED_KEY_LIFE_MS = 5 * 60_000

const isPast = (createdAt: number) => Date.now() > createdAt + CREATED_KEY_LIFE_MS

/**
 * Keeps to the key of the page's attempts, which the handler makes one for each address of (docs/decisions/016): a visitor
 * whose answer or whose way to the web app got lost and who presses again, even after trying another address, is still
 * making the same account (S1 §4; never "exists" for an own one). Nobody who comes to the page much later is signed in by it.
 */
export const createAttemptKeys = () => {
  /** The time at which the account of an address was made, in milliseconds. */
  const created = new Map<string, number>()
  return {
    current: (): string => {
      if ([...created.values()].some(isPast)) {
        created.clear()
        signUpStore.setState({ attempt: randomKey() })
      }
      return signUpStore.getState().attempt
    },
    /** Takes note of an outcome; tells whether the account is new, which it is once. */
    settle: (email: string, outcome: SignUpOutcome): boolean => {
      const address = email.toLowerCase()
      if (outcome !== 'created' || created.has(address)) return false
      created.set(address, Date.now())
      return true
    },
  }
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>
