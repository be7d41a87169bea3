import type { Locale } from '#lib/config/locales.ts'

/** The number format of a language whose own default does not serve all its readers. */
type Writing = { tag: string; options?: Intl.NumberFormatOptions }

/**
 * A point marks decimals in Mexico and thousands in Spain, so Spanish groups digits with a space, from
 * five digits on, as its academies advise; Costa Rica writes so. The narrow space of French is lost in a
 * headline; Canada writes the full one. Italian leaves 3000 without its point by default, and a column of
 * an invoice would then hold 12.150 above 9600.
 */
const WRITINGS: Readonly<Partial<Record<Locale, Writing>>> = {
  es: { tag: 'es-CR', options: { useGrouping: 'min2' } },
  fr: { tag: 'fr-CA' },
  it: { tag: 'it', options: { useGrouping: 'always' } },
}

/** The way readers of a language write numbers (S2 §1). */
export const numberWriting = (locale: Locale): Writing => WRITINGS[locale] ?? { tag: locale }
