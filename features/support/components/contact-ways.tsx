import { getTranslations } from 'next-intl/server'
import { Envelope } from '#components/pictures/envelope.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HELP } from '#features/help/ids.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { helpWords } from './help-words.ts'

type Props = { locale: Locale }

/** An envelope to the people of support, where there is no other way. */
const ToSupport = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'support' })
  return (
    <div aria-hidden="true">
      <Envelope>
        <p>
          <strong>{BRAND.name}</strong>
          <span>{t('label')}</span>
        </p>
      </Envelope>
    </div>
  )
}

/** A person answers: the form is the action, beside it the telephone and the chat where there is one. */
export const ContactWays = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'support.ways' })
  const hasChat = helpWords().chat === 'yes'
  return (
    <section aria-labelledby="reach" className="bg-mint pt-section">
      <div className="container-page beside support-reach">
        <div>
          <SectionHeading id="reach" title={t('title')} lead={t('lead')} />
          <p className="mt-8">
            <SiteLink to="contact" locale={locale} className={buttonClasses('primary')}>
              {t('formLink')}
            </SiteLink>
          </p>
        </div>
        {hasChat || BRAND.customerServiceNumber ? (
          <ul>
            {BRAND.customerServiceNumber ? (
              <li>
                <h3 className="text-title">{t('phone')}</h3>
                <p className="text-ink-soft">{t('phoneText')}</p>
                <ServicePhone kind="support" className="link text-title" />
              </li>
            ) : null}
            {hasChat ? (
              <li>
                <h3 className="text-title">{t('chat')}</h3>
                <p className="text-ink-soft">{t('chatText')}</p>
                <a href={`#${HELP.panel}`} className={buttonClasses('outlined')}>
                  {t('chatLink')}
                </a>
              </li>
            ) : null}
          </ul>
        ) : (
          <ToSupport locale={locale} />
        )}
      </div>
    </section>
  )
}
