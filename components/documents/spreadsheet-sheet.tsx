import type { Locale } from '#lib/config/locales.ts'
import { numberFormat, withMinus } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { sumOf } from '#lib/util/sum.ts'
import { SheetFrame } from './sheet-frame.tsx'

/** Opening balance, then five movements, for each of three months. */
const FIGURES = [
  [18_400, 21_150, 26_740],
  [32_900, 35_480, 38_200],
  [-12_150, -13_200, -14_050],
  [-11_800, -11_800, -12_400],
  [-4_200, -4_200, -4_200],
  [-2_000, -690, -1_150],
] as const

const MONTHS = [0, 1, 2] as const

const total = (month: 0 | 1 | 2) => sumOf(FIGURES, (row) => row[month])

type Props = {
  words: { title: string; period: string; rows: readonly string[]; total: string }
  locale: Locale
  tab?: string | undefined
}

/** A forecast over three months; its figures add up and are written as the language writes them. */
export const SpreadsheetSheet = ({ words, locale, tab }: Props) => {
  const month = dateFormat(locale, { month: 'short', timeZone: 'UTC' })
  const number = numberFormat(locale)
  const written = (figure: number) => withMinus(number.format(figure))
  return (
    <SheetFrame title={words.title} tab={tab}>
      <table>
        <thead>
          <tr>
            <td>{words.period}</td>
            {MONTHS.map((at) => (
              <td key={at}>{month.format(Date.UTC(2027, at))}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row, at) => (
            <tr key={FIGURES[at]?.[0]}>
              <td>{row}</td>
              {MONTHS.map((column) => (
                <td key={column}>{written(FIGURES[at]?.[column] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{words.total}</td>
            {MONTHS.map((at) => (
              <td key={at}>{written(total(at))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </SheetFrame>
  )
}
