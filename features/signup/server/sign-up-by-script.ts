import { NextResponse } from 'next/server'
import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import type { Destination } from '#features/destination/destination-contract.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import type { Site } from '#lib/server/site.ts'
import type { CreateAccountPayload } from '../create-account-contract.ts'
import type { ArrivesAnswer } from '../sign-up-contract.ts'
import { accountPayload } from './account-payload.ts'
import { attemptIn, attemptKey, isSecondRound, sendRound } from './attempt.ts'
import { countAccount } from './count-account.ts'
import { createAccount } from './create-account.ts'
import { ownDestination } from './own-account.ts'
import type { Posted } from './posted.ts'
import { readJson } from './read-json.ts'
import { scriptKey } from './script-key.ts'
import { signIn } from './sign-in.ts'

const asProblem = (error: unknown, { site }: Posted): unknown => {
  if (!(error instanceof UpstreamError)) return error
  logUpstream(site.log, error)
  return upstreamProblem(error)
}

type Counted = { payload: CreateAccountPayload; idempotencyKey: string; site: Site }

const requireRoom = async ({ payload, idempotencyKey, site }: Counted) => {
  const { Email: email, IpAddress: address } = payload
  const waitS = await site.limitSignUp({ email, idempotencyKey, address })
  if (waitS !== undefined) throw tooManyRequests(waitS)
}

/** The address is that of the visitor's own sign-in: page script takes him where he wanted to go. */
const arrives = (destination: Destination | undefined): NextResponse =>
  NextResponse.json({ status: 'arrives', destination } satisfies ArrivesAnswer, {
    headers: { 'Cache-Control': 'no-store' },
  })

/**
 * Answers page script: 201, 200 when the address is the visitor's own, 409 when it has another account (S1 §4.5), else a
 * problem. The attempt is that of the cookie, which outlives the page; without one its own key becomes it, and for a
 * browser that keeps no cookie is it.
 */
export const signUpByScript = async (posted: Posted): Promise<NextResponse> => {
  const { headers, body, site } = posted
  const ownKey = scriptKey(headers)
  const wanted = readJson(body)
  const known = attemptIn(posted)
  if (!known && !isSecondRound(posted)) return sendRound(ownKey, posted)
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const payload = accountPayload(wanted, { headers, site })
  const attempt = known ?? ownKey
  const idempotencyKey = attemptKey({ attempt, payload, hashKey: site.hashKey })
  await requireRoom({ payload, idempotencyKey, site })
  const created = await createAccount({
    payload,
    idempotencyKey,
    userServiceUrl: site.userServiceUrl,
    signal,
  }).catch((error: unknown) => {
    throw asProblem(error, posted)
  })
  if (created === 'exists') {
    const claim = { email: wanted.email, cookies: posted.cookies, site, signal }
    if (await site.isOwnAccount(claim)) return arrives(ownDestination(wanted.destination, claim))
    throw new ProblemError({
      status: 409,
      title: 'Account already exists',
      detail: 'Sign in, or use another e-mail address.',
      fields: ['email'],
    })
  }
  countAccount({ wanted, posted })
  const response = NextResponse.json(
    { status: 'created' },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  )
  const { email, destination, entryPoint, password } = wanted
  const isPasswordUnknown = password === undefined
  const pending = writePendingHandOff({ entryPoint, destination, isPasswordUnknown })
  setCookie(response, { key: 'pendingHandOff', value: pending, site })
  signIn(response, { email, destination, ssojwt: created.ssojwt, site })
  return response
}
