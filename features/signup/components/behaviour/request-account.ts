import { isAxiosError } from 'axios'
import type { WireDestination } from '#features/destination/destination.ts'
import { randomKey } from '#lib/browser/random-key.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { browserClient } from '#lib/http/browser-client.ts'
import { fieldOf } from '#lib/util/field-of.ts'
import { signUpStore } from '../../browser/sign-up-store.ts'
import { IDEMPOTENCY_HEADER } from '../../idempotency.ts'
import type { ArrivesAnswer, SignUpRequest } from '../../sign-up-contract.ts'
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

/** Milliseconds for which the dialog waits for an account, all tries together. */
const SIGN_UP_TIMEOUT_MS = 20_000

type Attempt = {
  request: SignUpRequest
  /** Stays the same for every try of one attempt. */
  idempotencyKey: string
}

const CREATED = 201

const REFUSALS: Readonly<Record<number, SignUpOutcome>> = { 409: 'exists', 429: 'limited' }

const ARRIVES: ArrivesAnswer['status'] = 'arrives'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Read by hand, as a schema would cost the dialog a kilobyte; whoever follows it checks it. */
const destinationOf = (data: unknown): WireDestination => {
  const destination = fieldOf(data, 'destination')
  return { url: textOf(fieldOf(destination, 'url')), t: textOf(fieldOf(destination, 't')) }
}

/** The outcome of an attempt. */
type Answer = {
  outcome: SignUpOutcome
  /** Seconds to wait before the next one, where the answer told. */
  waitS?: number | undefined
  /** The arrival that this tab goes on with, where the account is new. */
  arrival?: string | undefined
  /** The server's id of the account for the platform of an advertisement. */
  eventId?: string | undefined
  /** The destination of a visitor who has an account already. */
  destination?: WireDestination | undefined
}

/** Asks the site to create an account; a failed call is an outcome, a fault of our own code is thrown. */
export const requestAccount = async ({ request, idempotencyKey }: Attempt): Promise<Answer> => {
  try {
    const { status, data } = await browserClient.post<unknown>(API_PATHS.signUp, request, {
      headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      signal: AbortSignal.timeout(SIGN_UP_TIMEOUT_MS),
    })
    if (status === CREATED) {
      const [arrival, eventId] = ['arrival', 'eventId'].map((name) => textOf(fieldOf(data, name)))
      return { outcome: 'created', arrival, eventId }
    }
    if (fieldOf(data, 'status') !== ARRIVES) return { outcome: 'failed' }
    return { outcome: 'arrives', destination: destinationOf(data) }
  } catch (error) {
    if (!isAxiosError(error)) throw error
    const { status = 0, headers = {} } = error.response ?? {}
    return {
      outcome: REFUSALS[status] ?? 'failed',
      waitS: Number(headers['retry-after']) || undefined,
    }
  }
}
