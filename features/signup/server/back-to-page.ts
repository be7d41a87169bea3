import { NextResponse } from 'next/server'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { QUERY } from '#lib/config/query.ts'
import { PAGE_ROUTE_IDS, ROUTES, SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import type { RefererQuery } from './referer-query.ts'

type WayBack = {
  /** Public path of the page that the form stands on. */
  formPath: string
  carried: RefererQuery
  /** What the page says; nothing is shown for other failures (S1 §4.6). */
  state?: Exclude<FormState, 'idle' | 'open'>
}

/**
 * Where an outcome can be seen: only landing pages are prerendered with the states of a form. The others post
 * theirs when the dialog's script was lost on the way, and the sign-up page shows what became of it.
 */
const pageWithStates = (formPath: string): string => {
  const { locale, path } = splitPublicPath(formPath)
  const isSitePage = PAGE_ROUTE_IDS.some((id) => ROUTES[id].path === path)
  return isSitePage ? publicPath({ locale, path: SIGN_UP_PATH }) : formPath
}

/** Sends a form without script back to its page with what its address carried; never with the e-mail address. */
export const backToPage = ({ formPath, carried, state }: WayBack): NextResponse =>
  seeOther({
    path: state ? pageWithStates(formPath) : formPath,
    query: {
      [QUERY.label]: carried.label,
      [QUERY.url]: carried.destination?.url,
      [QUERY.search]: carried.destination?.t,
      [QUERY.keyword]: carried.keyword,
      ...carried.source,
      [HAND_OFF_QUERY.entryPoint]: carried.entryPoint,
      [QUERY.signUp]: state,
    },
  })

/**
 * Leaves a form as it stands where nothing is shown (S1 §4.6): after an answer without content a browser stays on its
 * page, with what was typed. Only words of an earlier outcome must not stay.
 */
export const stayOnPage = (back: Omit<WayBack, 'state'>): NextResponse =>
  back.carried.saysOutcome
    ? backToPage(back)
    : new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
