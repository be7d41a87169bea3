import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { FillIn } from './fill-in.tsx'
import { SheetFrame } from './sheet-frame.tsx'

const AMOUNTS = [1240, 385.5, 96] as const
const TOTAL = AMOUNTS.reduce((sum, amount) => sum + amount, 0)

type Props = {
  words: { title: string; note: string; to: string; lines: readonly string[]; total: string }
  locale: Locale
  tab?: string | undefined
}

/** An invoice with three lines and what they come to. */
export const InvoiceSheet = ({ words, locale, tab }: Props) => {
  const amount = numberFormat(locale, { minimumFractionDigits: 2 })
  return (
    <SheetFrame title={words.title} note={words.note} tab={tab}>
      <p>
        <FillIn text={words.to} />
      </p>
      <table>
        <tbody>
          {words.lines.map((line, at) => (
            <tr key={AMOUNTS[at]}>
              <td>{line}</td>
              <td>{amount.format(AMOUNTS[at] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{words.total}</td>
            <td>{amount.format(TOTAL)}</td>
          </tr>
        </tfoot>
      </table>
    </SheetFrame>
  )
}
