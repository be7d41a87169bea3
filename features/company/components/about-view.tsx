import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import { Envelope } from '#components/pictures/envelope.tsx'
import { DrawerClosing } from '#components/sections/drawer-closing.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { History } from './history.tsx'

const WAYS = ['contact', 'newsroom', 'support'] as const

/** The company's address, as one would write it on a letter, and its contacts. */
const CompanyContacts = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.reach' })
  return (
    <section aria-labelledby="reach" className="bg-mint py-section">
      <div className="container-page beside reach">
        <div>
          <h2 id="reach" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-4 mb-8 text-lead text-ink-soft">{t('text')}</p>
          <Envelope>
            <address>
              <strong>{BRAND.legalName}</strong>
              {BRAND.address.street ? <span>{BRAND.address.street}</span> : null}
              <span>{t('place')}</span>
            </address>
          </Envelope>
        </div>
        <ul>
          {WAYS.map((way) => (
            <li key={way}>
              <SiteLink to={way} locale={locale}>
                <strong>{t(`ways.${way}.title`)}</strong>
                <Icon name="arrow" />
                <span>{t(`ways.${way}.text`)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The company's history, and the box that it is named after: sheets standing in it, a label on its front. */
const AboutHero = async ({ locale, claims, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.hero' })
  const drawn = { words: documents, locale }
  return (
    <section className="container-page beside opening">
      <div>
        <p className="font-medium text-ink-soft">{t('kicker', claims)}</p>
        <h1 className="mt-4 long-title text-hero tracking-tight">
          {t.rich('title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead', claims)}</p>
        <p className="mt-8">
          <SiteLink to="library" locale={locale} className={buttonClasses('primary')}>
            {t('action')}
          </SiteLink>
        </p>
      </div>
      <div className="archive" aria-hidden="true">
        <Sheet name="letter" {...drawn} />
        <Sheet name="spreadsheet" {...drawn} />
        <Sheet name="contract" {...drawn} tab={documents.departments.legal.name} />
        <p className="archive-front">
          <span>
            <b>{BRAND.name}</b>
            {t('label', claims)}
          </span>
        </p>
      </div>
    </section>
  )
}

const FIGURES = ['businesses', 'countries', 'downloads', 'signUps', 'lawFirms', 'library'] as const

/** Each figure with what it counts: a list, for nobody can judge a number alone (S1 §1, S2 §1). */
const CompanyFigures = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.figures' })
  return (
    <section aria-labelledby="figures" className="container-page py-section">
      <SectionHeading id="figures" title={t('title')} lead={t('lead')} />
      <dl className="accounts">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`items.${figure}.figure`, claims)}</dt>
            <dd>
              <strong>{t(`items.${figure}.name`)}</strong>
              {t(`items.${figure}.text`, claims)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const CLAUSES = ['read', 'lawyers', 'price', 'figures', 'leave'] as const

/** The company's principles, written as its product: an agreement with numbered clauses. */
const Beliefs = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.beliefs' })
  const cancel = pageLink('cancelSubscription', locale)
  return (
    <section aria-labelledby="beliefs" className="bg-desk py-section">
      <div className="container-page">
        <div className="beside leaf lifted covenant">
          <SectionHeading id="beliefs" title={t('title')} lead={t('between')} />
          <ol>
            {CLAUSES.map((clause) => (
              <li key={clause}>
                <h3>{t(`clauses.${clause}.title`)}</h3>
                <p>{t.rich(`clauses.${clause}.text`, { cancel })}</p>
              </li>
            ))}
          </ol>
          <p className="covenant-signed">
            <span className="signature" aria-hidden="true" />
            <span>{t('signed', { company: BRAND.legalName })}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The closing: what went into the box comes out of it again as the library, with the action of the page. */
const AboutClosing = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.closing' })
  return (
    <DrawerClosing
      locale={locale}
      title={t('title')}
      action={
        <SiteLink to="library" locale={locale} className={buttonClasses('primary')}>
          {t('action')}
        </SiteLink>
      }
    />
  )
}

/** The company: how it came about, what it holds to, its figures, and where it is found (S2 §2.2). */
export const AboutView = (props: SectionProps) => (
  <>
    <AboutHero {...props} />
    <History {...props} />
    <Beliefs {...props} />
    <CompanyFigures {...props} />
    <CompanyContacts {...props} />
    <AboutClosing {...props} />
  </>
)
