import { keysOf } from '#lib/util/keys-of.ts'

const TABLE = {
  USD: { digits: 2 },
  CAD: { digits: 2 },
  EUR: { digits: 2 },
  GBP: { digits: 2 },
  BRL: { digits: 2 },
  JPY: { digits: 0 },
} as const satisfies Record<string, { digits: number }>

/** A currency that prices may be in (ISO 4217). */
export type Currency = keyof typeof TABLE

/** Each currency with the digits of its minor unit: an amount is a whole number of those. */
export const CURRENCIES: Readonly<Record<Currency, { digits: number }>> = TABLE

export const CURRENCY_CODES = keysOf(TABLE)

/** What a visitor is shown and charged unless the price book holds confirmed rows for the country (S2 §3). */
export const DEFAULT_CURRENCY = 'USD' satisfies Currency
