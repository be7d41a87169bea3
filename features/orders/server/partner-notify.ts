import { NextResponse } from 'next/server'
import * as z from 'zod/mini'
import { ROUTES } from '#lib/config/routes.ts'
import { callUpstream, type UserService } from '#lib/http/call-upstream.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { partnerNotification } from '../order-contract.ts'
import { findPurchaseOfOrder } from './ask-user-service.ts'
import type { OrdersSite } from './orders-site.ts'

/** The order of this browser, where it came from the page of the budgeting app. */
const partnersOrder = async (purchaseId: string, service: UserService): Promise<string | null> => {
  const purchase = await findPurchaseOfOrder(purchaseId, service)
  return purchase?.quote.offer === ROUTES.budgetoBuy.path ? purchase.orderNumber : null
}

/**
 * `POST /api/partner-notify`: notifies the partner of the order that this browser bought (S2 §7). The cookie alone identifies the order,
 * and the service notes each once, so that a browser can neither make one up nor report it twice.
 */
export const partnerNotify: Handle<OrdersSite> = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  await enforceRateLimit('order', { headers, site })
  const purchaseId = site.purchaseIdIn(headers)
  const { userServiceUrl, upstreamBudgetMs } = site
  const signal = AbortSignal.timeout(upstreamBudgetMs)
  const notified = async () => {
    const orderNumber = purchaseId && (await partnersOrder(purchaseId, { userServiceUrl, signal }))
    if (!orderNumber) {
      throw new ProblemError({
        status: 404,
        title: 'No such order',
        detail: 'This browser has bought nothing that the partner is to know of.',
      })
    }
    await callUpstream({
      upstream: 'user',
      request: {
        method: 'post',
        url: `${userServiceUrl}/partner/budgeto/notify/`,
        data: partnerNotification.parse({ orderNumber, product: 'budgeto' }),
      },
      // What it answers is not read (S2 §7).
      answer: z.unknown(),
      signal,
    })
    return new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
  return orProblem(notified(), site)
}
