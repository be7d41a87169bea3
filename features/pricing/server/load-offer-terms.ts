import 'server-only'
import { QUOTE_LIFE_MIN } from '#features/pricing/quote.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { isRecordPath } from '#lib/records/record-rules.ts'
import { recordAt } from '#lib/server/records/record-at.ts'
import { recordFinder } from '#lib/server/records/record-finder.ts'
import { siteLog } from '#lib/server/site-log.ts'
import type { Log } from '#lib/util/log.ts'
import { isOfferPath } from '../offer-record.ts'
import type { OfferTerms } from '../offer-terms.ts'
import { asOfferRecord } from '../parse-offer-record.ts'

/** The offer of the page of partners: both plans at their full price, as everywhere (S2 §9 "Affiliate programme terms"). */
export const PARTNER_OFFER = {
  path: ROUTES.affiliatePlans.path,
  plans: ['basic', 'premium'],
  discount: null,
  until: null,
} as const satisfies OfferTerms

/**
 * The offers of pages that are no pricing pages and have no record: of partners, and Basic at its own price for visitors who come for the
 * budgeting app (S2 §2.2).
 */
const FIXED_OFFERS: readonly OfferTerms[] = [
  PARTNER_OFFER,
  { path: ROUTES.budgetoBuy.path, plans: ['basic'], discount: null, until: null },
]

type Settings = { contentServiceUrl: string; log: Log; now?: () => number }

type Page = {
  locale: Locale
  /** Public path without language, as the browser names it: anything. */
  path: string
}

/**
 * The time for which an ended offer is still given, so that visitors with its page open learn that it has ended, and not that there is no
 * such page.
 */
const GRACE_MS = QUOTE_LIFE_MIN * 60_000

/** Makes what finds the terms of offers; one keeps what it knows of the records that are live. */
export const offerTermsFinder = ({ contentServiceUrl, log, now = Date.now }: Settings) => {
  const hashAt = recordAt({ contentServiceUrl, log, now })
  const find = recordFinder({ read: asOfferRecord, contentServiceUrl, log, now })
  return async ({ locale, path }: Page): Promise<OfferTerms | null> => {
    const fixed = FIXED_OFFERS.find((offer) => offer.path === path)
    if (fixed) return fixed
    if (!isRecordPath(path) || !isOfferPath(path)) return null
    const hash = await hashAt({ locale, path, graceMs: GRACE_MS })
    const found = hash === null ? null : await find({ locale, path, hash })
    if (!found) return null
    const { plans, discount = null, until = null } = found.record
    return { path, plans, discount, until }
  }
}

let finder: ReturnType<typeof offerTermsFinder> | undefined

const makeFinder = () => {
  const { CONTENT_SERVICE_URL, LOG_LEVEL } = serverEnv()
  return offerTermsFinder({ contentServiceUrl: CONTENT_SERVICE_URL, log: siteLog(LOG_LEVEL) })
}

/**
 * The terms of the offer that a pricing page makes now, or made until half an hour ago (its `until` then says so); `null` for a path
 * that is none. Throws `UpstreamError` where the only record is live and the content service is away.
 */
export const loadOfferTerms = (page: Page): Promise<OfferTerms | null> =>
  (finder ??= makeFinder())(page)
