import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { dayText } from '../drawn-facts.ts'
import { ProductWindow } from '../product-window.tsx'

/** Mondays of the six weeks, in days from the Friday on which the screen is seen. */
const MONDAYS = [-4, 3, 10, 17, 24, 31] as const

const STEPS = ['lease', 'permit', 'hiring', 'fitting', 'opening'] as const

/** A shop's opening as a timeline of five steps, with a question to business AI above it. */
export const WorkPicture = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.work' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  return (
    <ProductWindow title={t('title')}>
      <p className="asked">
        <b>{t('ai')}</b> {t('asked')}
      </p>
      <div className="timeline">
        <div className="timeline-weeks">
          <span />
          {MONDAYS.map((days) => (
            <small key={days}>{day(days)}</small>
          ))}
        </div>
        {STEPS.map((step) => (
          <div key={step} data-step={step}>
            <span>{t(`steps.${step}`)}</span>
            <i>{t(`people.${step}`)}</i>
          </div>
        ))}
      </div>
    </ProductWindow>
  )
}
