import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { disputeWords, imprintFacts, imprintRows } from '../imprint-facts.ts'

type Props = { locale: Locale }

/** The company's facts that the law requires, on its letter paper, as far as the owner has given them (§ 5 DDG). */
export const ImprintSheet = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'imprint' })
  const address = postalAddress(locale)
  const facts = imprintFacts({ legalForm: t('legalForm'), address })
  const rows = imprintRows().filter((row) => facts[row].length > 0)
  return (
    <div className="leaf lifted imprint-sheet">
      <div className="imprint-head" aria-hidden="true">
        <b>{BRAND.legalName}</b>
        <p>
          {BRAND.name}
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <dl className="imprint-facts">
        {rows.map((row) => (
          <div key={row}>
            <dt>{t(`rows.${row}`)}</dt>
            <dd>
              {facts[row].map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const FURTHER = [
  ['terms', 'legal.terms.meta.title'],
  ['privacy', 'legal.privacy.meta.title'],
  ['cookiePolicy', 'cookiePolicy.meta.title'],
  ['eula', 'eula.meta.title'],
  ['refundPolicy', 'refundPolicy.meta.title'],
] as const

const contactLink = (locale: Locale) => (words: ReactNode) => (
  <SiteLink to="contact" locale={locale} className="link">
    {words}
  </SiteLink>
)

/** The imprint: who stands behind the site, set as a letter of the company (§ 5 DDG). */
export const ImprintView = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'imprint' })
  const titles = await getTranslations({ locale })
  const dispute = disputeWords()
  return (
    <article className="beside imprint container-page">
      <header>
        <p className="imprint-kind">{t('letter')}</p>
        <h1 className="tracking-tight">{t('title')}</h1>
        <p className="mt-5 text-lead text-ink-soft">{t('lead')}</p>
      </header>
      <ImprintSheet locale={locale} />
      <div className="imprint-notes">
        <p>{t.rich('message', { contact: contactLink(locale) })}</p>
        {dispute ? (
          <>
            <h2>{t('dispute.title')}</h2>
            <p>{t(`dispute.${dispute}`)}</p>
          </>
        ) : null}
        <h2>{t('more')}</h2>
        <ul>
          {FURTHER.map(([route, title]) => (
            <li key={route}>
              <SiteLink to={route} locale={locale} className="link">
                {titles(title)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
