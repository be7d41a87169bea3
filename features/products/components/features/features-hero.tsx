import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { PRODUCT_GROUPS } from '#features/shell/menus.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'

/** Every tool by its name, as the index of the page: a card for each group, in one box. */
const ToolIndex = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'features' })
  const menus = await getTranslations({ locale, namespace: 'menus' })
  return (
    <nav aria-label={t('hero.index')} className="tool-index">
      {PRODUCT_GROUPS.map(({ id, tools }) => (
        <div key={id}>
          <p>{menus(`groups.${id}.title`)}</p>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>
                <a href={`#${tool}`}>{menus(`tools.${tool}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="box-front" aria-hidden="true">
        <span>{BRAND.name}</span>
      </p>
    </nav>
  )
}

/** The promise beside the index of all tools. */
export const FeaturesHero = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'features' })
  return (
    <section className="container-page features-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('hero.title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead', claims)}</p>
        <div className="mt-8">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
      </div>
      <ToolIndex locale={locale} />
    </section>
  )
}
