import { hasVat } from '#features/checkout/tax.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import { DISCOUNTS, PLAN_STORAGE, PRICE_BOOK } from '#lib/config/price-book.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'
import { UNTRIED_PAYMENTS } from './untried-payments.ts'

const BOOK = 'lib/config/price-book.ts'
const SETTLED = 'lib/config/settled-countries.ts'
const UNTRIED = 'scripts/ready/untried-payments.ts'

/** What the product sells and collects; a test brings its own. */
type Sold = {
  rows: readonly { plan: string; currency: string; yearly: number; from: string; status: string }[]
  discounts: Readonly<Record<string, { percent: number; status: string }>>
  storage: Readonly<Record<string, { gigabytes: number; status: string }>>
  settled: Readonly<Record<string, { collects?: boolean }>>
}

const CURRENT: Sold = {
  rows: PRICE_BOOK,
  discounts: DISCOUNTS,
  storage: PLAN_STORAGE,
  settled: SETTLED_COUNTRIES,
}

/** The countries that the product speaks to and whose tax nobody has settled; others are refused in the same way. */
const ASKED_FOR = ['US', 'FR', 'DE', 'ES', 'IT', 'PT', 'BR', 'GB', 'CH', 'AT', 'BE', 'MX'] as const

const isExample = ({ status }: { status: string }) => status === 'example'

const namesOf = (table: Readonly<Record<string, { status: string }>>) =>
  Object.entries(table).flatMap(([name, row]) => (isExample(row) ? [name] : []))

const lineWith = (
  root: string,
  { file, part, after }: { file: string; part: string; after?: string },
) => {
  const lines = linesOf(root, file)
  const start = after === undefined ? 0 : lines.findIndex(({ text }) => text.includes(after))
  return lines.slice(Math.max(start, 0)).find(({ text }) => text.includes(part))?.line ?? 1
}

/** Where value added tax is collected, each with the currency of the country. */
const vatPlaces = ({ settled }: Sold): string[] =>
  Object.entries(settled)
    .filter(([country, { collects }]) => collects === true && hasVat(country))
    .map(([country]) => `${country} in ${localizationOf(country)?.currencyCode ?? 'its own'}`)

const point = (place: Omit<OpenPoint, 'group'>): OpenPoint => ({ group: 'prices', ...place })

/** Prices, discounts, storage and taxes that are examples or not settled, and what of payments cannot be tried here. */
export const findPrices = (root: string, sold: Sold = CURRENT): OpenPoint[] => {
  const inBook = (part: string, { after, what }: { after: string; what: string }) =>
    point({ file: BOOK, line: lineWith(root, { file: BOOK, part, after }), what })
  const inSettled = (what: string) =>
    point({
      file: SETTLED,
      line: lineWith(root, { file: SETTLED, part: 'SETTLED_COUNTRIES' }),
      what,
    })
  const unsettled = ASKED_FOR.filter((country) => !Object.hasOwn(sold.settled, country))
  const vat = vatPlaces(sold)
  return [
    ...sold.rows.filter(isExample).map(({ plan, currency, yearly, from }) =>
      inBook(`plan: '${plan}', currency: '${currency}'`, {
        after: 'PRICE_BOOK',
        what: `the price of ${plan} in ${currency} since ${from}: an example of ${yearly} minor units a year, which buys nothing for real money`,
      }),
    ),
    ...namesOf(sold.discounts).map((name) =>
      inBook(`  ${name}: {`, {
        after: 'DISCOUNTS',
        what: `the discount ${name}: an example, which buys nothing for real money`,
      }),
    ),
    ...namesOf(sold.storage).map((name) =>
      inBook(`  ${name}: {`, {
        after: 'PLAN_STORAGE',
        what: `the storage of ${name}: an example`,
      }),
    ),
    ...(unsettled.length > 0
      ? [
          inSettled(
            `taxes of ${unsettled.join(', ')} and of every other country that is not in the list: buyers from there are refused where real money is taken`,
          ),
        ]
      : []),
    ...(vat.length > 0
      ? [
          inSettled(
            `value added tax of ${vat.join(', ')}: an invoice has to state its amount in that currency, at the rate of the European Central Bank on the day of the payment (Directive 2006/112/EC, art. 230 and 91), and states the currency that was charged alone; write the amount to the buyer where the two differ`,
          ),
        ]
      : []),
    ...UNTRIED_PAYMENTS.map((what) =>
      point({
        file: UNTRIED,
        line: lineWith(root, { file: UNTRIED, part: what }),
        what: `to try with keys of Stripe: ${what}`,
      }),
    ),
  ]
}
