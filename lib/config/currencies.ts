import { keysOf } from '#lib/util/keys-of.ts'

const TABLE = {
  USD: { digits: 2, leastCharge: 50 },
  CAD: { digits: 2, leastCharge: 50 },
  EUR: { digits: 2, leastCharge: 50 },
  GBP: { digits: 2, leastCharge: 30 },
  BRL: { digits: 2, leastCharge: 50 },
  JPY: { digits: 0, leastCharge: 50 },
} as const satisfies Record<string, { digits: number; leastCharge: number }>

/** A currency that prices may be in (ISO 4217). */
export type Currency = keyof typeof TABLE

/**
 * Each currency with the digits of its minor unit (an amount is a whole number of those), and the least that a card is charged
 * (docs.stripe.com/currencies, "minimum and maximum charge amounts").
 */
export const CURRENCIES: Readonly<Record<Currency, { digits: number; leastCharge: number }>> = TABLE

export const CURRENCY_CODES = keysOf(TABLE)

/** The currency that a visitor is shown and charged unless the price book has confirmed rows for the country (S2 §3). */
export const DEFAULT_CURRENCY = 'USD' satisfies Currency
