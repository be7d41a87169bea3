import { ROUTES } from '#lib/config/routes.ts'
import type { OfferTerms } from './offer-terms.ts'

/** What the page of partners sells: both plans at their full price, as everywhere (S2 §9 "Affiliate programme terms"). */
export const PARTNER_OFFER = {
  path: ROUTES.affiliatePlans.path,
  plans: ['basic', 'premium'],
  discount: null,
  until: null,
} as const satisfies OfferTerms
