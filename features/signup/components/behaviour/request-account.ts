import { isAxiosError } from 'axios'
import type { WireDestination } from '#features/destination/destination.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { browserClient } from '#lib/http/browser-client.ts'
import { fieldOf } from '#lib/util/field-of.ts'
import { IDEMPOTENCY_HEADER } from '../../idempotency.ts'
import type { ArrivesAnswer, SignUpRequest } from '../../sign-up-contract.ts'
import type { SignUpOutcome } from '../../sign-up-machine.ts'

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
