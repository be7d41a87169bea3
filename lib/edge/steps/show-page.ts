import { NextResponse } from 'next/server'
import { contextSegment } from '#lib/config/contexts.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { ROUTES, isOfferRoute, isRecordRoute, pathIn } from '#lib/config/routes.ts'
import { encodeFacts } from '#lib/util/landing-facts.ts'
import { encodeOfferFacts } from '#lib/util/offer-facts.ts'
import { recordSegments, storySegments } from '#lib/util/record-segments.ts'
import type { Step, Visit } from '../visit.ts'

/** Seconds for which a shared cache may keep a landing page that can change while the site runs. */
export const LIVE_PAGE_LIFE_S = 2

/** Whether the page that the build made of a route shows its record: nothing has replaced that, and nothing was chosen. */
const isAsBuilt = ({ route, landing, facts, currency }: Visit): boolean =>
  route === 'plans' &&
  landing?.mayChange !== true &&
  !facts.preview &&
  !facts.experiment &&
  currency === DEFAULT_CURRENCY

const factsSegment = ({ facts, currency }: Visit, isOffer: boolean): string =>
  isOffer
    ? encodeOfferFacts({
        currency,
        ...(facts.preview && { preview: facts.preview }),
        ...(facts.experiment && { experiment: facts.experiment }),
      })
    : encodeFacts(facts)

/** The place of a visit's prerendered page in the route tree; no visitor sees these paths. */
const internalPath = (visit: Visit): string => {
  const { locale, route, path, landing } = visit
  const root = `/${locale}/${contextSegment(visit)}`
  if (!landing || isAsBuilt(visit)) return path === '/' ? root : root + path
  const isOffer = route !== null && isOfferRoute(route)
  const address = { hash: landing.hash, facts: factsSegment(visit, isOffer), path }
  return route === 'newsStory'
    ? root + storySegments(address)
    : `${root}/${isOffer ? 'offers' : 'landing'}/${recordSegments(address).join('/')}`
}

/** Tells whether a visit leads to a page; known once route and record are. */
export const hasPage = ({ route, locale, path, landing }: Visit): boolean => {
  if (route === null) return false
  if (isRecordRoute(route)) return landing !== null
  return ROUTES[route].locales.includes(locale) && pathIn(route, locale) === path
}

/** Shared caches ask again soon: what is published without a build is taken back without one. */
export const SHORT_LIVED = { headers: { 'Cache-Control': `s-maxage=${LIVE_PAGE_LIFE_S}` } }

/** The headers of a page that was chosen for one visitor: no shared cache keeps it. */
const KEPT_BY_NOBODY_ELSE = { headers: { 'Cache-Control': 'private, no-cache' } }

const keeping = ({ isPersonal, landing, edition, words }: Visit) => {
  if (isPersonal) return KEPT_BY_NOBODY_ELSE
  return landing?.mayChange || edition || words ? SHORT_LIVED : undefined
}

/** Rewrites to the prerendered page of the visit, where there is one. */
export const showPage: Step = (visit) => {
  if (!hasPage(visit)) return visit
  const { origin, search } = visit.url
  return NextResponse.rewrite(`${origin}${internalPath(visit)}${search}`, keeping(visit))
}
