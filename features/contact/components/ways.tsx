import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'

type Props = { locale: Locale }

/** How else we are reached: the telephones that there are, the post, and the page of questions. */
export const Ways = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'contact.ways' })
  const phones = [
    { kind: 'sales', number: BRAND.servicePhone },
    { kind: 'support', number: BRAND.customerServiceNumber },
  ] as const
  return (
    <section className="contact-ways" aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="text-title">
        {t('title')}
      </h2>
      <dl>
        {phones
          .filter(({ number }) => number)
          .map(({ kind }) => (
            <div key={kind}>
              <dt>{t(kind)}</dt>
              <dd>
                <ServicePhone kind={kind} className="link text-title" />
                {kind === 'support' ? (
                  <p className="mt-1 text-small text-ink-soft">{t('hours')}</p>
                ) : null}
              </dd>
            </div>
          ))}
        <div>
          <dt>{t('post')}</dt>
          <dd>
            <address translate="no">
              {[BRAND.name, BRAND.legalName, ...postalAddress(locale)].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <p className="mt-8 text-ink-soft">{t('questionsText')}</p>
      <SiteLink to="support" locale={locale} className="link mt-2 font-semibold">
        {t('questions')}
        <Icon name="arrow" className="ms-2" />
      </SiteLink>
    </section>
  )
}
