import { ROUTES } from '#lib/config/routes.ts'
import type { OfferTerms } from './offer-terms.ts'

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
export const FIXED_OFFERS: readonly OfferTerms[] = [
  PARTNER_OFFER,
  { path: ROUTES.budgetoBuy.path, plans: ['basic'], discount: null, until: null },
]
