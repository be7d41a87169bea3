import { getTranslations } from 'next-intl/server'
import { LegalArticle } from '#features/legal/components/legal-article.tsx'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../site-page.tsx'

type Props = LocaleParams & {
  route: 'privacy' | 'terms'
  /** The file of the text. */
  name: 'privacy-policy' | 'terms-of-use'
}

/** A page that is nothing but a legal text. */
export const LegalPage = async ({ params, route, name }: Props) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: `legal.${route}.meta` })
  return (
    <SitePage route={route} locale={locale} label={t('title')}>
      {() => <LegalArticle locale={locale} name={name} title={t('title')} />}
    </SitePage>
  )
}
