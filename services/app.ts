import { Hono, type MiddlewareHandler } from 'hono'
import { UPSTREAMS } from '#lib/config/reference-services.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { accountRoutes } from './account/routes.ts'
import { affiliateNetworkRoutes } from './affiliate-network/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { contentRoutes } from './content/routes.ts'
import type { ServicesContext } from './context/services-context.ts'
import { probeDatabase } from './db/probe-database.ts'
import { declarationRoutes } from './declarations/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { favicon } from './favicon.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { geoRoutes } from './geo/routes.ts'
import { healthHandler } from './health.ts'
import { finishAnswers } from './http/answer-headers.ts'
import { failureHandler } from './http/failure-handler.ts'
import { limitBody } from './http/limit-body.ts'
import { setOwnOrigins } from './http/posted-form.ts'
import { requireKey } from './http/require-key.ts'
import { WEB_APP_PATH } from './http/web-app-path.ts'
import { messageRoutes } from './messages/routes.ts'
import { OPERATOR_PATH } from './operator/operator-key.ts'
import { operatorRoutes } from './operator/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import { partnerRoutes } from './partners/routes.ts'
import { noticeRoutes } from './payment-notice/routes.ts'
import { PAYMENT_PATH } from './payment/payment-path.ts'
import { paymentRoutes } from './payment/routes.ts'
import { orderRoutes, purchaseRoutes } from './purchase/routes.ts'
import { RESULTS_PATH } from './results/results-page.ts'
import { resultsRoutes } from './results/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { uninstallRoutes } from './uninstall/routes.ts'
import { userRoutes } from './user/routes.ts'
import { webAppRoutes } from './web-app/routes.ts'

/** In a path, the one character that no database keeps in a text; what a query holds is each service's own to judge. */
const NUL = /%00/

/** Leads a link whose query was written for HTML, as some mail programs open it, to the address that was meant; two slashes in front would name another host. */
const meantAddress: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const meant = search.replace(/&amp;/gi, '&')
  return context.req.method === 'GET' && meant !== search
    ? context.redirect(pathname.replace(/^\/+/, '/') + meant, 308)
    : next()
}

const nothingThere = () =>
  problemResponse({
    status: 404,
    title: 'Not found',
    detail: 'There is no service at this address: see docs/services.md for the list.',
  })

const KEPT_IN_THE_DATABASE = Object.values(UPSTREAMS)
  .filter(({ name }) => name !== 'geo' && name !== 'content')
  .map(({ path }) => path)

/** The reference services as one app; paths answer with and without trailing slash. */
export const createServicesApp = (services: ServicesContext): Hono => {
  const app = new Hono({ strict: false })

  app.use(finishAnswers())
  app.use(async (context, next) =>
    NUL.test(new URL(context.req.url).pathname) ? nothingThere() : next(),
  )

  const health = healthHandler(services)
  // The site asks a service for a sign of life where it is (`/api/health`); these are none without their database.
  for (const path of ['/health', ...KEPT_IN_THE_DATABASE]) app.get(path, health)
  app.use(meantAddress)
  app.use(requireKey(services.servicesKey))
  app.use(limitBody('/userbase/payment-notice'))
  app.use(setOwnOrigins([services.webAppUrl, services.payment.publicUrl]))

  app.get('/favicon.ico', favicon)
  app.route('/userbase', userRoutes(services))
  app.route('/userbase', purchaseRoutes(services))
  app.route('/userbase', orderRoutes(services))
  app.route('/userbase', packageRoutes(services))
  app.route('/userbase', partnerRoutes(services))
  app.route('/userbase', declarationRoutes(services))
  app.route('/userbase', noticeRoutes(services))
  app.route('/api', accountRoutes(services))
  app.route('/cache', searchRoutes(services))
  app.route('/content', contentRoutes(services))
  app.route('/geo', geoRoutes())
  // The site stamps events with its own time.
  app.route('/events', eventRoutes({ ...services, now: services.systemTime }))
  app.route('/affiliate-network', affiliateNetworkRoutes(services))
  app.route('/events/feedback', feedbackRoutes(services))
  app.route('/events/messages', messageRoutes(services))
  app.route('/events/contact', contactRoutes(services))
  app.route('/events/uninstall', uninstallRoutes(services))
  app.route(PAYMENT_PATH, paymentRoutes(services))
  app.route(OPERATOR_PATH, operatorRoutes(services))
  const { results } = services
  if (results) app.route(RESULTS_PATH, resultsRoutes({ ...services, results }))
  app.route(WEB_APP_PATH, webAppRoutes(services))

  app.notFound(nothingThere)
  app.onError(
    failureHandler({
      log: services.log,
      answer: (problem) => problemResponse(problem),
      probe: () => probeDatabase(services),
    }),
  )
  return app
}
