import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberWriting } from '#lib/util/number-writing.ts'

const CURRENCY_OF: Readonly<Record<Exclude<Locale, 'es'>, Currency>> = {
  en: 'USD',
  fr: 'EUR',
  it: 'EUR',
  pt: 'BRL',
  de: 'EUR',
}

/** Writes whole amounts in drawings, in the currency that the clauses of the language use. */
export const drawnMoney = (locale: Locale): { format: (amount: number) => string } => {
  const { tag, options } = numberWriting(locale)
  const whole = { ...options, maximumFractionDigits: 0 }
  if (locale === 'es') {
    // Figures are grouped as in Costa Rica, where the euro stands before them without a space.
    const figures = new Intl.NumberFormat(tag, whole)
    return { format: (amount) => `${figures.format(amount)}\u00A0€` }
  }
  const money = { style: 'currency', currency: CURRENCY_OF[locale] } as const
  return new Intl.NumberFormat(tag, { ...whole, ...money, currencyDisplay: 'narrowSymbol' })
}

/** The drawn month: what each account was given, and what is spent of it (S2 §2.2). */
export const BUDGET = {
  wages: { planned: 13_200, spent: 13_200 },
  goods: { planned: 9400, spent: 7850 },
  rent: { planned: 4200, spent: 4200 },
  energy: { planned: 1600, spent: 1735 },
  marketing: { planned: 900, spent: 410 },
} as const

/** The drawn month, a time in it. */
export const BUDGET_MONTH = Date.UTC(2026, 2)

/** The income of the drawn month. */
export const INCOME = { shop: 21_480, orders: 12_650 } as const

/** The weekly cost of the drawn plumber's van, and its hours on the road for customers. */
export const VAN = { week: 264, hours: 33 } as const
