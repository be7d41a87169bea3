import { Hono, type Context } from 'hono'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { consumeHandOffToken } from '#services/account/hand-off-token.ts'
import { agreementOf } from '#services/account/kept-agreement.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { accessOf } from '#services/entitlement/access.ts'
import { failureHandler, pageStatus } from '#services/http/failure-handler.ts'
import { addFaces } from '#services/look/faces.ts'
import { wordsOf } from '#services/words/words.ts'
import { FACES_PATH, WEB_APP_PATH } from '../http/web-app-path.ts'
import { affiliateRoutes } from './affiliate/affiliate-routes.ts'
import { arrivalPage } from './arrival-page.ts'
import { arrivalQuery, parseArrival, type Arrival, isRoom, wayOn } from './arrival.ts'
import { billingRoutes } from './billing/billing-routes.ts'
import { cabinetOf } from './cabinet.ts'
import { downloadRoutes } from './download/download-routes.ts'
import { libraryRoutes, showLibrary } from './library-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { forMembers } from './member-visit.ts'
import { memberRoutes } from './member/member-routes.ts'
import { onwardLink } from './onward-link.ts'
import { page } from './page.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { sessionAccount, startSession } from './session.ts'
import { missingPage, createPage, signedOutPage } from './sign-in-pages.ts'
import { CONTENT_SECURITY_POLICY } from './style.ts'

const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
}

const arrivalOf = (context: Context) => parseArrival(context.req.query())

/** Trades the token of the hand-off for a session, then goes on to an address without it (S1 §7). */
const signIn = async (
  context: Context,
  { services, token }: { services: ServicesContext; token: string },
) => {
  // A link preview asks with HEAD and must not use the token up.
  if (context.req.method !== 'GET') return context.body(null, 405, { Allow: 'GET' })
  const arrival = arrivalOf(context)
  // A frame or an image of another page is no arrival of a visitor: the token stays for that.
  const target = context.req.header('sec-fetch-dest') ?? 'document'
  if (target !== 'document') return context.html(signedOutPage(arrival, 'refused'), 403)
  const { database, hashKey, now } = services
  const queries = await database.get()
  const carried = await consumeHandOffToken(queries, { token, hashKey, now: now() })
  if (!carried) return context.html(signedOutPage(arrival, 'refused'), 401)
  await startSession(context, { services, signIn: carried })
  return context.redirect(`${WEB_APP_PATH}/?${arrivalQuery(arrival)}`, 303)
}

const failedPage = (context: Context) => {
  const arrival = arrivalOf(context)
  const { failedTitle: title, failedText: text } = wordsOf(arrival.locale).webApp
  return page({ tongues: arrival, title, text })
}

/** A hand-off names where it comes from; whoever comes without one is shown the library. */
const isHandOff = ({ entryPoint, url }: Arrival) => entryPoint !== undefined || url !== undefined

/** The plain pages that stand where the separate web app is. */
export const webAppRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })

  routes.use(async (context, next) => {
    await next()
    if (context.req.path.startsWith(`${WEB_APP_PATH}${FACES_PATH}/`)) return
    for (const [name, value] of Object.entries(PAGE_HEADERS)) {
      // The page of links brings a script of its own.
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  })

  routes.get('/', async (context) => {
    const token = context.req.query(HAND_OFF_QUERY.token)
    if (token !== undefined) return signIn(context, { services, token })
    const arrival = arrivalOf(context)
    if (!isHandOff(arrival)) return forMembers(services, showLibrary)(context)
    const account = await sessionAccount(context, services)
    if (!account) return context.html(signedOutPage(arrival, 'signedOut'), 401)
    // Who came for the desk or for Billing has no use for the library.
    if (isRoom(arrival)) return context.redirect(wayOn(arrival), 303)
    const database = await services.library.get()
    const cabinet = await cabinetOf(database, arrival.library)
    const { userId } = account
    const accounts = await services.database.get()
    const own = await agreementOf(accounts, { userId })
    const { find } = services.library
    const onward = await onwardLink({ arrival, database, find, cabinet, own })
    const licence = await accessOf(accounts, { userId, now: services.now() })
    const zone = await zoneOfAccount(accounts, { userId })
    return context.html(arrivalPage({ account, arrival, onward, cabinet, licence, zone }))
  })

  addFaces(routes, FACES_PATH)
  routes.route('/', loginRoutes(services))
  routes.get('/account/create', (context) => context.html(createPage(arrivalOf(context))))
  routes.route('/', billingRoutes(services))
  routes.route('/', peopleRoutes(services))
  routes.route('/', affiliateRoutes(services))
  routes.route('/', memberRoutes(services))
  routes.route('/', downloadRoutes(services))
  routes.route('/', libraryRoutes(services))
  routes.get('*', (context) => context.html(missingPage(arrivalOf(context)), 404))

  routes.onError(
    failureHandler(services, ({ status }, context) =>
      context.html(failedPage(context), pageStatus(status)),
    ),
  )
  return routes
}
