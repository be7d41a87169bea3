import { CONSENT_HEADER, visitorConsent } from '#features/consent/visitor-consent.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { measure } from '#lib/util/measure.ts'
import {
  createAccountAnswer,
  type CreateAccountAnswer,
  type CreateAccountPayload,
} from '../create-account-contract.ts'
import { EARLIER_IDEMPOTENCY_HEADER, IDEMPOTENCY_HEADER } from '../idempotency.ts'
import type { AttemptKeys } from './attempt.ts'

type Creation = {
  payload: CreateAccountPayload
  /** The same for every repetition of one attempt. */
  keys: AttemptKeys
  /** The headers of the visitor's browser. */
  visitor: Headers
  userServiceUrl: string
  signal: AbortSignal
}

const CONFLICT = 409

type Outcome = 'created' | 'exists' | 'limited' | 'failed'

/** Counts a sign-up by how it ended, here or at the user service. */
export const countSignUp = (outcome: Outcome): void => measure('bib_sign_ups_total', { outcome })

/** `POST {user service}/user/` (S1 §7): the tokens, or `exists` for an address that has an account; throws `UpstreamError`. */
export const forwardAccount = async ({
  payload,
  keys: { idempotencyKey, earlierKey },
  visitor: headers,
  userServiceUrl,
  signal,
}: Creation): Promise<CreateAccountAnswer | 'exists'> => {
  try {
    const created = await callUpstream({
      upstream: 'user',
      request: {
        method: 'post',
        url: `${userServiceUrl}/user/`,
        data: payload,
        headers: {
          [IDEMPOTENCY_HEADER]: idempotencyKey,
          ...(earlierKey && { [EARLIER_IDEMPOTENCY_HEADER]: earlierKey }),
          [CONSENT_HEADER]: visitorConsent({ choice: cookieIn(headers, 'choice'), headers }),
        },
      },
      answer: createAccountAnswer,
      signal,
    })
    countSignUp('created')
    return created
  } catch (error) {
    if (isRefusal(error, [CONFLICT])) {
      countSignUp('exists')
      return 'exists'
    }
    if (error instanceof UpstreamError) {
      countSignUp(isRefusal(error, [TOO_MANY_REQUESTS]) ? 'limited' : 'failed')
    }
    throw error
  }
}
