import type { PageRouteId } from '#lib/config/routes.ts'

/** The pages that are a legal text, each with its file below `locales/<lang>/legal/`, without ending (S2 §2.2). */
export const LEGAL_DOCUMENTS = {
  terms: 'terms-of-use',
  privacy: 'privacy-policy',
  cookiePolicy: 'cookie-policy',
  eula: 'eula',
  affiliateAgreement: 'affiliate-agreement',
  refundPolicy: 'refund-policy',
} as const satisfies Partial<Record<PageRouteId, string>>

export type LegalRouteId = keyof typeof LEGAL_DOCUMENTS

export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[LegalRouteId]
