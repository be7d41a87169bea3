import { TAX_NAMES } from '#features/checkout/tax-rates.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'

export type Column = {
  name: string
  /** What the database answers, from the fields that every line has; of the others the rate of the day makes them. */
  sql?: string
  /** How it is written; as text where nothing is said. */
  as?: 'amount' | 'cad' | 'fee' | 'moment' | 'document'
}

const NET = 'net'
const COMMISSION = 'commission'
const TAXES: readonly string[] = TAX_NAMES.map((name) => name.toLowerCase())

const dayOf = (moment: string) =>
  `to_char(${moment} at time zone '${BOOKS_TIME_ZONE}', 'YYYY-MM-DD')`

/** Of Canada and the countries that have any, the province: `CA-QC`. */
const placeOf = (place: string) => `concat_ws('-', ${place}->>'country', ${place}->>'province')`

const amountOfTax = (name: string) =>
  `sign * (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(taxes) line where line->>'tax' = '${name}')`

/** Amounts whose sum is `total`, in the currency of the line; each has one in Canadian dollars. */
export const PARTS: readonly string[] = [NET, ...TAXES]

/** What an amount is called in Canadian dollars. */
export const inCad = (name: string) => `${name}_cad`

/** Every column of the list in its order; docs/orders.md explains each. */
export const COLUMNS: readonly Column[] = [
  { name: 'kind', sql: 'kind' },
  { name: 'day', sql: dayOf('at') },
  { name: 'at', sql: 'at', as: 'moment' },
  { name: 'document', sql: 'document', as: 'document' },
  { name: 'order_number', sql: 'order_number' },
  { name: 'currency', sql: 'currency' },
  { name: 'buyer', sql: "concat_ws(' ', buyer->>'firstName', buyer->>'lastName')" },
  { name: 'country', sql: "buyer->>'country'" },
  { name: 'province', sql: "buyer->>'province'" },
  { name: 'company', sql: "buyer->>'company'" },
  { name: 'tax_number', sql: "buyer->>'taxNumber'" },
  { name: 'street', sql: "buyer->>'street'" },
  { name: 'postal_code', sql: "buyer->>'postalCode'" },
  { name: 'city', sql: "buyer->>'city'" },
  {
    name: 'tax_place',
    sql: `coalesce(nullif(${placeOf("(place->'taxedAt')")}, ''), ${placeOf('buyer')})`,
  },
  { name: 'plan', sql: "quote->>'plan'" },
  { name: 'seats', sql: 'seats' },
  { name: 'service_from', sql: dayOf('service_from') },
  { name: 'service_to', sql: dayOf('service_to') },
  { name: NET, sql: 'sign * net', as: 'amount' },
  ...TAX_NAMES.map(
    (tax) => ({ name: tax.toLowerCase(), sql: amountOfTax(tax), as: 'amount' }) as const,
  ),
  { name: 'total', sql: 'sign * total', as: 'amount' },
  { name: COMMISSION, sql: 'sign * commission', as: 'amount' },
  { name: 'to_give_back', sql: 'to_give_back', as: 'amount' },
  { name: 'rate' },
  { name: 'rate_date' },
  { name: 'rate_source' },
  ...[...PARTS, 'total', COMMISSION].map((name) => ({ name: inCad(name), as: 'cad' }) as const),
  { name: 'fee', sql: "(fee->>'amount')::int", as: 'fee' },
  { name: 'fee_currency', sql: "fee->>'currency'" },
  { name: 'affiliate_id', sql: 'affiliate_id' },
  { name: 'affiliate_offer_id', sql: 'affiliate_offer_id' },
  { name: 'method', sql: 'method' },
  { name: 'payment_id', sql: 'payment_id' },
  { name: 'reason', sql: 'reason' },
]
