import { createHash } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { signInToken } from '#features/account/sign-in-token.ts'
import type { UserService } from '#lib/http/call-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import type { Order } from '../order-contract.ts'
import { ORDER_NUMBER_FIELD, type OrderView, type ShownOrder } from '../order-view.ts'
import { findOrder, findPurchaseOfOrder } from './ask-user-service.ts'
import type { OrdersSite } from './orders-site.ts'

const OWN = { 'Cache-Control': 'no-store' }

const shown = (order: Order, coupon: string | null): ShownOrder => ({
  ...order,
  emailDigest: createHash('sha256').update(order.userEmail.trim().toLowerCase()).digest('hex'),
  coupon,
})

/** Whether the sign-in of this browser is that of the order's owner; an outage is no sign-in, and hides no receipt. */
const isOwnersSignIn = async (
  { number, ssojwt }: { number: string; ssojwt: string | undefined },
  service: UserService,
): Promise<boolean> => {
  if (!ssojwt) return false
  try {
    return (await findOrder({ number, owner: { ssojwt } }, service)) !== null
  } catch (error) {
    if (error instanceof UpstreamError) return false
    throw error
  }
}

type OrderRequest = { request: NextRequest; site: OrdersSite; service: UserService }

const orderOfBrowser = async ({
  request,
  site,
  service,
}: OrderRequest): Promise<OrderView | null> => {
  const purchaseId = site.purchaseIdIn(request.headers)
  const purchase = purchaseId ? await findPurchaseOfOrder(purchaseId, service) : null
  if (!purchaseId || !purchase) return null
  const { reference, orderNumber: number, quote } = purchase
  if (number === null) return { reference, order: null, isBuyer: true, isSignedIn: false }
  const [order, isSignedIn] = await Promise.all([
    findOrder({ number, owner: { purchaseId } }, service),
    isOwnersSignIn({ number, ssojwt: signInToken(request) }, service),
  ])
  return { reference, order: order && shown(order, quote.discount), isBuyer: true, isSignedIn }
}

const orderOfAccount = async (number: string, { request, service }: OrderRequest) => {
  const ssojwt = signInToken(request)
  const order = ssojwt ? await findOrder({ number, owner: { ssojwt } }, service) : null
  return order && { reference: null, order: shown(order, null), isBuyer: false, isSignedIn: true }
}

/**
 * `GET /api/order`: the order that this browser bought, or with `?number=` one of the account that it is signed in to (S2 §7);
 * 204 where this browser bought nothing, 404 for an unknown number as for one of somebody else.
 */
export const order: Handle<OrdersSite> = async (request, site) => {
  await enforceRateLimit('order', { headers: request.headers, site })
  const { userServiceUrl, upstreamBudgetMs } = site
  const asked = {
    request,
    site,
    service: { userServiceUrl, signal: AbortSignal.timeout(upstreamBudgetMs) },
  }
  const number = request.nextUrl.searchParams.get(ORDER_NUMBER_FIELD)
  const view: OrderView | null = await orProblem(
    number === null ? orderOfBrowser(asked) : orderOfAccount(number, asked),
    site,
  )
  if (!view && number === null) return new NextResponse(null, { status: 204, headers: OWN })
  if (!view) {
    throw new ProblemError({
      status: 404,
      title: 'No such order',
      detail: 'Ask from the browser that bought, or signed in to the account of the order.',
    })
  }
  return NextResponse.json(view, { headers: OWN })
}
