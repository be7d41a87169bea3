import type { Context } from 'hono'
import { QUERY } from '#lib/config/query.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import type { SignIn } from '#services/keys/tokens.ts'
import type { FindTemplates } from '#services/search/find-templates.ts'
import { WEB_APP_PATH, type PageLanguages } from '../http/web-app-path.ts'
import { parseArrival } from './arrival.ts'
import { missingPage } from './missing-page.ts'
import type { Html } from './page.ts'
import { sessionOf } from './session.ts'
import { signedOutPage } from './sign-in-pages.ts'

/** A request of somebody who is signed in. */
export type MemberVisit = {
  context: Context
  /** Holds the catalogue. */
  database: Database
  /** Searches the catalogue. */
  find: FindTemplates
  tongues: PageLanguages
  signedInAs: string
  userId: string
  signIn: SignIn
  now: Date
}

type Show = (visit: MemberVisit) => Promise<Html | Response | undefined>

/** The arrival that a hand-off to this page would have: the path is the destination. */
const arrivalAt = (context: Context) =>
  parseArrival({
    ...context.req.query(),
    [QUERY.url]: context.req.path.slice(WEB_APP_PATH.length + 1),
  })

/** Shows a page to visitors who are signed in, and the way to the login with this place as destination to all others; 404 where nothing is shown. */
export const forMembers = (services: ServicesContext, show: Show) => async (context: Context) => {
  const arrival = arrivalAt(context)
  const session = await sessionOf(context, services)
  if (!session) return context.html(signedOutPage(arrival, 'signedOut'), 401)
  const { locale, library } = arrival
  const { account, signIn } = session
  const shown = await show({
    context,
    database: await services.library.get(),
    find: services.library.find,
    tongues: { locale, library },
    signedInAs: account.userEmail,
    userId: account.userId,
    signIn,
    now: services.now(),
  })
  if (shown instanceof Response) return shown
  return shown ? context.html(shown) : context.html(missingPage(arrival), 404)
}
