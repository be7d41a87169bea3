import { NextResponse } from 'next/server'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { NOTICE_MAX_BYTES, readBody } from '#lib/server/request/read-body.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { NoticeError, type ProviderNotice } from './payment-driver.ts'
import { settleNoticed } from './settle-noticed.ts'

const refused = () =>
  new ProblemError({
    status: 400,
    title: 'Refused message',
    detail: 'Sign the body as it is sent, now, with the key that was agreed on.',
  })

const away = () =>
  new ProblemError({
    status: 503,
    title: 'A service does not answer',
    detail: 'Send the message again later.',
  })

const read = async (request: Request, { driver, log }: CheckoutSite) => {
  const body = await readBody(request, NOTICE_MAX_BYTES)
  try {
    return await driver.readNotice(body, request.headers)
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error
    // Anybody can send one.
    log.warn({ event: 'payment message refused', reason: error.message })
    throw refused()
  }
}

const settle = async (notice: ProviderNotice, site: CheckoutSite) => {
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  try {
    await settleNoticed(notice, { site, signal })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    throw away()
  }
}

/**
 * `POST /api/payment/webhook`: what a provider tells by itself. It finishes what no page waited for, and may come late, twice, or
 * in another order: only what the provider then says of the charge counts. 503 has it told again.
 */
export const answerWebhook: Handle<CheckoutSite> = async (request, site) => {
  await enforceRateLimit('paymentWebhook', { headers: request.headers, site })
  const notice = await read(request, site)
  if (notice) await settle(notice, site)
  return new NextResponse(null, { status: 200, headers: { 'Cache-Control': 'no-store' } })
}
