import { NextResponse } from 'next/server'
import type * as z from 'zod/mini'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { signedBodyFault } from '#lib/util/signed-body.ts'
import { WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TOLERANCE_S } from '../payment-contract.ts'
import { workRequest, type workAnswers, type WorkRequest } from '../subscription-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { PaymentDriver } from './payment-driver.ts'

type Rest = {
  site: Pick<CheckoutSite, 'userServiceUrl'>
  payments: PaymentDriver
  orderNumber: string
  reason: string
  now: Date
  signal: AbortSignal
}

/** What the work takes of other subjects; the route hands it over. */
export type WorkSite = CheckoutSite & {
  /** Gives back what is left of an order; throws `UpstreamError`. */
  giveBackRest: (rest: Rest) => Promise<z.infer<typeof workAnswers.refund>['outcome']>
}

/** Statuses by which a provider, or the user service for an order, refuses for good. */
const FOR_GOOD = [402, 404, 409, 422]

const refused = (detail: string) => new ProblemError({ status: 400, title: 'Refused work', detail })

const read = async (request: Request, { payment, log, now }: WorkSite): Promise<WorkRequest> => {
  const body = await readBody(request)
  const fault = signedBodyFault({
    secret: payment.webhookSecret,
    body,
    header: request.headers.get(WEBHOOK_SIGNATURE_HEADER),
    seconds: Math.floor(now().getTime() / 1000),
    toleranceS: WEBHOOK_TOLERANCE_S,
  })
  if (fault) {
    // Anybody can send one.
    rareLine(log, { level: 'warn', line: { event: 'payment work refused', reason: fault } })
    throw refused('Sign the body as it is sent, now, with the key that was agreed on.')
  }
  const work = workRequest.safeParse(parseJson(body))
  if (work.success) return work.data
  const fields = work.error.issues.map(({ path }) => path.join('.'))
  log.error({ event: 'payment work not understood', fields })
  throw refused('Send what features/checkout/subscription-contract.ts says.')
}

type Answer = z.infer<(typeof workAnswers)[WorkRequest['kind']]>

const done = async (
  work: WorkRequest,
  { site, signal }: { site: WorkSite; signal: AbortSignal },
): Promise<Answer> => {
  const { subscription } = site.driver
  switch (work.kind) {
    case 'charge':
      return subscription.charge(work.charge, signal)
    case 'end':
      await subscription.end(work.providerId, signal)
      return { ended: true }
    case 'method':
      return { method: await subscription.method(work.providerId, signal) }
    case 'change-method':
      return { method: await subscription.changeMethod(work, signal) }
    case 'method-page':
      return { url: await subscription.methodPage(work, signal) }
    case 'refund': {
      const { orderNumber, reason } = work
      const rest = { site, payments: site.driver, orderNumber, reason, now: site.now(), signal }
      return { outcome: await site.giveBackRest(rest) }
    }
  }
}

const problemOf = (error: UpstreamError) =>
  isRefusal(error, FOR_GOOD)
    ? new ProblemError({
        status: 409,
        title: 'Refused for good',
        detail: 'The same request will be refused again.',
      })
    : new ProblemError({
        status: 503,
        title: 'A service does not answer',
        detail: 'Send the request again later.',
      })

/**
 * `POST /api/payment/work`: what the user service has the payment driver do for a subscription (docs/decisions/045), signed as the
 * provider's messages are. The same request may come again: 409 says that it never works, 503 that it has to come again.
 */
export const answerWork: Handle<WorkSite> = async (request, site) => {
  await enforceRateLimit('paymentWork', { headers: request.headers, site })
  const work = await read(request, site)
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  try {
    const answer = await done(work, { site, signal })
    return NextResponse.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    throw problemOf(error)
  }
}
