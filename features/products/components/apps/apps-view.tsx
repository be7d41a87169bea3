import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/page/json-ld.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { PRODUCT_GROUPS } from '#features/shell/menus.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import { HAS_INSTALLERS } from '#lib/i18n/installers.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { Devices } from './devices.tsx'

const QUESTIONS = ['devices', 'choice', 'cost'] as const

/** Visitors' questions about screens, programs and their price. */
export const AppsQuestions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.questions' })
  const figures = { ...claims, ...basicPrice(locale) }
  return (
    <div className="bg-mint">
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: t(`items.${name}.answer`, figures),
          more: name === 'cost' ? <PlansLink locale={locale} /> : null,
        }))}
      />
    </div>
  )
}

const PLACES = [
  ['browser', undefined],
  ['windows', 'download'],
  ['macos', 'download'],
  ['phone', undefined],
] as const

/** The platforms of the apps, as a ledger: the platform, its features, and its requirements (S2 §1). */
const AppsPlaces = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.places' })
  const coming = await getTranslations({ locale, namespace: 'download.coming' })
  return (
    <section aria-labelledby="places" className="container-page py-section">
      <SectionHeading id="places" title={t('title')} className="max-w-read" />
      <ul className="places">
        {PLACES.map(([place, page]) => (
          <li key={place}>
            <h3 className="text-title">{t(`${place}.name`)}</h3>
            <p>{t(`${place}.what`)}</p>
            <p>
              {page ? (
                <SiteLink to={page} locale={locale} className="link">
                  {HAS_INSTALLERS ? t(`${place}.needs`) : coming('place')}
                </SiteLink>
              ) : (
                t(`${place}.needs`)
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sold or used apart from the suite; the budgeting app has pages in English alone (S2 §2.4). */
const BESIDES = ['businessPlan', 'budgeto'] as const

/** The suite at a glance: every tool in its group with one line, and what there is besides. */
const AppsIndex = async ({ locale }: SectionProps) => {
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

/** From which app to which, in the order of a document's way. */
const TRANSFERS = [
  ['templates', 'docs'],
  ['docs', 'cloud-drive'],
  ['chat', 'task-management'],
  ['task-management', 'dashboard'],
  ['cloud-drive', 'contacts'],
] as const

/** The things that move from one app to another by themselves, set as a timetable. */
const AppsRoutes = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.transfers' })
  const menus = await getTranslations({ locale, namespace: 'menus.tools' })
  return (
    <section aria-labelledby="transfers" className="container-page py-section">
      <SectionHeading id="transfers" title={t('title')} className="max-w-read" />
      <ul className="transfers">
        {TRANSFERS.map(([from, to]) => (
          <li key={from}>
            <h3>
              <span>{menus(from)}</span> <i aria-hidden="true" /> <span>{menus(to)}</span>
            </h3>
            <p>{t(`lines.${from}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two ways to begin, side by side: in the browser, or with a program. */
const AppsClosing = async ({ locale, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps' })
  const coming = await getTranslations({ locale, namespace: 'download.coming' })
  return (
    <section aria-labelledby="closing" className="container-page py-section">
      <h2 id="closing" className="text-display tracking-tight">
        {t('closing.title')}
      </h2>
      <div className="beside-md leaf lifted two-ways">
        <div>
          <h3 className="text-title">{t('closing.browser.title')}</h3>
          <p>{t('closing.browser.text')}</p>
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
        <div>
          <h3 className="text-title">{t('closing.computer.title')}</h3>
          <p>
            {t('closing.computer.text')} {HAS_INSTALLERS ? null : coming('soon')}
          </p>
          <SiteLink to="download" locale={locale} className={buttonClasses('outlined')}>
            {HAS_INSTALLERS ? t('download') : coming('link')}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

type Props = { locale: Locale; description: string }

/** The suite for search engines: its platforms, and the price of a year of Basic (S2 §1, §9). */
const SuiteFacts = ({ locale, description }: Props) => (
  <JsonLd
    data={{
      '@type': 'SoftwareApplication',
      name: BRAND.name,
      description,
      inLanguage: locale,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, Windows, macOS',
      offers: {
        '@type': 'Offer',
        price: basicPriceAt().yearly,
        priceCurrency: basicPriceAt().currency,
      },
    }}
  />
)

/** The promise, above one document on three screens. */
const AppsHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps' })
  const coming = await getTranslations({ locale, namespace: 'download.coming' })
  return (
    <section className="on-ink apps-hero">
      <div className="container-page">
        <p className="font-medium">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight text-wrap">
          {t.rich('hero.title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead">{t('hero.lead', claims)}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
          <SiteLink to="download" locale={locale} className={buttonClasses('text', 'underline')}>
            {HAS_INSTALLERS ? t('download') : coming('link')}
          </SiteLink>
        </div>
      </div>
      <Devices locale={locale} documents={documents} />
      <SuiteFacts locale={locale} description={t('meta.description')} />
    </section>
  )
}

/** All apps: where they run, which there are, and what goes from one to another (S2 §1, §2.2). */
export const AppsView = (props: SectionProps) => (
  <>
    <AppsHero {...props} />
    <AppsPlaces {...props} />
    <AppsIndex {...props} />
    <AppsRoutes {...props} />
    <AppsQuestions {...props} />
    <AppsClosing {...props} />
  </>
)
