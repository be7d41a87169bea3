import { NextResponse } from 'next/server'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError, isRefusal } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { NOTICE_MAX_BYTES, readBody } from '#lib/server/request/read-body.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { Purchase } from '../purchase-contract.ts'
import { renewalKeySchema } from '../subscription-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { NoticeError, type ProviderNotice, type Charge } from './payment-driver.ts'
import { findPurchase } from './purchases.ts'
import { isFeeKnown, reportCharge, type Settling } from './settle-attempt.ts'
import { reportDispute, reportRenewal } from './subscription-reports.ts'

/** How the user service says that a charge is none that it asked for: told again it would say the same. */
const NOT_OURS = [404, 409, 422]

/** An attempt that is paid stays so, and learns its fee once; of one that failed, and of one before the last, the provider may know better. */
const hasEnded = ({ attempt }: Purchase, { number, charge }: { number: number; charge: Charge }) =>
  attempt?.number === number &&
  attempt.paymentId === charge.paymentId &&
  attempt.state === 'succeeded' &&
  isFeeKnown({ attempt, charge })

type SettlingNotice = Settling & { site: Settling['site'] & Pick<CheckoutSite, 'reportRefund'> }

type Sold = { orderNumber: string | null; charge: Charge }

/** Money that went back where the provider's account is kept, or by a command that broke off: the order learns of it here. */
const settleRefund = async ({ orderNumber, charge }: Sold, { site, signal }: SettlingNotice) => {
  if (orderNumber === null || charge.refunded === 0) return
  const { paymentId, refunded } = charge
  await site.reportRefund({ orderNumber, charge: { paymentId, refunded }, site, signal })
}

/** For a person to look at. */
const strange = (
  event: string,
  { notice, site }: { notice: ProviderNotice; site: SettlingNotice['site'] },
) => {
  const { paymentId, key } = notice
  // The key of a first charge holds the id that opens the purchase.
  site.log.error({ event, attempt: Number(key.split('-').at(-1)), paymentId })
}

/** Brings the attempt of a purchase up to what the provider says of its charge now. */
const settleFirst = async (notice: ProviderNotice, settling: SettlingNotice): Promise<void> => {
  const { paymentId, key } = notice
  const { site, signal } = settling
  const [id = '', last = ''] = key.split('-')
  const number = Number(last)
  const { userServiceUrl } = site
  const purchase = await findPurchase(id, { userServiceUrl, signal })
  if (!purchase) {
    strange('charge of an unknown purchase', { notice, site })
    return
  }
  const found = await site.driver.look(paymentId, signal)
  if (found.key !== key) {
    strange('charge under another key', { notice, site })
    return
  }
  const settled = hasEnded(purchase, { number, charge: found })
    ? purchase
    : (await reportCharge({ purchase, number, found }, settling)).purchase
  await settleRefund({ orderNumber: settled.orderNumber, charge: found }, settling)
}

/** Tells the user service what the provider says of a later charge of a subscription now. */
const settleLater = async (notice: ProviderNotice, settling: SettlingNotice): Promise<void> => {
  const { paymentId, key } = notice
  const { site, signal } = settling
  const outcome = await site.driver.subscription.lookAtCharge(paymentId, signal)
  if (outcome.key !== key) {
    strange('charge under another key', { notice, site })
    return
  }
  const { orderNumber } = await reportRenewal(outcome, settling)
  if (orderNumber === null) return
  const charge = await site.driver.look(paymentId, signal)
  await settleRefund({ orderNumber, charge }, settling)
}

/**
 * Brings what a provider's message is about up to what the provider says of it now. What the user service knows nothing of is
 * logged for a person and counts as done; throws `UpstreamError` where the message has to come again.
 */
const settleNoticed = async (notice: ProviderNotice, settling: SettlingNotice): Promise<void> => {
  const { id, paymentId, key, alarm, dispute } = notice
  const { site } = settling
  const unlessStrange = async (work: Promise<void>, event: string) => {
    try {
      await work
    } catch (error) {
      if (!isRefusal(error, NOT_OURS) || error.failure.upstream !== 'user') throw error
      strange(event, { notice, site })
    }
  }
  if (alarm) strange(alarm, { notice, site })
  const settleCharge = renewalKeySchema.safeParse(key).success ? settleLater : settleFirst
  await unlessStrange(settleCharge(notice, settling), 'charge was not taken')
  // After its charge: a dispute may be told of before the payment is.
  if (!dispute) return
  const report = { id, paymentId, state: dispute }
  await unlessStrange(reportDispute(report, settling), 'dispute was not taken')
}

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
    const line = { event: 'payment message refused', reason: error.message } as const
    rareLine(log, { level: 'warn', line })
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
