import { and, eq, gt, gte, or } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import {
  attemptRequest,
  type clockAnswer,
  purchaseIdSchema,
  purchaseRequest,
  type SettledPurchase,
} from '#features/checkout/purchase-contract.ts'
import { orderNumberSchema, PURCHASE_HEADER } from '#features/orders/order-contract.ts'
import { PROVIDER_TIMEOUT_MS } from '#lib/config/constants.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { findAccount } from '#services/account/sign-in.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { bearerToken } from '#services/http/bearer-token.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { newSignIn, type SignIn } from '#services/keys/tokens.ts'
import { createTurns } from '#services/user/idempotency.ts'
import { orderAnswerOf } from '../orders/order-answer.ts'
import { payAttempt, settlePurchase } from './pay-attempt.ts'
import { keepPurchase, readPurchase } from './purchase-store.ts'
import { noPurchase, otherProvider } from './refusals.ts'

const noOrder = () =>
  new ProblemError({
    status: 404,
    title: 'No such order',
    detail:
      'There is no order of this number, or it is not yours: open it where it was paid, or log in.',
  })

const purchaseIn = (context: Context) =>
  z.safeParse(purchaseIdSchema, context.req.header(PURCHASE_HEADER)).data

/** Orders of the user service (S2 §3, §7), each for whom it belongs to, and the day on which they are made. */
export const orderRoutes = ({ database, tokens, now, systemTime }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })

  routes.get('/clock', (context) => {
    const aheadMs = now().getTime() - systemTime().getTime()
    return context.json({ aheadMs } satisfies z.infer<typeof clockAnswer>)
  })

  const userIdOf = async (context: Context) => {
    const token = bearerToken(context)
    const signIn = token && (await tokens.signInOf('singleSignOn', token))
    return signIn ? (await findAccount(await database.get(), signIn))?.userId : undefined
  }

  routes.get('/order/:number', async (context) => {
    const number = z.safeParse(orderNumberSchema, context.req.param('number')).data
    const userId = await userIdOf(context)
    const purchaseId = purchaseIn(context)
    const isOwn = or(
      purchaseId === undefined ? undefined : eq(orders.purchaseId, purchaseId),
      userId === undefined ? undefined : eq(orders.userId, userId),
    )
    if (number === undefined || !isOwn) throw noOrder()
    // Number and owner in one question: a foreign order takes the time and the way of one that does not exist.
    const queries = await database.get()
    const [order] = await queries
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), isOwn))
    if (!order) throw noOrder()
    return context.json(orderAnswerOf(order))
  })

  return routes
}

/** For so long after paying the browser that paid needs no password. */
const LIFE_MS = 30 * 60_000

type Buyer = {
  id: string
  /** The sign-in that the buyer's browser had until it paid. */
  held: SignIn | undefined
  now: Date
}

/** Whether nothing was paid for an account since: whoever paid later has ended the sign-in of an earlier purchase. */
const isNewestOrder = async (
  database: Database,
  { userId, paidAt }: { userId: string; paidAt: Date },
): Promise<boolean> =>
  (await database.$count(orders, and(eq(orders.userId, userId), gt(orders.paidAt, paidAt)))) === 0

/**
 * The sign-in of a purchase that was paid less than half an hour ago: of the account that it made, as long as nobody else has come to that,
 * or of one that nobody has confirmed and that the buyer's browser was signed in to, which paying has ended (`buyerAccount`). Throws
 * `ProblemError` 403 for any other purchase, for paying opens nobody else's account.
 */
const signInOfPurchase = async (
  database: Database,
  { id, held, now }: Buyer,
): Promise<{ signIn: SignIn; email: string }> => {
  const [bought] = await database
    .select({
      userId: users.id,
      email: users.email,
      number: users.signInNumber,
      confirmedAt: users.confirmedAt,
      madeAccount: orders.madeAccount,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.purchaseId, id), gte(orders.paidAt, new Date(now.getTime() - LIFE_MS))))
  if (bought) {
    const { userId, email, number, confirmedAt, madeAccount, paidAt } = bought
    if (madeAccount && number === 0) {
      return { signIn: newSignIn({ userId, number, isByMail: false }), email }
    }
    const wasHeld =
      held?.userId === userId &&
      held.number >= number - 1 &&
      confirmedAt === null &&
      (await isNewestOrder(database, { userId, paidAt }))
    const signIn = wasHeld && { ...held, number }
    if (signIn && (await findAccount(database, signIn))) return { signIn, email }
  }
  throw new ProblemError({
    status: 403,
    title: 'Not signed in by this purchase',
    detail: 'Only a purchase that made its account signs in, for half an hour: log in instead.',
  })
}

const CREATED = 201
const OK = 200

/** Any other text names no purchase. */
const idIn = (context: Context): string => {
  const id = z.safeParse(purchaseIdSchema, context.req.param('id'))
  if (!id.success) throw noPurchase()
  return id.data
}

/** Purchases of the user service: from a quote to the order that paying makes (S2 §4, §7). */
export const purchaseRoutes = (services: ServicesContext): Hono => {
  const { database, now, tokens } = services
  const routes = new Hono({ strict: false })
  // A second call for a purchase finds the payment of the first, without a password's hash that nobody needs.
  const inTurn = createTurns()

  const answer = async (context: Context, { id, status }: { id: string; status: 200 | 201 }) => {
    const purchase = await readPurchase(await database.get(), id)
    if (!purchase) throw noPurchase()
    return context.json(purchase, status)
  }

  routes.post('/purchase', async (context) => {
    const request = await readJson(context, purchaseRequest)
    const kept = { request, now: now(), platforms: services.platforms }
    const { isNew } = await keepPurchase(await database.get(), kept)
    return answer(context, { id: request.id, status: isNew ? CREATED : OK })
  })

  routes.get('/purchase/:id', (context) => answer(context, { id: idIn(context), status: OK }))

  const settling = () => ({ ...services, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) })

  routes.post('/purchase/:id/attempt', async (context) => {
    const id = idIn(context)
    const request = await readJson(context, attemptRequest)
    if (request.provider !== services.provider.name) {
      // Anybody can press the button.
      const line = { event: 'other provider', asked: request.provider } as const
      rareLine(services.log, { level: 'error', line })
      throw otherProvider()
    }
    const paid = await inTurn(id, async () =>
      payAttempt(await database.get(), { id, request, settling: settling() }),
    )
    return context.json(paid satisfies SettledPurchase, CREATED)
  })

  for (const act of ['settle', 'end'] as const) {
    routes.post(`/purchase/:id/${act}`, async (context) => {
      const id = idIn(context)
      const settled = await inTurn(id, async () =>
        settlePurchase(await database.get(), { id, act, settling: settling() }),
      )
      return context.json(settled satisfies SettledPurchase)
    })
  }

  routes.post('/purchase/:id/sign-in', async (context) => {
    const token = bearerToken(context)
    const held = token === undefined ? undefined : await tokens.signInOf('singleSignOn', token)
    const buyer = { id: idIn(context), held, now: now() }
    const { signIn, email } = await signInOfPurchase(await database.get(), buyer)
    const ssojwt = await tokens.issue('singleSignOn', signIn)
    return context.json({ ssojwt, userId: signIn.userId, email })
  })

  return routes
}
