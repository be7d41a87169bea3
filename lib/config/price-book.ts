import type { Currency } from './currencies.ts'
import type { PlanId, StorageTier } from './plans.ts'

/** The owner's position on a row. An `example` is listed by `npm run ready`; where real money is taken its price is on request, and buys nothing. */
export type PriceStatus = 'confirmed' | 'example'

type Dated = {
  /** First day (UTC) on which the row holds; it ends where the next one of its kind begins. */
  from: string
  status: PriceStatus
}

/** The price of a plan for a year, charged once; of a plan with a choice of seats, the price of one seat. */
export type PriceRow = Dated & {
  plan: PlanId
  currency: Currency
  /** In minor units of the currency. */
  yearly: number
}

/** The specification gives the price of Basic alone (S2 §9); the others are examples until the owner sets them. */
export const PRICE_BOOK: readonly PriceRow[] = [
  {
    plan: 'basic',
    currency: 'USD',
    yearly: 299_88,
    from: '2025-01-01', // owner: since when this price is asked
    status: 'confirmed',
  },
  { plan: 'premium', currency: 'USD', yearly: 599_88, from: '2025-01-01', status: 'example' },
  { plan: 'solo', currency: 'USD', yearly: 239_88, from: '2025-01-01', status: 'example' },
  { plan: 'team', currency: 'USD', yearly: 179_88, from: '2025-01-01', status: 'example' },
  { plan: 'starter', currency: 'USD', yearly: 143_88, from: '2025-01-01', status: 'example' },
  // Shown to nobody until all plans of a page are confirmed in the currency (features/pricing/price.ts).
  { plan: 'basic', currency: 'EUR', yearly: 275_88, from: '2026-11-01', status: 'example' },
  { plan: 'premium', currency: 'EUR', yearly: 551_88, from: '2026-11-01', status: 'example' },
  { plan: 'solo', currency: 'EUR', yearly: 215_88, from: '2026-11-01', status: 'example' },
  { plan: 'team', currency: 'EUR', yearly: 167_88, from: '2026-11-01', status: 'example' },
  { plan: 'starter', currency: 'EUR', yearly: 131_88, from: '2026-11-01', status: 'example' },
  { plan: 'basic', currency: 'GBP', yearly: 239_88, from: '2026-11-01', status: 'example' },
  { plan: 'premium', currency: 'GBP', yearly: 479_88, from: '2026-11-01', status: 'example' },
  { plan: 'solo', currency: 'GBP', yearly: 191_88, from: '2026-11-01', status: 'example' },
  { plan: 'team', currency: 'GBP', yearly: 143_88, from: '2026-11-01', status: 'example' },
  { plan: 'starter', currency: 'GBP', yearly: 119_88, from: '2026-11-01', status: 'example' },
  { plan: 'basic', currency: 'CAD', yearly: 419_88, from: '2026-11-01', status: 'example' },
  { plan: 'premium', currency: 'CAD', yearly: 839_88, from: '2026-11-01', status: 'example' },
  { plan: 'solo', currency: 'CAD', yearly: 335_88, from: '2026-11-01', status: 'example' },
  { plan: 'team', currency: 'CAD', yearly: 251_88, from: '2026-11-01', status: 'example' },
  { plan: 'starter', currency: 'CAD', yearly: 203_88, from: '2026-11-01', status: 'example' },
]

type RowQuery = { plan: PlanId; currency: Currency; at: Date }

/** The row of a plan that holds at a moment; of rows that hold, the youngest. */
export const rowAt = (
  rows: readonly PriceRow[],
  { plan, currency, at }: RowQuery,
): PriceRow | undefined =>
  rows
    .filter((row) => row.plan === plan && row.currency === currency)
    .filter(({ from }) => Date.parse(from) <= at.getTime())
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .at(-1)

/** The price of the Basic plan of a day, in US dollars: a month, and a year, which is charged at once (S2 §3 "Package", §9 "Pricing"). */
export const basicPriceAt = (at = new Date(), rows = PRICE_BOOK) => {
  const row = rowAt(rows, { plan: 'basic', currency: 'USD', at })
  if (!row) throw new Error('The price book has no row of Basic in US dollars: add one')
  return { monthly: Math.round(row.yearly / 12) / 100, yearly: row.yearly / 100, currency: 'USD' }
}

/** The discount of an offer on the price of each plan; an offer names one, so that no record can make up a price. */
export type DiscountRow = Dated & { percent: number }

/** Discounts that the names of the pricing variants promise (S2 §2.2). */
export const DISCOUNTS = {
  save33: { percent: 33, from: '2025-07-01', status: 'example' },
  save40: { percent: 40, from: '2025-07-01', status: 'example' },
  save50: { percent: 50, from: '2025-07-01', status: 'example' },
  save60: { percent: 60, from: '2025-07-01', status: 'example' },
} as const satisfies Record<string, DiscountRow>

export type DiscountId = keyof typeof DISCOUNTS

/** The size of each plan's drive (S2 §1 names the sizes, not whose they are). */
export const PLAN_STORAGE: Readonly<
  Record<PlanId, { gigabytes: StorageTier; status: PriceStatus }>
> = {
  basic: { gigabytes: 20, status: 'example' },
  premium: { gigabytes: 100, status: 'example' },
  solo: { gigabytes: 20, status: 'example' },
  team: { gigabytes: 60, status: 'example' },
  starter: { gigabytes: 20, status: 'example' },
}

/** Two packages whose saving and regular value are set here, whatever the service says; the amount is never touched (S2 §3 "Package"). */
export const PACKAGE_OVERRIDES = [
  { token: 'bib-save-73', saveRelative: 73, valueRegular: 37_99, from: '2025-01-01' },
  { token: 'bib-save-75', saveRelative: 75, valueRegular: 79_99, from: '2025-01-01' },
] as const
