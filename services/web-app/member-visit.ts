import type { Context } from 'hono'
import { QUERY } from '#lib/config/query.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { WEB_APP_PATH } from '../http/web-app-path.ts'
import { parseArrival } from './arrival.ts'
import type { Html, MemberVisit } from './page.ts'
import { sessionOf } from './session.ts'
import { missingPage, signedOutPage } from './sign-in-pages.ts'

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
    services,
    tongues: { locale, library },
    signedInAs: account.userEmail,
    userId: account.userId,
    signIn,
    now: services.now(),
  })
  if (shown instanceof Response) return shown
  return shown ? context.html(shown) : context.html(missingPage(arrival), 404)
}
