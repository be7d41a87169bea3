import { Hono } from 'hono'
import type * as z from 'zod/mini'
import {
  laterChargeRequest,
  type endedAnswer,
  type methodAnswer,
  type subscriptionAnswer,
} from '#features/checkout/payment-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { readJson } from '#services/http/read-json.ts'
import { WAITS } from './card-course.ts'
import { chargeAgain } from './charge-again.ts'
import { answerOf } from './charge-routes.ts'
import { endSubscription, findSubscription, methodOf, statusOf } from './subscriptions.ts'

/** The routes for a subscription after its first charge: charge it again, show its method, end it (docs/decisions/045). */
export const subscriptionRoutes = ({ database, now, payment }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  const waits = { ...WAITS, ...payment.waits }

  routes.get('/subscription/:subscriptionId/show', async (context) => {
    const subscriptionId = context.req.param('subscriptionId')
    const found = await findSubscription(await database.get(), { subscriptionId, now: now() })
    return context.json({ status: statusOf(found) } satisfies z.infer<typeof subscriptionAnswer>)
  })

  routes.post('/subscription/:subscriptionId/charge', async (context) => {
    const request = await readJson(context, laterChargeRequest)
    const subscriptionId = context.req.param('subscriptionId')
    const later = { subscriptionId, request, now: now(), waits }
    const charge = await chargeAgain(await database.get(), later)
    return context.json(answerOf(charge, payment.publicUrl))
  })

  routes.post('/subscription/:subscriptionId/end', async (context) => {
    const subscriptionId = context.req.param('subscriptionId')
    await endSubscription(await database.get(), { subscriptionId, now: now() })
    return context.json({ ended: true } satisfies z.infer<typeof endedAnswer>)
  })

  routes.get('/subscription/:subscriptionId/method', async (context) => {
    const subscriptionId = context.req.param('subscriptionId')
    const found = await findSubscription(await database.get(), { subscriptionId, now: now() })
    return context.json({ method: methodOf(found) } satisfies z.infer<typeof methodAnswer>)
  })

  return routes
}
