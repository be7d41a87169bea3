import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { FORECAST, HALF_YEARS, sumOf } from '../../../plan-figures.ts'

const YEARS = [0, 1, 2] as const

const ROWS = keysOf(FORECAST)

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

type Props = { locale: Locale; note: string }

/** The forecast of the drawn plan: three years that add up, and a chart of their sales. */
export const ForecastPage = async ({ locale, note }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.forecast' })
  const number = numberFormat(locale)
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <table>
        <thead>
          <tr>
            <td>{t('amounts')}</td>
            {YEARS.map((year) => (
              <td key={year}>{t('year', { year: `${year + 1}` })}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((name) => (
            <tr key={name}>
              <td>{t(`rows.${name}`)}</td>
              {YEARS.map((year) => (
                <td key={year}>{number.format(FORECAST[name][year])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('total')}</td>
            {YEARS.map((year) => (
              <td key={year}>{number.format(sumOf(ROWS.map((name) => FORECAST[name][year])))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <strong>{t('chart')}</strong>
      <div className="plan-bars">
        <HalfYears />
        {YEARS.map((year) => (
          <small key={year}>{t('year', { year: `${year + 1}` })}</small>
        ))}
      </div>
    </SheetFrame>
  )
}
