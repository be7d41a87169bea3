import { isAxiosError } from 'axios'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { SIGN_UP_TIMEOUT_MS } from '#lib/config/constants.ts'
import { IDEMPOTENCY_HEADER } from '#lib/contracts/idempotency.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import { browserClient } from '#lib/http/browser-client.ts'
import type { Outcome } from '../machine.ts'

type Attempt = {
  request: SignUpRequest
  /** Stays the same for every try of one attempt. */
  idempotencyKey: string
}

const CREATED = 201

const REFUSALS: Readonly<Record<number, Outcome>> = { 409: 'exists', 429: 'limited' }

/** What became of an attempt. */
type Answer = {
  outcome: Outcome
  /** Seconds to wait before the next one, where the answer told. */
  waitS?: number | undefined
}

/** Asks the site to create an account; a failed call is an outcome, a fault of our own code is thrown. */
export const createAccount = async ({ request, idempotencyKey }: Attempt): Promise<Answer> => {
  try {
    const { status } = await browserClient.post(API_PATHS.signUp, request, {
      headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      signal: AbortSignal.timeout(SIGN_UP_TIMEOUT_MS),
    })
    return { outcome: status === CREATED ? 'created' : 'failed' }
  } catch (error) {
    if (!isAxiosError(error)) throw error
    const { status = 0, headers = {} } = error.response ?? {}
    return {
      outcome: REFUSALS[status] ?? 'failed',
      waitS: Number(headers['retry-after']) || undefined,
    }
  }
}
