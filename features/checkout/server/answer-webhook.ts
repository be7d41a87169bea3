import { NextResponse } from 'next/server'
import { NOTICE_MAX_BYTES } from '#lib/config/constants.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import type { Site } from '#lib/server/site.ts'
import { NOTICE_PROBLEMS, noticeAnswer, SIGNATURE_HEADERS } from '../payment-contract.ts'

const { refused, away } = NOTICE_PROBLEMS

const signaturesIn = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    SIGNATURE_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

const passOn = async (request: Request, site: Site): Promise<void> => {
  const body = await readBody(request, NOTICE_MAX_BYTES)
  await callUpstream({
    upstream: 'user',
    request: {
      method: 'post',
      url: `${site.userServiceUrl}/payment-notice`,
      // Bytes, which no client writes anew: they are signed.
      data: Buffer.from(body),
      headers: { 'Content-Type': 'application/octet-stream', ...signaturesIn(request.headers) },
      // The provider sends it again.
      'axios-retry': { retries: 0 },
    },
    answer: noticeAnswer,
    signal: AbortSignal.timeout(site.upstreamBudgetMs),
  })
}

/**
 * `POST /api/payment/webhook`: the public address at which a payment provider tells of what happened; body and signature are handed to the
 * user service, which knows the provider. 400 for what is not its message, 503 has it told again.
 */
export const answerWebhook: Handle = async (request, site) => {
  await enforceRateLimit('paymentWebhook', { headers: request.headers, site })
  try {
    await passOn(request, site)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (isRefusal(error, [refused.status])) throw new ProblemError(refused)
    logUpstream(site.log, error)
    throw new ProblemError(away)
  }
  return new NextResponse(null, { status: 200, headers: { 'Cache-Control': 'no-store' } })
}
