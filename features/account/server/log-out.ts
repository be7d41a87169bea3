import type { CookieKey } from '#lib/config/cookies.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { clearCookie } from '#lib/server/answer/cookie.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { Site } from '#lib/server/site.ts'
import { signOutAnswer } from '../account-contract.ts'
import { signInToken } from '../sign-in-token.ts'
import { NO_EXCHANGE } from './exchange-token.ts'

/** Cookies that say who was here, and what that person did. */
const PERSONAL = [
  ...SIGN_IN_COOKIES,
  'email',
  'userId',
  'search',
  'document',
  'attempt',
  'pendingHandOff',
  'purchase',
  'marketplaceReceipt',
] as const satisfies readonly CookieKey[]

const ENDED = 401

/** `POST auth/signOut/`; a service that has no such call, or does not answer, ends nothing but this browser's cookies. */
const endSignIn = async (ssojwt: string, { accountServiceUrl, upstreamBudgetMs, log }: Site) => {
  try {
    await callUpstream({
      upstream: 'account',
      request: { method: 'post', url: `${accountServiceUrl}/auth/signOut/`, data: { ssojwt } },
      answer: signOutAnswer,
      signal: AbortSignal.timeout(upstreamBudgetMs),
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (!isRefusal(error, [ENDED, ...NO_EXCHANGE])) logUpstream(log, error)
  }
}

/** `POST /api/log-out?lang`: ends the sign-in of this browser, at the web app as well, and leads home; no cookie of the site is left that names who was here. */
export const logOut: Handle = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  await enforceRateLimit('session', { headers: request.headers, site })
  const ssojwt = signInToken(request)
  if (ssojwt) await endSignIn(ssojwt, site)
  const language = request.nextUrl.searchParams.get(QUERY.language)
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const response = seeOther({ path: routePath('home', locale) })
  for (const key of PERSONAL) clearCookie(response, { key, site })
  return response
}
