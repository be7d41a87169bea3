import type { NextResponse } from 'next/server'
import { QUERY } from '#lib/config/query.ts'
import { PAGE_ROUTE_IDS, ROUTES, SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath, splitPublicPath } from '#lib/i18n/public-path.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import { seeOther } from '../answer/see-other.ts'
import type { Carried } from './carried.ts'

type WayBack = {
  entryPoint: string
  carried: Carried
  /** What the page says; nothing is shown for other failures (S1 §4.6). */
  state?: Exclude<FormState, 'idle'>
}

/**
 * Where an outcome can be seen: only landing pages are prerendered with the states of a form. The others post
 * theirs when the dialog's script was lost on the way, and the sign-up page shows what became of it.
 */
const pageWithStates = (entryPoint: string): string => {
  const { locale, path } = splitPublicPath(entryPoint)
  const isSitePage = PAGE_ROUTE_IDS.some((id) => ROUTES[id].path === path)
  return isSitePage ? publicPath({ locale, path: SIGN_UP_PATH }) : entryPoint
}

/** Sends a form without script back to its page with what its address carried; never with the e-mail address. */
export const backToPage = ({ entryPoint, carried, state }: WayBack): NextResponse =>
  seeOther({
    path: state ? pageWithStates(entryPoint) : entryPoint,
    query: {
      [QUERY.label]: carried.label,
      [QUERY.url]: carried.destination?.url,
      [QUERY.search]: carried.destination?.t,
      [QUERY.keyword]: carried.keyword,
      [QUERY.signUp]: state,
    },
  })
