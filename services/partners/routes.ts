import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { clickbankRequest, partnerNotification } from '#features/orders/order-contract.ts'
import { findAccount } from '#services/account/sign-in.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { partnerNotifications } from '#services/db/partner-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import { takeMarketplaceReceipt } from './take-marketplace-receipt.ts'

/** For so long after a receipt was taken it opens the account that it made, which has no password yet. */
const SIGN_IN_MS = 15 * 60_000

const CREATED = 201
const OK = 200

/** The routes for partners: an order of the budgeting app, and a receipt of the marketplace (S2 §7). */
export const partnerRoutes = (services: ServicesContext): Hono => {
  const { database, now, log, tokens } = services
  const routes = new Hono({ strict: false })

  routes.post('/partner/budgeto/notify', async (context) => {
    const { orderNumber, product } = await readJson(context, partnerNotification)
    const queries = await database.get()
    const [order] = await queries
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.number, orderNumber))
    if (!order) {
      throw new ProblemError({
        status: 404,
        title: 'No such order',
        detail: 'Tell of an order that has been paid.',
      })
    }
    const added = await queries
      .insert(partnerNotifications)
      .values({ orderNumber, product, receivedAt: now() })
      .onConflictDoNothing({ target: partnerNotifications.orderNumber })
      .returning({ orderNumber: partnerNotifications.orderNumber })
    if (added.length > 0) log.info({ event: 'partner notified', product })
    return context.json({ status: 'noted' }, added.length > 0 ? CREATED : OK)
  })

  routes.post('/affiliate/clickbank', async (context) => {
    const receipt = await readJson(context, clickbankRequest)
    const taken = await takeMarketplaceReceipt(await database.get(), {
      receipt,
      settings: services,
    })
    if (!taken) {
      throw new ProblemError({
        status: 404,
        title: 'No such item',
        detail: 'The marketplace sells no item of ours under this name.',
      })
    }
    const { made, ...answer } = taken
    const isYoung = now().getTime() - Date.parse(taken.receivedAt ?? '') < SIGN_IN_MS
    // Of a new account: whoever has come to it since has ended this one.
    const begun =
      made && isYoung ? newSignIn({ userId: made.userId, number: 0, isByMail: false }) : undefined
    const isHeld = begun && (await findAccount(await database.get(), begun))
    const signIn = isHeld ? { ...made, ssojwt: await tokens.issue('singleSignOn', begun) } : null
    return context.json({ ...answer, signIn })
  })

  return routes
}
