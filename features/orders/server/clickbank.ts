import { NextResponse } from 'next/server'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { Site } from '#lib/server/site.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { clickbankPost, type ClickbankPost } from '../clickbank-post.ts'
import { clickbankAnswer } from '../order-contract.ts'
import type { MarketplaceOrder } from '../order-view.ts'
import { CLICKBANK_REPEAT_MIN } from '../waits.ts'
import { isMarkOf, isProved, receiptMark } from './clickbank-proof.ts'
import type { MarketplaceSite } from './orders-site.ts'

const NOT_FOUND = 404

const unproved = (status: 403 | 404) =>
  new ProblemError({
    status,
    title: 'Not a receipt of ours',
    detail: 'The marketplace has not signed this, or not lately, or sells no such item.',
  })

const taken = () =>
  new ProblemError({
    status: 409,
    title: 'Receipt shown before',
    detail: 'Another browser has shown this receipt: ask support.',
  })

const readPost = async (request: Request): Promise<ClickbankPost> => {
  mediaTypeOf(request.headers, ['application/json'])
  const parsed = clickbankPost.safeParse(parseJson(await readBody(request)))
  if (!parsed.success) throw fieldProblem(refusedFields(parsed.error.issues))
  return parsed.data
}

/** `POST {user service}/affiliate/clickbank` (S2 §7); taken once, so that trying again changes nothing. */
const tell = async (post: ClickbankPost, site: Site) => {
  const { userServiceUrl, upstreamBudgetMs, clickbankSecret } = site
  const { cbreceipt: receipt, item, time, cname: name, cemail: email, language } = post
  try {
    return await callUpstream({
      upstream: 'user',
      request: {
        method: 'post',
        url: `${userServiceUrl}/affiliate/clickbank`,
        // Without a secret nobody has looked at the proof.
        data: { receipt, item, time, email, name, language, isProved: Boolean(clickbankSecret) },
      },
      answer: clickbankAnswer,
      signal: AbortSignal.timeout(upstreamBudgetMs),
    })
  } catch (error) {
    if (isRefusal(error, [NOT_FOUND])) throw unproved(NOT_FOUND)
    throw error
  }
}

/** A receipt that was taken a while ago is shown again to the browser that showed it first, and to nobody else. */
const isRepeatOfOthers = (receivedAt: string | undefined, now: Date): boolean =>
  receivedAt !== undefined &&
  now.getTime() - Date.parse(receivedAt) > CLICKBANK_REPEAT_MIN * MINUTE_MS

/**
 * `POST /api/clickbank`: takes the receipt that the affiliate marketplace sends a buyer with (S2 §4), proved where a secret is
 * set, and answers what was bought. Name and address of the buyer go to the service and nowhere else.
 */
export const clickbank: Handle<MarketplaceSite> = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  await enforceRateLimit('order', { headers, site })
  const post = await readPost(request)
  const { clickbankSecret: secret, hashKey } = site
  const now = site.now()
  if (secret && !isProved(post, { secret, now })) {
    rareLine(site.log, { level: 'warn', line: { event: 'marketplace receipt refused' } })
    throw unproved(403)
  }
  if (!secret) {
    rareLine(site.log, {
      level: 'warn',
      line: { event: 'marketplace receipt refused', reason: 'no secret' },
    })
  }
  const taking = await orProblem(tell(post, site), site)
  const { orderDetails, receivedAt, isActive, signIn } = taking
  const receipt = post.cbreceipt
  const isOwn = isMarkOf(cookieIn(headers, 'marketplaceReceipt'), { receipt, hashKey })
  if (!isOwn && isRepeatOfOthers(receivedAt, now)) throw taken()
  const opened = signIn ? 'opened' : 'active'
  const order: MarketplaceOrder = {
    ...orderDetails,
    currency: DEFAULT_CURRENCY,
    licence: isActive ? opened : 'none',
  }
  const response = NextResponse.json(order, { headers: { 'Cache-Control': 'no-store' } })
  if (signIn) {
    const { email, ssojwt, userId } = signIn
    site.signIn(response, { email, destination: undefined, ssojwt, site })
    setCookie(response, { key: 'userId', value: userId, site })
  }
  setCookie(response, { key: 'marketplaceReceipt', value: receiptMark(receipt, hashKey), site })
  return response
}
