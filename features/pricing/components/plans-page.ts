import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import type { OfferRecord } from '../offer-record.ts'
import type { ShownPlan } from '../shown-plan.ts'

/** The props of the sections of a pricing page. */
export type PlansPage = {
  locale: Locale
  /** Public path of the page, without language: the offer of what is bought here. */
  path: string
  /** Whether search engines list it: an offer tells them nothing (S2 §2.3). */
  isListed: boolean
  record: OfferRecord
  currency: Currency
  plans: readonly ShownPlan[]
  claims: Claims
  /** In the language of the library that the page sells. */
  documents: DocumentWords
}

/** The plan that stands out: the one that the record names, else the first. */
export const leadingPlan = ({ record, plans }: Pick<PlansPage, 'record' | 'plans'>) =>
  plans.find(({ id }) => id === record.highlighted) ?? plans[0]
