import type { Locale } from '#lib/config/locales.ts'
import { AFFILIATE_QUERY } from '#lib/config/query.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { PageFact } from '#lib/util/page-fact.ts'
import { PAID_CLICK_IDS, type PaidClickId } from './paid-click-ids.ts'

/** The query of an affiliate's link (S2 §3 "Affiliate query parameters"). */
export type AffiliateLink = {
  offerId: number
  affiliateId: number
  /** The parameter of a paid click, where there is one: the programme forbids pay-per-click (S2 §9). */
  paidBy?: PaidClickId | undefined
}

/** A click on such a link. */
export type AffiliateClick = AffiliateLink & {
  /** Public path of the page, short and plain. */
  page: string
  language: Locale
  /** The sender, as far as a network needs it to recognise a flood: shortened address and family of the browser. */
  sender?: string
}

/** The form of a network's id for a click (Everflow: 32 hex digits). */
export const TRANSACTION_ID = /^[0-9a-f]{32}$/i

/** The form of any network's id for a click, as an account keeps it and the web app receives it. */
export const CARRIED_TRANSACTION = /^[\w-]{1,64}$/

/** The form of this site's own id for a click, by which the network counts a repeated one once. */
export const CLICK_KEY = /^[0-9a-f]{32}$/

const ID = /^(?!0+$)\d{1,9}$/

const START = '/start'

const PLAIN_PAGE = /^\/[\w./-]{0,99}$/

/** Tells whether a path, without language, is one that affiliates' links lead to: `/start` and what is below it (S2 §2.2). */
export const isAffiliatePath = (path: string): boolean =>
  path === START || path.startsWith(`${START}/`)

/** A number of one to nine digits that a query names exactly once. */
const idIn = (query: URLSearchParams, name: string): number | undefined => {
  const [value = '', ...more] = query.getAll(name)
  return more.length === 0 && ID.test(value) ? Number(value) : undefined
}

/** Reads an affiliate's link; nothing unless it names offer and affiliate in order. */
export const affiliateLinkIn = (query: URLSearchParams): AffiliateLink | undefined => {
  const offerId = idIn(query, AFFILIATE_QUERY.offer)
  const affiliateId = idIn(query, AFFILIATE_QUERY.affiliate)
  if (offerId === undefined || affiliateId === undefined) return undefined
  const paidBy = keysOf(PAID_CLICK_IDS).find((name) => query.getAll(name).some(Boolean))
  return { offerId, affiliateId, ...(paidBy && { paidBy }) }
}

/** The path of a click as it may be passed on: what nobody has a page for counts as the start page. */
export const clickPage = (pathname: string): string =>
  PLAIN_PAGE.test(pathname) ? pathname : START

/** The query of `GET {network}/clk`, in Everflow's terms: the sub-placements carry what its reports show beside a click. */
export const clickQuery = (click: AffiliateClick, key: string): URLSearchParams =>
  new URLSearchParams({
    [AFFILIATE_QUERY.offer]: `${click.offerId}`,
    [AFFILIATE_QUERY.affiliate]: `${click.affiliateId}`,
    sub1: key,
    sub2: click.page,
    sub3: click.language,
    ...(click.paidBy && { sub4: click.paidBy }),
    ...(click.sender && { sub5: click.sender }),
  })

/** The language of a page that affiliates' links lead to: arrivals on it are reported (S2 §4 "Affiliate click"). */
export const ARRIVAL: PageFact<Locale> = { id: 'affiliate-arrival' }
