import type { Locale } from '#lib/config/locales.ts'

export type PaperLine = { label: string; value: string }

/** A receipt or a credit note, as plain words: mail, its plain text, its file and the web app show the same. */
export type Paper = {
  language: Locale
  kind: 'receipt' | 'credit-note'
  /** As the seller's books have it: `R-000042`, `C-000007`. */
  number: string
  title: string
  /** Numbers and dates. */
  facts: readonly PaperLine[]
  /** List price, discount where there was one, the amount before tax, then each tax. */
  amounts: readonly PaperLine[]
  total: PaperLine
  /** The changes of the total since. */
  after: readonly PaperLine[]
  /** Seller and buyer. */
  parties: readonly { title: string; lines: readonly string[] }[]
}

/** The file name of a paper. */
export const paperFile = ({ number }: Pick<Paper, 'number'>): string => `${number}.pdf`
