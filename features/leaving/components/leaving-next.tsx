import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { WITHDRAWAL_DAYS } from '../withdrawal-period.ts'

const STEPS = ['check', 'mail', 'end'] as const

type Props = { locale: Locale; page: 'cancelSubscription' | 'withdrawal' }

/** What becomes of either sheet once it is filled in. */
export const LeavingNext = async ({ locale, page }: Props) => {
  const t = await getTranslations({ locale, namespace: page })
  const days = numberFormat(locale).format(WITHDRAWAL_DAYS)
  return (
    <section aria-labelledby="leaving-next" className="container-page py-section">
      <h2 id="leaving-next" className="leaving-part">
        {t('next.title')}
      </h2>
      <ol className="contact-route">
        {STEPS.map((step) => (
          <li key={step}>
            <h3 className="text-title">{t(`next.steps.${step}.title`)}</h3>
            <p className="mt-2 text-ink-soft">
              {lineBreaks(t(`next.steps.${step}.text`, { days }), locale)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
