import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { declinesAttribution } from '#features/consent/declines-attribution.ts'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setSessionCookie } from '#lib/server/answer/cookie.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit, secondsToWait } from '#lib/server/request/enforce-rate-limit.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { Site } from '#lib/server/site.ts'
import { browserFamily } from '#lib/util/browser-family.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { isProgram } from '#lib/util/is-program.ts'
import { shortenedAddress } from '#lib/util/network-of.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { clickQuery, type AffiliateClick } from '../affiliate-click.ts'
import { affiliateClickRequest, networkClickAnswer } from '../click-contract.ts'
import { isCounted, pendingKey, writeClickMark } from '../click-mark.ts'

type Question = {
  click: AffiliateClick
  /** The same for every send of one click. */
  key: string
  affiliateServiceUrl: string
  signal: AbortSignal
}

/** `GET {affiliate network}/clk`, Everflow's server-side click: the transaction id; throws `UpstreamError`. Another network is another file like this one. */
const recordClick = async ({ click, key, affiliateServiceUrl, signal }: Question) => {
  const { transaction_id: transactionId } = await callUpstream({
    upstream: 'affiliate',
    request: { method: 'get', url: `${affiliateServiceUrl}/clk?${clickQuery(click, key)}` },
    answer: networkClickAnswer,
    signal,
  })
  return transactionId
}

type Report = { click: AffiliateClick; request: NextRequest; site: Site }

const nothing = () =>
  new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

const cookieOf = (request: NextRequest, key: CookieKey) =>
  request.cookies.get(COOKIES[key].name)?.value

const readClick = (text: string): AffiliateClick => {
  const parsed = affiliateClickRequest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}

const isWanted = ({ click, request }: Report): boolean => {
  if (isProgram(request.headers.get('user-agent'))) return false
  const privacyControl = request.headers.get('sec-gpc')
  if (declinesAttribution({ choice: cookieOf(request, 'choice'), privacyControl })) return false
  const isKnown = isCounted(click, cookieOf(request, 'affiliateClick'))
  return !(isKnown && cookieOf(request, 'affiliateTransaction'))
}

/** Shortened address and family of the browser: enough for the network to tell a flood, too little to tell a person. */
const senderOf = (headers: Headers, { trustedProxyHops: trustedHops }: Site): string => {
  const forwardedFor = headers.get('x-forwarded-for')
  const address = shortenedAddress(clientAddress({ forwardedFor, trustedHops }))
  return `${address} ${browserFamily(headers.get('user-agent') ?? '')}`.trim()
}

/** The problem keeps the key for the next try, which then counts the same click. */
const notCounted = async (
  { click, request, site }: Report,
  { key, error }: { key: string; error: unknown },
) => {
  if (!(error instanceof UpstreamError)) throw error
  // An outage meets every click: some lines a minute tell it.
  const line = await secondsToWait('failedAffiliateClick', { headers: request.headers, site })
  if (line === undefined) logUpstream(site.log, error)
  const { problem, headers } = upstreamProblem(error)
  const { body, status, headers: finished } = problemResponse(problem, headers)
  const response = new NextResponse(body, { status, headers: finished })
  const value = writeClickMark({ ...click, pendingKey: key })
  setSessionCookie(response, { key: 'affiliateClick', value, site })
  return response
}

const report = async (facts: Report): Promise<NextResponse> => {
  const { click, request, site } = facts
  const mark = cookieOf(request, 'affiliateClick')
  const key = pendingKey(click, mark) ?? randomBytes(16).toString('hex')
  const { affiliateServiceUrl, upstreamBudgetMs } = site
  const signal = AbortSignal.timeout(upstreamBudgetMs)
  try {
    const sender = senderOf(request.headers, site)
    const value = await recordClick({
      click: { ...click, sender },
      key,
      affiliateServiceUrl,
      signal,
    })
    const response = nothing()
    setSessionCookie(response, { key: 'affiliateTransaction', value, site })
    setSessionCookie(response, { key: 'affiliateClick', value: writeClickMark(click), site })
    return response
  } catch (error) {
    return notCounted(facts, { key, error })
  }
}

/**
 * `POST /api/affiliate-click`: an arrival by an affiliate's link, told by the edge, and by page script where that came to
 * nothing (S2 §4 "Affiliate click", docs/decisions/021). 204 once it is counted, was counted before, or is none to count.
 */
export const answerAffiliateClick: Handle = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  const facts = { click: readClick(await readBody(request)), request, site }
  if (!isWanted(facts)) return nothing()
  await enforceRateLimit('affiliateClick', { headers: request.headers, site })
  return report(facts)
}
