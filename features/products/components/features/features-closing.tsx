import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { basicPrice } from '#lib/i18n/basic-price.ts'

/** Each with what the footer calls it. */
const PAGES = [
  ['plans', 'pricing'],
  ['apps', 'apps'],
  ['drive', 'drive'],
  ['documentManagement', 'documentManagement'],
  ['businessPlan', 'businessPlan'],
  ['library', 'templates'],
  ['download', 'download'],
] as const

/** The price of all of it, the action once more, and the pages that go further. */
export const FeaturesClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'features' })
  const pages = await getTranslations({ locale, namespace: 'footer.pages' })
  return (
    <section aria-labelledby="closing" className="on-ink bg-ink py-section text-sheet">
      <div className="container-page beside closing-index">
        <div>
          <h2 id="closing" className="text-display tracking-tight">
            {t('closing.title')}
          </h2>
          <p className="mt-5 mb-8 text-lead">
            {t('closing.text', { ...claims, ...basicPrice(locale) })}
          </p>
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
        <nav aria-labelledby="further">
          <p id="further">{t('closing.further')}</p>
          <ul>
            {PAGES.map(([page, name]) => (
              <li key={page}>
                <SiteLink to={page} locale={locale}>
                  {pages(name)}
                  <Icon name="arrow" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}
