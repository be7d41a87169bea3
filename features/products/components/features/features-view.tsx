import { getTranslations } from 'next-intl/server'
import { StillLife } from '#components/pictures/still-life.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { PRODUCT_GROUPS } from '#features/shell/menus.ts'
import { AUDIENCES } from '#features/shell/suite.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import { ToolGroups } from './tool-groups.tsx'

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
const FeaturesHero = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'features' })
  return (
    <section className="container-page beside features-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight text-wrap">
          {t.rich('hero.title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead', claims)}</p>
        <div className="mt-8">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
      </div>
      <ToolIndex locale={locale} />
    </section>
  )
}

/** Half past seven on a Monday; the next one on the list begins a quarter of an hour later. */
const MONDAY = Date.UTC(2026, 2, 16, 7, 30)
const APART = 15

/** For whom the suite is made, as the entries of one Monday morning (S2 §1). */
const AudienceDaybook = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'features.audiences' })
  const names = await getTranslations({ locale, namespace: 'footer.audiences' })
  const time = dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return (
    <section aria-labelledby="audiences" className="still-desk pb-section">
      <StillLife name="desk" locale={locale} />
      <div className="container-page">
        <div className="leaf lifted daybook">
          <h2 id="audiences" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">{t('lead')}</p>
          <ul>
            {AUDIENCES.map((audience, at) => (
              <li key={audience} id={audience}>
                <span className="figures">{time.format(MONDAY + at * APART * MINUTE_MS)}</span>
                <h3 className="text-title">{names(audience)}</h3>
                <p>{t(`mornings.${audience}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** The page that menus and footer lead to: an anchor for every tool and every audience (S2 §1, §2.6, §2.7). */
export const FeaturesView = (props: SectionProps) => (
  <>
    <FeaturesHero {...props} />
    <ToolGroups {...props} />
    <AudienceDaybook {...props} />
    <FeaturesClosing {...props} />
  </>
)
