import { ROUTES } from '#lib/config/routes.ts'
import type { OfferTerms } from './offer-terms.ts'
import { PARTNER_OFFER } from './partner-offer.ts'

/** What pages sell that are no pricing pages and have no record: of partners, and Basic at its own price for those who come for the budgeting app (S2 §2.2). */
export const FIXED_OFFERS: readonly OfferTerms[] = [
  PARTNER_OFFER,
  { path: ROUTES.budgetoBuy.path, plans: ['basic'], discount: null, until: null },
]
