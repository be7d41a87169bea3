import { getTranslations } from 'next-intl/server'
import { FactBlock } from '#components/page/fact-block.tsx'
import { ARRIVAL } from '#features/affiliate/affiliate-click.ts'
import { VisitorView } from '#features/affiliate/components/visitor-view.tsx'
import { VideoLink } from '#features/shell/components/video-link.tsx'
import { layoutOf } from '#features/shell/layout-of.ts'
import { LAYOUTS } from '#lib/config/layouts.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { AgreementDialog, agreementLink } from '../agreement.tsx'
import { SitePage } from '../site-page.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = metadataFrom({
  id: 'affiliateStart',
  namespace: 'start.visitor.meta',
})

const AffiliateStartPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const { video } = LAYOUTS[layoutOf('affiliateStart', locale)]
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  return (
    <>
      <SitePage route="affiliateStart" locale={locale} label={t('label')}>
        {(signUp) => (
          <>
            <VisitorView
              {...{ locale, claims, documents, signUp }}
              film={<VideoLink name={video} locale={locale} />}
              agreement={agreementLink(locale)}
            />
            <AgreementDialog locale={locale} />
          </>
        )}
      </SitePage>
      <FactBlock fact={ARRIVAL} value={locale} />
    </>
  )
}

export default AffiliateStartPage
