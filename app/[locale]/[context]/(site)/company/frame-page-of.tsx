import { getTranslations } from 'next-intl/server'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { LEGAL_DOCUMENTS } from '#features/legal/legal-documents.ts'
import { FRAMED_META } from '#lib/config/page-metas.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'

type Page = {
  route: 'privacyFrame' | 'termsFrame'
  /** The page whose text it shows. */
  of: 'privacy' | 'terms'
}

/** The exports of a page file for a legal text in a frame of the web app: the text of its page, and nothing around it (S2 §2.2). */
export const framePageOf = ({ route, of }: Page) => ({
  generateMetadata: metadataFrom({ id: route, namespace: `${route}.meta` }),
  Page: async ({ params }: LocaleParams) => {
    const locale = await pageLocale(params, route)
    const t = await getTranslations({ locale, namespace: `legal.${of}.meta` })
    return (
      <main>
        <ScriptFree />
        <meta name={FRAMED_META} content={ROUTES[route].framedBy} />
        <LegalArticle locale={locale} name={LEGAL_DOCUMENTS[of]} title={t('title')} isFramed />
      </main>
    )
  },
})
