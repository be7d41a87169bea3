import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { PRODUCT_GROUPS } from '#features/shell/menus.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'

/** Sold or used apart from the suite; the budgeting app has pages in English alone (S2 §2.4). */
const BESIDES = ['businessPlan', 'budgeto'] as const

/** The suite at a glance: every tool in its group with one line, and what there is besides. */
export const AppsIndex = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.index' })
  const menus = await getTranslations({ locale, namespace: 'menus' })
  const pages = await getTranslations({ locale, namespace: 'footer.pages' })
  const features = routePath('features', locale)
  const besides = BESIDES.filter((page) => ROUTES[page].locales.includes(locale))
  return (
    <section aria-labelledby="suite" className="bg-desk py-section">
      <div className="container-page">
        <SectionHeading id="suite" title={t('title')} lead={t('lead')} />
        <div className="beside-md app-index">
          {PRODUCT_GROUPS.map(({ id, tools }) => (
            <div key={id} className="leaf app-card">
              <h3>{menus(`groups.${id}.title`)}</h3>
              <ul>
                {tools.map((tool) => (
                  <li key={tool}>
                    <a href={`${features}#${tool}`}>{menus(`tools.${tool}`)}</a>
                    <span>{t(`lines.${tool}`)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className="besides">
          {besides.map((page) => (
            <li key={page}>
              <SiteLink to={page} locale={locale}>
                {pages(page)}
              </SiteLink>
              <span>{t(`besides.${page}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
