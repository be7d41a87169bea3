import type { NextRequest, NextResponse } from 'next/server'
import { emailSchema } from '#features/account/email.ts'
import { signInToken } from '#features/account/sign-in-token.ts'
import { readDestination, destinationFields } from '#features/destination/destination.ts'
import { webAppLink } from '#features/destination/web-app-link.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { QUERY } from '#lib/config/query.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import type { Recognition } from '#lib/config/sign-up-variants.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { leaveTo, seeOther } from '#lib/server/answer/see-other.ts'
import { isCrossSiteNavigation, requireNavigation } from '#lib/server/request/navigation.ts'
import type { Site } from '#lib/server/site.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { textIn } from '../../carried-query.ts'
import { openWish, type OpenWish } from './open-wish.ts'

const EMAIL_ALONE: Recognition = 'email'

/** Tells whether a visitor is recognised (S2 §4): by e-mail cookie and sign-in token, or in the older variant by the cookie alone. */
const isRecognised = (request: NextRequest): boolean => {
  const email = request.cookies.get(COOKIES.email.name)?.value
  if (!emailSchema.safeParse(email).success) return false
  const isEnough = request.nextUrl.searchParams.get(QUERY.recognition) === EMAIL_ALONE
  return isEnough || signInToken(request) !== undefined
}

type Visit = { request: NextRequest; site: Site; wish: OpenWish }

/** The page that opens the dialog, with what the link carried. */
const toSignUp = ({ request, site, wish: { locale } }: Visit): NextResponse => {
  const query = request.nextUrl.searchParams
  const destination = readDestination(destinationFields(query), site)
  return seeOther({
    path: publicPath({ locale, path: SIGN_UP_PATH }),
    query: {
      [QUERY.label]: textIn(query, QUERY.label),
      [QUERY.url]: destination?.url,
      [QUERY.search]: destination?.t,
      [HAND_OFF_QUERY.entryPoint]: entryPointSchema.safeParse(query.get(HAND_OFF_QUERY.entryPoint))
        .data,
    },
  })
}

/**
 * `GET /api/open`: sends a recognised visitor to a document, a search or a folder of the web app without a
 * dialog (S2 §4 "Opening a document or folder"). The page's guess is checked again by the cookies; who is not
 * recognised, and who asks for a landing page, gets the dialog. A visit that another site started goes home.
 */
export const open: Handle = (request, site) => {
  requireNavigation(request)
  const wish = openWish(request, site)
  const { locale, destination } = wish
  if (isCrossSiteNavigation(request.headers)) return seeOther({ path: routePath('home', locale) })
  if (!isRecognised(request) || destination?.kind === 'landing') {
    return toSignUp({ request, site, wish })
  }
  const { webAppUrl } = site
  return leaveTo(webAppLink({ webAppUrl, locale, destination }), webAppUrl)
}
