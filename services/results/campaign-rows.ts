import * as z from 'zod/mini'
import { currencySchema } from '#features/pricing/money.ts'
import { CURRENCIES, type Currency } from '#lib/config/currencies.ts'
import type { Row } from '#services/db/read-rows.ts'
import type { CampaignsQuery } from './campaigns-question.ts'
import type { Cost } from './costs/cost-file.ts'
import { writtenRate, writtenRevenue, type Revenue } from './page-rows.ts'

const count = z.coerce.number().check(z.int(), z.gte(0))

const campaignRow = z.object({
  name: z.string(),
  /** Views of landing pages, or an affiliate's clicks. */
  visits: count,
  accounts: count,
  orders: count,
  renewals: count,
  /** In minor units by currency, negative where more was given back than was sold. */
  revenue: z.partialRecord(currencySchema, z.number()),
})

/** What one source, medium, campaign, affiliate, language or day brought. */
export type CampaignRow = z.infer<typeof campaignRow> & {
  /** By currency, in minor units; undefined where no report can tell. */
  cost?: Revenue
}

const consentRow = z.object({
  kind: z.enum(['view', 'account', 'order']),
  all: count,
  accepted: count,
  undecided: count,
  declined: count,
  /** Facts that no visitor caused, or whose answer was not kept. */
  other: count,
  /** Facts whose visitor named no source, nobody having hidden one. */
  unnamed: count,
})

/** What visitors had answered, of one kind of facts. */
export type ConsentRow = z.infer<typeof consentRow>

/** Rows of `consentQuestion`, one of each kind. */
export const consentRows = (rows: readonly Row[]): ConsentRow[] => {
  const found = rows.map((row) => consentRow.parse(row))
  const none = { all: 0, accepted: 0, undecided: 0, declined: 0, other: 0, unnamed: 0 }
  return consentRow.shape.kind.options.map(
    (kind) => found.find((row) => row.kind === kind) ?? { kind, ...none },
  )
}

/** Sums of millionths by currency as minor units, rounded once. */
const inMinorUnits = (sums: ReadonlyMap<Currency, number>): Revenue =>
  Object.fromEntries(
    [...sums].map(([currency, millionths]) => [
      currency,
      Math.round(millionths / 10 ** (6 - CURRENCIES[currency].digits)),
    ]),
  )

const small = (text: string) => text.trim().toLowerCase()

/** Links carry a campaign's name or its number: the one by which something was brought. */
const campaignOf = ({ campaign, id }: Cost, known: ReadonlySet<string>): string =>
  id !== '' && !known.has(small(campaign)) && known.has(small(id)) ? small(id) : small(campaign)

type Costed = { asked: CampaignsQuery; costs: readonly Cost[] }

/** Reports tell campaigns and days apart, and nothing else of what results are asked by. */
const areTold = ({ by, only }: CampaignsQuery): boolean =>
  by === 'campaign' ? !only : by === 'day' && (!only || only.of === 'campaign')

const isAsked = (
  { day, campaign }: { day: string; campaign: string },
  { from, until, only }: CampaignsQuery,
): boolean => day >= from && day < until && (!only || campaign === only.value)

/** Costs by the names of the rows; nothing where reports do not tell them apart. */
const costsByName = (
  rows: readonly CampaignRow[],
  { asked, costs }: Costed,
): Map<string, Revenue> | undefined => {
  const { by, only } = asked
  if (!areTold(asked)) return undefined
  const known = new Set(by === 'campaign' ? rows.map(({ name }) => name) : only && [only.value])
  const sums = new Map<string, Map<Currency, number>>()
  for (const cost of costs) {
    const campaign = campaignOf(cost, known)
    if (!isAsked({ day: cost.day, campaign }, asked)) continue
    const name = by === 'day' ? cost.day : campaign
    const own = sums.get(name) ?? new Map<Currency, number>()
    sums.set(name, own.set(cost.currency, (own.get(cost.currency) ?? 0) + cost.millionths))
  }
  return new Map([...sums].map(([name, own]) => [name, inMinorUnits(own)]))
}

/** Rows of `campaignsQuestion`, with the costs of campaigns and days; a campaign that cost something and brought nothing has its row. */
export const campaignRows = (rows: readonly Row[], costed: Costed): CampaignRow[] => {
  const found = rows.map((row): CampaignRow => campaignRow.parse(row))
  const byName = costsByName(found, costed)
  if (!byName) return found
  const names = new Set(found.map(({ name }) => name))
  const others = [...byName.keys()].filter((name) => !names.has(name)).toSorted()
  const nothing = { visits: 0, accounts: 0, orders: 0, renewals: 0, revenue: {} }
  const all = [...found, ...others.map((name) => ({ name, ...nothing }))].map((row) => ({
    ...row,
    cost: byName.get(row.name) ?? {},
  }))
  return costed.asked.by === 'day' ? all.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : all
}

/** A cost for each of so many, in each currency for itself; none of nobody. */
export const costOf = (cost: Revenue, each: number): Revenue =>
  each === 0
    ? {}
    : Object.fromEntries(
        Object.entries(cost).map(([name, amount]) => [name, Math.round(amount / each)]),
      )

const based = (value: string, base: string) => (value === '' ? '' : `${value} of ${base}`)

/** Rows as a terminal shows them, each rate with its base. */
export const campaignCells = (
  { by }: Pick<CampaignsQuery, 'by'>,
  { rows, visits: unit }: { rows: readonly CampaignRow[]; visits: 'views' | 'clicks' },
): Row[] =>
  rows.map(({ name, visits, accounts, orders, renewals, revenue, cost }) => ({
    [by]: name,
    [unit]: visits,
    'sign-ups': accounts,
    'sign-up rate': based(writtenRate(accounts, visits), `${visits} ${unit}`),
    orders,
    'order rate': based(writtenRate(orders, accounts), `${accounts} sign-ups`),
    revenue: writtenRevenue(revenue),
    renewals,
    ...(cost && {
      cost: writtenRevenue(cost),
      'a sign-up': based(writtenRevenue(costOf(cost, accounts)), `${accounts}`),
      'an order': based(writtenRevenue(costOf(cost, orders)), `${orders}`),
    }),
  }))
