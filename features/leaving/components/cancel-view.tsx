import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { cancelFields } from '../server/leaving-fields.ts'
import { LeavingDesk } from './leaving-desk.tsx'
import { LeavingForm } from './leaving-form.tsx'

const STEPS = ['check', 'mail', 'end'] as const

const DAYS_OF_A_YEAR = 365

/** The page on which a subscription is cancelled without logging in (§ 312k BGB): the sheet, and what becomes of it. */
export const CancelView = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'cancelSubscription' })
  const years = numberFormat(locale).format(MESSAGE_LIFE_DAYS / DAYS_OF_A_YEAR)
  return (
    <>
      <LeavingDesk
        kicker={t('kicker')}
        title={t.rich('title', { mark: marker })}
        lead={t('lead')}
        aside={
          <>
            <h2 id="leaving-aside" className="text-title">
              {t('aside.title')}
            </h2>
            <p className="mt-4 text-ink-soft">{t('aside.text')}</p>
            <SiteLink to="withdrawal" locale={locale} className="link mt-2 font-semibold">
              {t('aside.link')}
            </SiteLink>
          </>
        }
      >
        <LeavingForm
          locale={locale}
          action={API_PATHS.cancel}
          heading={t('fields.heading')}
          send={t('send')}
          note={t('kept', { years })}
          fields={await cancelFields(locale)}
        />
      </LeavingDesk>
      <section aria-labelledby="leaving-next" className="container-page py-section">
        <SectionHeading id="leaving-next" title={t('next.title')} />
        <ol className="contact-route">
          {STEPS.map((step) => (
            <li key={step}>
              <h3 className="text-title">{t(`next.steps.${step}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`next.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
