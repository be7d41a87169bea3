import { NextResponse, type NextRequest } from 'next/server'
import { COOKIES } from '#lib/config/cookies.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { loggableFailure } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { clearCookie, setCookie } from '#lib/server/answer/cookie.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import type { Site } from '#lib/server/site.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { SessionAnswer } from '../account-contract.ts'
import { signInToken } from '../sign-in-token.ts'
import { fetchAccount } from './fetch-account.ts'
import { validateToken } from './validate-token.ts'

const UNAUTHORIZED = 401

const NO_STORE = { 'Cache-Control': 'no-store' }

const NOBODY = { status: 204, headers: NO_STORE }

const lookUp = async (ssojwt: string, { accountServiceUrl, upstreamBudgetMs }: Site) => {
  const signal = AbortSignal.timeout(upstreamBudgetMs)
  const userId = await validateToken({ ssojwt, accountServiceUrl, signal })
  return fetchAccount({ userId, ssojwt, accountServiceUrl, signal })
}

const signedIn = ({ account }: SessionAnswer, site: Site): NextResponse => {
  const response = NextResponse.json({ account } satisfies SessionAnswer, { headers: NO_STORE })
  setCookie(response, { key: 'email', value: account.userEmail, site })
  setCookie(response, { key: 'userId', value: account.userId, site })
  return response
}

const signedOut = (site: Site): NextResponse => {
  const problem = problemResponse({
    status: UNAUTHORIZED,
    title: 'Signed out',
    detail: 'The sign-in has ended. Sign in again.',
  })
  const response = new NextResponse(problem.body, problem)
  for (const key of SIGN_IN_COOKIES) clearCookie(response, { key, site })
  return response
}

const nobody = (request: NextRequest, site: Site): NextResponse => {
  const response = new NextResponse(null, NOBODY)
  // A hint without its token would make every page ask again.
  if (request.cookies.has(COOKIES.sessionHint.name)) {
    clearCookie(response, { key: 'sessionHint', site })
  }
  return response
}

/**
 * `GET /api/session`: who is signed in (S1 §4 "Silent authentication"). A refused token is cleared; an outage
 * clears nothing. Whatever fails leaves one line, "login error"; of too many calls there is one a minute.
 */
export const session: Handle = async (request, site) => {
  const ssojwt = signInToken(request)
  if (!ssojwt) return nobody(request, site)
  await enforceRateLimit('session', { headers: request.headers, site })
  try {
    return signedIn(await lookUp(ssojwt, site), site)
  } catch (error) {
    const isUpstream = error instanceof UpstreamError
    const reason = isUpstream ? loggableFailure(error) : { err: error }
    const hasEnded = isUpstream && isRefusal(error, [UNAUTHORIZED])
    // A sign-in that ran out is daily business.
    const line = { event: 'login error', ...reason } as const
    if (hasEnded) site.log.info(line)
    else rareLine(site.log, { level: 'error', line })
    // Whoever signs up just now is not thrown out for it: the hand-off finds out whether the token is good.
    const isNew = request.cookies.has(COOKIES.attempt.name)
    if (hasEnded) return isNew ? new NextResponse(null, NOBODY) : signedOut(site)
    throw new ProblemError({
      status: 503,
      title: 'The account service does not answer as it should',
      detail: 'Whether a visitor is signed in cannot be told now. Try again later.',
    })
  }
}
