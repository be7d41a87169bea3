import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat, withMinus } from '#lib/i18n/number-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { sum } from '#lib/util/sum.ts'
import { FORECAST, YEARS } from '../../../plan-figures.ts'
import { SalesChart } from './sales-chart.tsx'

const ROWS = keysOf(FORECAST)

type Props = { locale: Locale; note: string }

/** The forecast of the drawn plan: three years that add up, and a chart of their sales. */
export const ForecastPage = async ({ locale, note }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.forecast' })
  const number = numberFormat(locale)
  const written = (figure: number) => withMinus(number.format(figure))
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
                <td key={year}>{written(FORECAST[name][year])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('total')}</td>
            {YEARS.map((year) => (
              <td key={year}>{written(sum(ROWS.map((name) => FORECAST[name][year])))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <SalesChart locale={locale} />
    </SheetFrame>
  )
}
