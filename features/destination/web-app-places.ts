/** Places inside the web app, as destinations name them (S2 §2.2, §4). */
export const PLACES = {
  documents: 'doc/',
  search: 'search/',
  kit: 'business-plan-kit/',
  affiliate: 'affiliate/',
  plan: 'account/billing/plan/',
} as const

/** The end of a document's slug: `-D` and its number, which is the first group (S2 §2.2, §4). */
export const DOCUMENT_ID = /-D(\d+)$/

/** A whole slug as the library gives them: letters, digits and hyphens before the id. */
export const DOCUMENT_SLUG = new RegExp(`^[\\p{L}\\p{N}-]+${DOCUMENT_ID.source}`, 'u')
