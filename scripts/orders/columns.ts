import { TAX_NAMES } from '#features/checkout/tax-rates.ts'

/** The columns of the list in their order: what says which row it is, amounts, and the rest. */
export const COLUMNS = {
  first: ['kind', 'at', 'document', 'order_number', 'currency'],
  place: ['country', 'province', 'company', 'tax_number', 'plan', 'seats'],
  taxes: TAX_NAMES,
  last: ['affiliate_id', 'affiliate_offer_id', 'method', 'payment_id', 'reason'],
} as const

/** Columns that hold an amount in minor units. */
export const AMOUNTS: readonly string[] = [
  'net',
  ...COLUMNS.taxes.map((name) => name.toLowerCase()),
  'total',
  'commission',
]

export const ALL_COLUMNS: readonly string[] = [
  ...COLUMNS.first,
  ...COLUMNS.place,
  ...AMOUNTS,
  ...COLUMNS.last,
]
