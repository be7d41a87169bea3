import { getTranslations } from 'next-intl/server'
import { Envelope } from '#components/pictures/envelope.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'

const WAYS = ['contact', 'newsroom', 'support'] as const

/** The company's address, as one would write it on a letter, and its contacts. */
export const CompanyContacts = async ({ locale }: SectionProps) => {
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
