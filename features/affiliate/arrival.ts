import type { Locale } from '#lib/config/locales.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

/** The language of a page that affiliates' links lead to: arrivals on it are reported (S2 §4 "Affiliate click"). */
export const ARRIVAL: PageFact<Locale> = { id: 'affiliate-arrival' }
