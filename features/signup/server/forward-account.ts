import { callUpstream } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import {
  createAccountAnswer,
  type CreateAccountAnswer,
  type CreateAccountPayload,
} from '../create-account-contract.ts'
import { IDEMPOTENCY_HEADER } from '../idempotency.ts'

type Creation = {
  payload: CreateAccountPayload
  /** The same for every repetition of one attempt. */
  idempotencyKey: string
  userServiceUrl: string
  signal: AbortSignal
}

const CONFLICT = 409

/** `POST {user service}/user/` (S1 §7): the tokens, or `exists` for an address that has an account; throws `UpstreamError`. */
export const forwardAccount = async ({
  payload,
  idempotencyKey,
  userServiceUrl,
  signal,
}: Creation): Promise<CreateAccountAnswer | 'exists'> => {
  try {
    return await callUpstream({
      upstream: 'user',
      request: {
        method: 'post',
        url: `${userServiceUrl}/user/`,
        data: payload,
        headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      },
      answer: createAccountAnswer,
      signal,
    })
  } catch (error) {
    if (isRefusal(error, [CONFLICT])) return 'exists'
    throw error
  }
}
