import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { BusinessPlanSheet } from './business-plan-sheet.tsx'
import { ContractSheet } from './contract-sheet.tsx'
import { FormSheet } from './form-sheet.tsx'
import { HandbookSheet } from './handbook-sheet.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { SpreadsheetSheet } from './spreadsheet-sheet.tsx'

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
