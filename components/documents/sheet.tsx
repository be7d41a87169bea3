import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { sum } from '#lib/util/sum.ts'
import { Clauses } from './clauses.tsx'
import { ContractSheet } from './contract-sheet.tsx'
import { FillIn } from './fill-in.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { SheetFrame } from './sheet-frame.tsx'
import { SpreadsheetSheet } from './spreadsheet-sheet.tsx'

const AMOUNTS = [1240, 385.5, 96] as const
const TOTAL = sum(AMOUNTS)

type InvoiceSheetProps = {
  words: { title: string; note: string; to: string; lines: readonly string[]; total: string }
  locale: Locale
  tab?: string | undefined
}

/** An invoice with three lines and what they come to. */
const InvoiceSheet = ({ words, locale, tab }: InvoiceSheetProps) => {
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

type BusinessPlanSheetProps = {
  words: {
    title: string
    note: string
    clauses: readonly { name: string; text: string }[]
    chart: string
  }
  tab?: string | undefined
}

/** One below each bar of the chart, which doubles over them as the summary says. */
const QUARTERS = [1, 2, 3, 4, 5, 6] as const

/** A page of a business plan: a summary and a chart of the quarters to come. */
const BusinessPlanSheet = ({ words, tab }: BusinessPlanSheetProps) => (
  <SheetFrame title={words.title} note={<FillIn text={words.note} />} tab={tab}>
    <Clauses clauses={words.clauses} />
    <strong>{words.chart}</strong>
    <span className="chart" />
    <span className="quarters">
      {QUARTERS.map((quarter) => (
        <i key={quarter}>{quarter}</i>
      ))}
    </span>
  </SheetFrame>
)

const PAGES = [3, 6, 9, 14, 21] as const

type HandbookSheetProps = {
  words: { title: string; note: string; chapters: readonly string[]; text: string }
  tab?: string | undefined
}

/** The contents page of a handbook. */
const HandbookSheet = ({ words, tab }: HandbookSheetProps) => (
  <SheetFrame title={words.title} note={<FillIn text={words.note} />} tab={tab}>
    <table>
      <tbody>
        {words.chapters.map((chapter, at) => (
          <tr key={PAGES[at]}>
            <td>{chapter}</td>
            <td>{PAGES[at]}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <FillIn text={words.text} />
    </p>
  </SheetFrame>
)

type FormSheetProps = {
  words: { title: string; fields: readonly string[]; choices: readonly string[]; text: string }
  tab?: string | undefined
}

/** A form with lines to write on and boxes to tick, the first one ticked, and what is declared with it. */
const FormSheet = ({ words, tab }: FormSheetProps) => (
  <SheetFrame title={words.title} tab={tab}>
    {words.fields.map((field) => (
      <span key={field} className="blank">
        {field}
      </span>
    ))}
    <p>
      {words.choices.map((choice) => (
        <span key={choice} className="box">
          {choice}
        </span>
      ))}
    </p>
    <p>
      <FillIn text={words.text} />
    </p>
  </SheetFrame>
)

type Drawn = { words: DocumentWords; locale: Locale; tab?: string | undefined }

/** The documents that are drawn, each by its name. */
export const SHEETS = {
  contract: ({ words, tab }: Drawn) => <ContractSheet words={words.contract} tab={tab} />,
  plan: ({ words, tab }: Drawn) => <BusinessPlanSheet words={words.plan} tab={tab} />,
  spreadsheet: ({ words, locale, tab }: Drawn) => (
    <SpreadsheetSheet words={words.spreadsheet} locale={locale} tab={tab} />
  ),
  invoice: ({ words, locale, tab }: Drawn) => (
    <InvoiceSheet words={words.invoice} locale={locale} tab={tab} />
  ),
  letter: ({ words, tab }: Drawn) => <LetterSheet words={words.letter} tab={tab} />,
  form: ({ words, tab }: Drawn) => <FormSheet words={words.form} tab={tab} />,
  appraisal: ({ words, tab }: Drawn) => <FormSheet words={words.appraisal} tab={tab} />,
  handbook: ({ words, tab }: Drawn) => <HandbookSheet words={words.handbook} tab={tab} />,
} as const satisfies Record<string, (drawn: Drawn) => ReactNode>

/** Name of a drawn document. */
export type SheetName = keyof typeof SHEETS

type Props = Drawn & { name: SheetName }

/** One of the drawn documents by its name; decorative, so its composition hides it from assistive technology. */
export const Sheet = ({ name, ...drawn }: Props) => SHEETS[name](drawn)
