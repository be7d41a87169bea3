import { ROUTES } from '#lib/config/routes.ts'
import type { OfferTerms } from './offer-terms.ts'

/** What pages sell that are no pricing pages and have no record: Basic at its own price, for those who come for the budgeting app (S2 §2.2). */
export const FIXED_OFFERS: readonly OfferTerms[] = [
  { path: ROUTES.budgetoBuy.path, plans: ['basic'], discount: null, until: null },
]
