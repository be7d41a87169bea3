import { getTranslations } from 'next-intl/server'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { LEGAL_DOCUMENTS, type LegalRouteId } from '#features/legal/legal-documents.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../site-page.tsx'

type Page = {
  route: LegalRouteId
  /** Where the messages hold its title, which is its heading too, and its description. */
  words: Parameters<typeof metadataFrom>[0]['namespace']
}

/** The exports of a page file for a page that is nothing but a legal text. */
export const legalPageOf = ({ route, words }: Page) => ({
  generateMetadata: metadataFrom({ id: route, namespace: words }),
  Page: async ({ params }: LocaleParams) => {
    const locale = await pageLocale(params, route)
    const t = await getTranslations({ locale, namespace: words })
    const title = t('title')
    return (
      <SitePage route={route} locale={locale} label={title}>
        {() => <LegalArticle locale={locale} name={LEGAL_DOCUMENTS[route]} title={title} />}
      </SitePage>
    )
  },
})
