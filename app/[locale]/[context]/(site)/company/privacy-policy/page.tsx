import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import type { LocaleParams } from '#lib/i18n/page-locale.ts'
import { LegalPage } from '../legal-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({ id: 'privacy', namespace: 'legal.privacy.meta' })

const PrivacyPage = ({ params }: LocaleParams) => (
  <LegalPage params={params} route="privacy" name="privacy-policy" />
)

export default PrivacyPage
