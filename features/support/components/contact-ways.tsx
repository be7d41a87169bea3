import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HELP } from '#features/help/ids.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { helpWords } from './help-words.ts'

/** The terms open in their dialog over the page, which `data-dialog-page` asks for, and without script as a page. */
const termsLink = (locale: Locale) => (words: ReactNode) => (
  <a href={routePath('terms', locale)} className="link" data-dialog-page="terms">
    {words}
  </a>
)

type Props = { locale: Locale }

/** The ways to a person: the form, the telephone where there is one, and the help at the corner of the page. */
export const ContactWays = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'support.ways' })
  const help = helpWords()
  return (
    <section aria-labelledby="reach" className="bg-mint py-section">
      <div className="container-page support-reach">
        <SectionHeading id="reach" title={t('title')} lead={t('lead')} />
        <ul>
          <li>
            <h3 className="text-title">{t('form')}</h3>
            <p className="text-ink-soft">{t('formText')}</p>
            <SiteLink to="contact" locale={locale} className={buttonClasses('primary')}>
              {t('formLink')}
            </SiteLink>
          </li>
          {BRAND.customerServiceNumber ? (
            <li>
              <h3 className="text-title">{t('phone')}</h3>
              <p className="text-ink-soft">{t('phoneText')}</p>
              <ServicePhone kind="support" className="link text-title" />
            </li>
          ) : null}
          <li>
            <h3 className="text-title">{t('chat', help)}</h3>
            <p className="text-ink-soft">{t('chatText', help)}</p>
            <a href={`#${HELP.panel}`} className={buttonClasses('outlined')}>
              {t('chatLink')}
            </a>
          </li>
        </ul>
        <p className="text-small">{t.rich('terms', { terms: termsLink(locale) })}</p>
      </div>
    </section>
  )
}
