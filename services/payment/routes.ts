import { Hono } from 'hono'
import type { ServicesContext } from '#services/context/services-context.ts'
import { chargeRoutes } from './charge-routes.ts'
import { frameRoutes } from './frame/frame-routes.ts'
import { buyerRoutes } from './pages/buyer-routes.ts'
import { methodRoutes } from './pages/method-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** The reference payment service: a card frame, charges of test cards, the buyer's pages, and webhooks to the site for each change. */
export const paymentRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.route('/', chargeRoutes(services))
  routes.route('/', subscriptionRoutes(services))
  routes.route('/', frameRoutes(services))
  routes.route('/', buyerRoutes(services))
  routes.route('/', methodRoutes(services))
  return routes
}
