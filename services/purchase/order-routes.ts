import { and, eq, or } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { purchaseIdSchema } from '#features/checkout/purchase-contract.ts'
import { orderNumberSchema, PURCHASE_HEADER } from '#features/orders/order-contract.ts'
import { findAccount } from '#services/account/sign-in.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { bearerToken } from '#services/http/bearer-token.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { orderAnswerOf } from '../orders/order-answer.ts'

const noOrder = () =>
  new ProblemError({
    status: 404,
    title: 'No such order',
    detail:
      'There is no order of this number, or it is not yours: open it where it was paid, or log in.',
  })

const purchaseIn = (context: Context) =>
  z.safeParse(purchaseIdSchema, context.req.header(PURCHASE_HEADER)).data

/** Orders of the user service (S2 §3, §7), each for whom it belongs to. */
export const orderRoutes = ({ database, tokens }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })

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
