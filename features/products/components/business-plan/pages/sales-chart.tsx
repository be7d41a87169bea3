import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { HALF_YEARS, YEARS } from '../../../plan-figures.ts'

/** A year is four wide, with two bars in its middle; the highest bar leaves a little air. */
const YEAR_WIDTH = 4
const BAR = { first: 0.7, second: 2.2, width: 1.1 } as const
const TOP = Math.max(...HALF_YEARS) * 1.05

const HalfYears = () => (
  <svg viewBox={`0 0 ${YEAR_WIDTH * YEARS.length} 1`} preserveAspectRatio="none">
    {HALF_YEARS.map((sales, at) => (
      <rect
        key={sales}
        x={Math.floor(at / 2) * YEAR_WIDTH + (at % 2 ? BAR.second : BAR.first)}
        y={1 - sales / TOP}
        width={BAR.width}
        height={sales / TOP}
      />
    ))}
  </svg>
)

/** The sales of the drawn forecast, two bars a year, under their name. */
export const SalesChart = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.forecast' })
  return (
    <>
      <strong>{t('chart')}</strong>
      <div className="plan-bars">
        <HalfYears />
        {YEARS.map((year) => (
          <small key={year}>{t('year', { year: `${year + 1}` })}</small>
        ))}
      </div>
    </>
  )
}
