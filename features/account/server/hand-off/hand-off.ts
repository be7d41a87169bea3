import { setTimeout } from 'node:timers/promises'
import type { NextRequest, NextResponse } from 'next/server'
import { CARRIED_TRANSACTION } from '#features/affiliate/affiliate-click.ts'
import { loginLink } from '#features/destination/login-link.ts'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import { arrivalPath, HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import { upstreamLine, logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { clearCookie, setCookie } from '#lib/server/answer/cookie.ts'
import { leaveTo, seeOther } from '#lib/server/answer/see-other.ts'
import { secondsToWait } from '#lib/server/request/enforce-rate-limit.ts'
import { isCrossSiteNavigation, requireNavigation } from '#lib/server/request/navigation.ts'
import type { Site } from '#lib/server/site.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { emailSchema } from '../../email.ts'
import { writePendingHandOff } from '../../pending-hand-off.ts'
import { exchangeToken, NO_EXCHANGE } from '../exchange-token.ts'
import { validateToken } from '../validate-token.ts'
import { arrivalOfPage, handOffTarget, type HandOffTarget } from './hand-off-target.ts'
import { pauseOf } from './pause-of.ts'

type Visit = { request: NextRequest; site: Site; target: HandOffTarget }

type Arrival = {
  webAppUrl: string
  ssotoken: string
  target: HandOffTarget
  cookies: NextRequest['cookies']
}

/** Page script can write these cookies, so only a value in order travels on. */
const carriedCookies = (cookies: NextRequest['cookies']) => {
  const transaction = cookies.get(COOKIES.affiliateTransaction.name)?.value ?? ''
  return {
    email: emailSchema.safeParse(cookies.get(COOKIES.email.name)?.value).data,
    transaction: CARRIED_TRANSACTION.test(transaction) ? transaction : undefined,
  }
}

/** The web app root with the hand-off query (S1 §7); fields without a value are left out. */
const webAppAddress = ({ webAppUrl, ssotoken, target, cookies }: Arrival): string => {
  const { locale, entryPoint, destination, pending } = target
  const { email, transaction } = carriedCookies(cookies)
  const fields: [string, string | undefined][] = [
    [HAND_OFF_QUERY.token, ssotoken],
    [HAND_OFF_QUERY.entryPoint, entryPoint],
    [HAND_OFF_QUERY.email, pending?.account?.email ?? email],
    [QUERY.url, destination?.url],
    [QUERY.search, destination?.t],
    [HAND_OFF_QUERY.affiliateTransaction, transaction],
    [QUERY.language, locale],
    [QUERY.library, locale],
  ]
  const said = fields.filter((field): field is [string, string] => Boolean(field[1]))
  return `${webAppUrl}/?${new URLSearchParams(said)}`
}

/** The id of a new account, where its token can be validated within a time: nobody waits longer for it (S1 §4.4, §8). */
const learnUserId = async (
  { site, target: { ssojwt } }: Visit,
  limitMs: number,
): Promise<string | undefined> => {
  if (!ssojwt) return undefined
  const { accountServiceUrl, log } = site
  try {
    const signal = AbortSignal.timeout(limitMs)
    return await validateToken({ ssojwt, accountServiceUrl, signal })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    return undefined
  }
}

/**
 * Sends a visitor whose way has failed to the page that tries again, or after the last try to the one that asks to
 * come later; never to a log-in page, for of a new account nobody has the password (S1 §1). A cookie keeps where the way
 * was going and how often it came to nothing.
 */
const tryAgain = (target: HandOffTarget, site: Site): NextResponse => {
  const { locale, entryPoint, destination, pending, arrival, saidBy } = target
  const most = site.handOffRetryPausesMs.length + 1
  // A query is a new way: what became of an older one does not count.
  const before = saidBy === 'cookie' ? (pending?.tries ?? 0) : 0
  const tries = Math.min(before + 1, most)
  const page = tries < most ? 'handOffAgain' : 'handOffLater'
  const query = { [QUERY.arrival]: arrival }
  const response = seeOther({ path: routePath(page, locale), query })
  const value = writePendingHandOff({ ...pending, entryPoint, destination, tries })
  if (arrival) setCookie(response, { key: 'arrival', value, site, path: arrivalPath(arrival) })
  else setCookie(response, { key: 'pendingHandOff', value, site })
  return response
}

const UNAUTHORIZED = 401

const WITHOUT_EXCHANGE =
  'The account service has no auth/handOffToken/, so that no new account arrives: give it one, or set HAND_OFF_SIGN_IN_TOKEN=1'

type Way = {
  location: string
  /** Cookies that have served or are dead. */
  spent: readonly CookieKey[]
}

const wayToLogin = ({ site, target }: Visit, spent: readonly CookieKey[]): Way => ({
  location: loginLink({ ...target, webAppUrl: site.webAppUrl }),
  spent: [...spent, 'pendingHandOff'],
})

const chooseWay = async (visit: Visit): Promise<Way | 'again'> => {
  const { request, site, target } = visit
  const { ssojwt } = target
  if (!ssojwt) return wayToLogin(visit, [])
  // As in an outage: the visitor is on the way, and a problem is no page.
  if ((await secondsToWait('handOff', { headers: request.headers, site })) !== undefined) {
    return 'again'
  }
  const { accountServiceUrl, handsOffSignInToken, webAppUrl, upstreamBudgetMs } = site
  try {
    const signal = AbortSignal.timeout(upstreamBudgetMs)
    const ssotoken = await exchangeToken({
      ssojwt,
      accountServiceUrl,
      handsOffSignInToken,
      signal,
    })
    const location = webAppAddress({ webAppUrl, ssotoken, target, cookies: request.cookies })
    return { location, spent: ['pendingHandOff', 'attempt'] }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const isKnownThere = !target.pending?.isPasswordUnknown
    if (isRefusal(error, [UNAUTHORIZED]) && isKnownThere) return wayToLogin(visit, SIGN_IN_COOKIES)
    const hasNone = isRefusal(error, NO_EXCHANGE)
    rareLine(site.log, { ...upstreamLine(error), ...(hasNone && { text: WITHOUT_EXCHANGE }) })
    // Asked again, it would have none either.
    return hasNone && isKnownThere ? wayToLogin(visit, []) : 'again'
  }
}

/** Others stay for their own hand-off, or are not there; those of the sign-in end together. */
const isThere = (key: CookieKey, { request, target }: Visit): boolean => {
  if (key === 'pendingHandOff') return target.pending !== undefined
  return key !== 'attempt' || request.cookies.has(COOKIES.attempt.name)
}

const leave = ({ location, spent }: Way, visit: Visit): NextResponse => {
  const { site, target } = visit
  const response = leaveTo(location, site.webAppUrl)
  const { arrival } = target
  if (arrival) clearCookie(response, { key: 'arrival', site, path: arrivalPath(arrival) })
  for (const key of spent) {
    if (isThere(key, visit)) clearCookie(response, { key, site })
  }
  return response
}

/** Lets the page before this one be shown for a while (S1 §4.4), and learns the first time who the visitor is. */
const pause = async (visit: Visit): Promise<string | undefined> => {
  const { target } = visit
  const milliseconds = pauseOf(visit)
  const isFirst = milliseconds > 0 && target.saidBy === 'cookie' && !target.pending?.tries
  const learns = isFirst ? learnUserId(visit, milliseconds) : undefined
  const [userId] = await Promise.all([learns, setTimeout(milliseconds)])
  return userId
}

/**
 * `GET /api/hand-off`: sends a visitor to the web app with a one-time token (S1 §7). While the account service is
 * out, or there are too many tries, a page of ours says so and tries again (decision 018); whoever has no token or a dead
 * one gets the login page with the destination. A visit that another site started, or that is no arrival, goes
 * home, so that no link out there can spend a token.
 */
export const handOff: Handle = async (request, site) => {
  requireNavigation(request)
  const named = arrivalOfPage(request)
  if (named) {
    const query = Object.fromEntries(request.nextUrl.searchParams)
    return seeOther({ path: arrivalPath(named), query })
  }
  const target = handOffTarget(request, site)
  if (isCrossSiteNavigation(request.headers) || target.saidBy === 'nobody') {
    return seeOther({ path: routePath('home', target.locale) })
  }
  const visit = { request, site, target }
  const userId = await pause(visit)
  const way = await chooseWay(visit)
  const response = way === 'again' ? tryAgain(target, site) : leave(way, visit)
  if (userId) setCookie(response, { key: 'userId', value: userId, site })
  return response
}
