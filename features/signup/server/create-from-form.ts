import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import type { CreateAccountAnswer } from '../create-account-contract.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'
import { accountPayload } from './account-payload.ts'
import { attemptKeys } from './attempt.ts'
import type { CheckedRequest } from './checked-request.ts'
import { countSignUp, forwardAccount } from './forward-account.ts'

type FormSignUp = {
  wanted: SignUpRequest
  /** Value of the cookie b_attempt. */
  attempt: string
  posted: CheckedRequest
  signal: AbortSignal
}

type Outcome = CreateAccountAnswer | 'exists' | 'limited' | 'failed'

const create = async ({ wanted, attempt, posted, signal }: FormSignUp): Promise<Outcome> => {
  const { headers, site } = posted
  const { hashKey, userServiceUrl } = site
  const payload = accountPayload(wanted, { headers, site })
  const keys = attemptKeys({ attempt, payload, hashKey })
  const { Email: email, IpAddress: address } = payload
  const waitS = await site.limitSignUp({ email, idempotencyKey: keys.idempotencyKey, address })
  if (waitS !== undefined) {
    countSignUp('limited')
    return 'limited'
  }
  return forwardAccount({ payload, keys, visitor: headers, userServiceUrl, signal })
}

/** Creates the account of a form that was posted without script; failures of the service are logged here. */
export const createFromForm = async (form: FormSignUp): Promise<Outcome> => {
  try {
    return await create(form)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(form.posted.site.log, error)
    return isRefusal(error, [TOO_MANY_REQUESTS]) ? 'limited' : 'failed'
  }
}
