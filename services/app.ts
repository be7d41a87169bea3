import { readFileSync } from 'node:fs'
import { Hono, type MiddlewareHandler, type Context } from 'hono'
import { UPSTREAMS } from '#lib/config/reference-services.ts'
import { DAY_S } from '#lib/util/durations.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { accountRoutes } from './account/routes.ts'
import { affiliateNetworkRoutes } from './affiliate-network/routes.ts'
import { contentRoutes } from './content/routes.ts'
import type { ServicesContext } from './context/services-context.ts'
import { DatabaseUnavailableError } from './db/database.ts'
import { probeDatabase, outageLog } from './db/outage-log.ts'
import { declarationRoutes } from './declarations/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { geoRoutes } from './geo/routes.ts'
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
import { userRoutes } from './user/routes.ts'
import { webAppRoutes } from './web-app/routes.ts'

const ICON = new URL('../app/icon.svg', import.meta.url)

/** `GET /favicon.ico`: browsers ask for it beside the pages of the web app's stand-in; the site's own icon. */
const favicon = (context: Context): Response => {
  context.header('Content-Type', 'image/svg+xml')
  context.header('Cache-Control', `public, max-age=${DAY_S}`)
  return context.body(readFileSync(ICON, 'utf8'))
}

/** A database that answers later than this counts as away. */
const CHECK_TIMEOUT_MS = 2000

const timeout = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    const late = new DatabaseUnavailableError('The database does not answer: look at its log')
    setTimeout(() => reject(late), milliseconds).unref()
  })

/** The time for which an answer of the database is reused: anybody may ask, and each question costs a write. */
const PROBE_LIFE_MS = 1000

const recentProbe = (services: ServicesContext) => {
  let last: { at: number; probe: Promise<void> } | undefined
  return (): Promise<void> => {
    const now = performance.now()
    if (!last || now - last.at > PROBE_LIFE_MS) last = { at: now, probe: probeDatabase(services) }
    return last.probe
  }
}

/** `GET /health`: 200 with `up: true`, or 503 while the database cannot be opened, written or read. */
const healthHandler = (services: ServicesContext) => {
  const { database, version, log } = services
  const facts = { version, database: database.kind }
  const probe = recentProbe(services)
  return async (context: Context) => {
    context.header('Cache-Control', 'no-store')
    try {
      await Promise.race([probe(), timeout(CHECK_TIMEOUT_MS)])
      outageLog(log).back()
      return context.json({ status: 'ok', ...facts, up: true })
    } catch (error) {
      // An embedded database takes some seconds to be set up: whoever waits for the first start sees no fault.
      if (!database.isOpening()) outageLog(log).away(error, () => probeDatabase(services))
      return context.json({ status: 'unavailable', ...facts, up: false }, 503)
    }
  }
}

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
  app.route('/events', messageRoutes(services))
  app.route(PAYMENT_PATH, paymentRoutes(services))
  app.route(OPERATOR_PATH, operatorRoutes(services))
  const { results } = services
  if (results) app.route(RESULTS_PATH, resultsRoutes({ ...services, results }))
  app.route(WEB_APP_PATH, webAppRoutes(services))

  app.notFound(nothingThere)
  app.onError(failureHandler(services))
  return app
}
