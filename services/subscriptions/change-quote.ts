import { totalOf, type TaxLine } from '#features/checkout/tax.ts'
import { listPriceOf } from '#features/pricing/quote.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import type { UpgradeAfterNotice } from '#services/db/subscription-schema.ts'
import { chargeable } from './renewal-price.ts'
import { pricedFor } from './renewal-price.ts'
import { ordersOf, type SubscriptionRow } from './subscription-store.ts'

/** The list price of a year of any plan for a subscription, before tax; undefined where nobody knows one. */
export const priceOf = async (
  queries: Pick<Database, 'select'>,
  { row, ...wanted }: { row: SubscriptionRow; plan: PlanId; seats: number; at: Date },
) => {
  const { last } = await ordersOf(queries, row)
  return listPriceOf({ ...wanted, currency: row.currency, lastQuote: last.quote })?.amount
}

/** A day of a period begins at the hour of its end; one that has begun is left as a whole, or a change of the first day would miss minutes. */
const daysUntil = (end: Date, from: Date) => Math.ceil((end.getTime() - from.getTime()) / DAY_MS)

/** Of what a year costs, the share of the days that are left of a period. */
export const shareLeft = (
  { periodStart, periodEnd }: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
  { amount, now }: { amount: number; now: Date },
): number => {
  const days = daysUntil(periodEnd, periodStart)
  const left = Math.min(Math.max(daysUntil(periodEnd, now), 0), days)
  return Math.round((amount * left) / days)
}

/** The price of a change by list prices: the difference for the rest of the period where it is larger, and a year's from then on. */
export type ChangeQuote =
  | {
      kind: 'larger'
      yearly: number
      /** The price of the new plan for the rest of the period; less that of the present one it is `amount`. Before tax, both. */
      added: number
      amount: number
      taxes: TaxLine[]
      total: number
      /** The extra cost in the year of the renewal notice; undefined where there was no notice, or that year costs more already. */
      upgrade: UpgradeAfterNotice | undefined
    }
  | { kind: 'smaller'; yearly: number }

type Choice = { plan: PlanId; seats: number }

type Queries = Pick<Database, 'select'>

/** The renewed year was told without a plan that is taken now: by how much it costs more. */
const quoteUpgrade = async (
  queries: Queries,
  { row, ...choice }: Choice & { row: SubscriptionRow },
): Promise<UpgradeAfterNotice | undefined> => {
  const { renewalNotice, periodEnd: at } = row
  if (!renewalNotice) return undefined
  const { plan, seats } = renewalNotice
  const wanted = await priceOf(queries, { row, ...choice, at })
  const base = await priceOf(queries, { row, plan, seats, at })
  if (wanted === undefined || base === undefined || wanted < base) return undefined
  return { ...choice, ...chargeable(row, { amount: wanted - base, at }) }
}

/** The present price of another plan or number of people, in minor units; undefined where no price is known. */
export const quoteChange = async (
  queries: Queries,
  { row, plan, seats, now }: Choice & { row: SubscriptionRow; now: Date },
): Promise<ChangeQuote | undefined> => {
  const wanted = await priceOf(queries, { row, plan, seats, at: now })
  const present = await priceOf(queries, { row, plan: row.plan, seats: row.seats, at: now })
  if (wanted === undefined || present === undefined) return undefined
  const year = pricedFor(row, { amount: wanted, at: now })
  const yearly = totalOf(year.amount, year.taxes)
  if (wanted < present) return { kind: 'smaller', yearly }
  const difference = shareLeft(row, { amount: wanted - present, now })
  const due = chargeable(row, { amount: difference, at: now })
  const rest = shareLeft(row, { amount: wanted, now })
  const added = due.total === 0 ? 0 : pricedFor(row, { amount: rest, at: now }).amount
  const upgrade = await quoteUpgrade(queries, { row, plan, seats })
  return { kind: 'larger', yearly, added, ...due, upgrade }
}
