import type { NextResponse } from 'next/server'
import type { CreateAccountAnswer } from '#lib/contracts/create-account.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { setCookie } from '../answer/cookie.ts'
import { seeOther } from '../answer/see-other.ts'
import { writePendingHandOff } from '../hand-off/pending-hand-off.ts'
import { createAccount } from '../upstream/create-account.ts'
import { logUpstream } from '../upstream/log-upstream.ts'
import { accountPayload } from './account-payload.ts'
import { backToPage } from './back-to-page.ts'
import { carriedBy } from './carried.ts'
import { formKeys } from './form-keys.ts'
import type { Posted } from './posted.ts'
import { readForm } from './read-form.ts'
import { signIn } from './sign-in.ts'

const TOO_MANY_REQUESTS = 429

type Attempt = { wanted: SignUpRequest; posted: Posted; signal: AbortSignal }

const create = async ({ wanted, posted, signal }: Attempt) => {
  const { headers, site } = posted
  const payload = accountPayload(wanted, { headers, site })
  const { hashKey } = site
  const [key = '', keyBefore = ''] = formKeys({ payload, headers, now: Date.now(), hashKey })
  const ask = (idempotencyKey: string) =>
    createAccount({ payload, idempotencyKey, userServiceUrl: site.userServiceUrl, signal })
  const outcome = await ask(key)
  // The account may be the one that this very form made a moment ago, in the minute before.
  return outcome === 'exists' ? ask(keyBefore) : outcome
}

const tryToCreate = async (
  attempt: Attempt,
): Promise<CreateAccountAnswer | 'exists' | 'limited' | 'failed'> => {
  try {
    return await create(attempt)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(attempt.posted.site.log, error)
    return isRefusal(error, [TOO_MANY_REQUESTS]) ? 'limited' : 'failed'
  }
}

/** Answers a form without script (architecture 10): on to the hand-off page, or back to the page it was on. */
export const signUpByForm = async (posted: Posted): Promise<NextResponse> => {
  const { headers, body, site } = posted
  const carried = carriedBy(headers, site)
  const form = readForm(body, { carried, site })
  if (form.kind === 'mistyped') {
    const { entryPoint, state } = form
    return backToPage({ entryPoint, carried, state })
  }
  const { signUp: wanted } = form
  const { entryPoint, destination, email, language } = wanted
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const created = await tryToCreate({ wanted, posted, signal })
  if (created === 'failed') return backToPage({ entryPoint, carried })
  if (created === 'exists' || created === 'limited') {
    return backToPage({ entryPoint, carried, state: created })
  }
  const response = seeOther({ path: routePath('handOff', language) })
  const pending = writePendingHandOff({ entryPoint, destination })
  setCookie(response, { key: 'pendingHandOff', value: pending, site })
  await signIn(response, { email, destination, ssojwt: created.ssojwt, site, signal })
  return response
}
