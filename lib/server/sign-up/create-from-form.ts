import type { CreateAccountAnswer } from '#lib/contracts/create-account.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { TOO_MANY_REQUESTS } from '../answer/too-many-requests.ts'
import { createAccount } from '../upstream/create-account.ts'
import { logUpstream } from '../upstream/log-upstream.ts'
import { accountPayload } from './account-payload.ts'
import { formKeys } from './form-keys.ts'
import type { Posted } from './posted.ts'

type Attempt = { wanted: SignUpRequest; posted: Posted; signal: AbortSignal }

type Outcome = CreateAccountAnswer | 'exists' | 'limited' | 'failed'

const create = async ({ wanted, posted, signal }: Attempt): Promise<Outcome> => {
  const { headers, site } = posted
  const payload = accountPayload(wanted, { headers, site })
  const { hashKey, userServiceUrl } = site
  const [key = '', keyBefore = ''] = formKeys({ payload, headers, now: Date.now(), hashKey })
  const { Email: email, IpAddress: address } = payload
  const waitS = await site.limitSignUp({ email, idempotencyKey: key, address })
  if (waitS !== undefined) return 'limited'
  const ask = (idempotencyKey: string) =>
    createAccount({ payload, idempotencyKey, userServiceUrl, signal })
  const outcome = await ask(key)
  // The account may be the one that this very form made a moment ago, in the minute before.
  return outcome === 'exists' ? ask(keyBefore) : outcome
}

/** Creates the account of a form that was posted without script; failures of the service are logged here. */
export const createFromForm = async (attempt: Attempt): Promise<Outcome> => {
  try {
    return await create(attempt)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(attempt.posted.site.log, error)
    return isRefusal(error, [TOO_MANY_REQUESTS]) ? 'limited' : 'failed'
  }
}
