import { getTranslations } from 'next-intl/server'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'

const DAYS = ['pay', 'cancel', 'notice', 'renewal'] as const

type Props = { locale: Locale }

/** The year that is bought, along one line: paid, left on any day, announced, renewed (S2 §9). */
export const YearLine = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.year' })
  return (
    <section aria-labelledby="year" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="year" title={t('title')} lead={t('lead')} />
        <ol className="year-line">
          {DAYS.map((day) => (
            <li key={day}>
              <h3 className="text-title">{t(`${day}.title`)}</h3>
              <p className="text-ink-soft">{t(`${day}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="max-w-read text-small">
          {t.rich('refund', {
            refunds: pageLink('refundPolicy', locale),
            eula: pageLink('eula', locale),
          })}
        </p>
      </div>
    </section>
  )
}
