import { getTranslations } from 'next-intl/server'
import { NextSteps } from '#components/sections/next-steps.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { ContactForm } from './contact-form.tsx'

type WaysProps = { locale: Locale }

/** Pages on which somebody may find the answer without writing. */
const PLACES = [
  { name: 'questions', to: 'support' },
  { name: 'press', to: 'newsroom' },
  { name: 'affiliates', to: 'affiliateProgramme' },
] as const

/** Other ways to reach us: the telephones and the address that there are, and the pages that answer by themselves. */
const Ways = async ({ locale }: WaysProps) => {
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
        {/* A letter needs a street: without one there is no address to write to. */}
        {BRAND.address.street ? (
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
        ) : null}
        {PLACES.map(({ name, to }) => (
          <div key={name}>
            <dt>{t(`places.${name}.term`)}</dt>
            <dd>
              <SiteLink to={to} locale={locale} className="link">
                {t(`places.${name}.link`)}
              </SiteLink>
              <p className="text-small text-ink-soft">{t(`places.${name}.text`)}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const STEPS = ['number', 'desk', 'answer'] as const

/** The page to write to us on (S2 §2.2): a sheet of paper to fill in, how else we are reached, and what happens next. */
export const ContactView = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'contact' })
  return (
    <>
      <section className="contact-desk">
        <div className="container-page">
          <div className="contact-words">
            <p className="font-medium text-ink-soft">{t('kicker')}</p>
            <h1 className="contact-title mt-4 tracking-tight">
              {t.rich('title', { mark: marker })}
            </h1>
            <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead')}</p>
          </div>
          <ContactForm locale={locale} />
          <Ways locale={locale} />
        </div>
      </section>
      <div className="container-page py-section">
        <NextSteps
          title={t('next.title')}
          steps={STEPS.map((step) => ({
            title: t(`next.steps.${step}.title`),
            text: t(`next.steps.${step}.text`),
          }))}
        />
      </div>
    </>
  )
}
