import { getTranslations } from 'next-intl/server'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'

/** Where a story stands on the site. */
export const StoryCrumbs = async ({ locale, title }: { locale: Locale; title: string }) => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  return (
    <nav aria-label={t('story.crumbs')} className="crumbs">
      <ol>
        <li>
          <SiteLink to="home" locale={locale}>
            {t('story.home')}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="newsroom" locale={locale}>
            {t('label')}
          </SiteLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
