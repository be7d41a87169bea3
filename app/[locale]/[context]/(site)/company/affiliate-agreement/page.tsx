import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { legalPageOf } from '../legal-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = legalPageOf({
  route: 'affiliateAgreement',
  words: 'affiliateAgreement.meta',
})

export { generateMetadata, Page as default }
