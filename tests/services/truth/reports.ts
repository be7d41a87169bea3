import type { Fact } from './oracle.ts'

const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
})

/** The month of the books. */
export const monthOf = (at: number): string => MONTH.format(new Date(at)).slice(0, 7)

const PAID = ['order', 'renewal']

const COMMISSION = ['earned', 'reversed', 'corrected']

/** In whole units, from sums of minor ones. */
const sumOf = (facts: readonly Fact[], kinds: readonly string[]) =>
  facts.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0) / 100

const countOf = (facts: readonly Fact[], wanted: string) =>
  facts.filter(({ kind }) => kind === wanted).length

const grouped = (facts: readonly Fact[], nameOf: (fact: Fact) => string | number | null) => {
  const groups = new Map<string, { to: string | number; facts: Fact[] }>()
  for (const fact of facts) {
    const to = nameOf(fact)
    if (to === null) continue
    const key = `${to} ${monthOf(fact.at)} ${fact.currency}`
    const group = groups.get(key) ?? { to, facts: [] }
    group.facts.push(fact)
    groups.set(key, group)
  }
  return [...groups.values()]
}

type Shown = {
  /** Name of the view's first column. */
  column: string
  nameOf: (fact: Fact) => string | number | null
  hasClicks?: boolean
}

/** What a view of the ledger must show. */
export const expectedView = (facts: readonly Fact[], { column, nameOf, hasClicks }: Shown) =>
  grouped(hasClicks ? facts : facts.filter(({ kind }) => kind !== 'click'), nameOf).map(
    (group) => ({
      [column]: group.to,
      month: monthOf(group.facts[0]?.at ?? 0),
      currency: group.facts[0]?.currency ?? null,
      ...(hasClicks && { clicks: countOf(group.facts, 'click') }),
      accounts: countOf(group.facts, 'account'),
      orders: countOf(group.facts, 'order'),
      renewals: countOf(group.facts, 'renewal'),
      revenue: sumOf(group.facts, PAID),
      refunds: sumOf(group.facts, ['refund']),
      commission: sumOf(group.facts, COMMISSION),
    }),
  )

/** What must be said of campaigns, over all days; views have no part in a journey. */
export const expectedCampaigns = (
  facts: readonly Fact[],
  { nameOf, hasClicks }: { nameOf: (fact: Fact) => string; hasClicks: boolean },
) => {
  const kinds = ['account', 'refund', ...PAID, ...(hasClicks ? ['click'] : [])]
  const counted = facts.filter(({ kind }) => kinds.includes(kind))
  return [...new Set(counted.map(nameOf))].map((name) => {
    const own = counted.filter((fact) => nameOf(fact) === name)
    const revenue = new Map<string, number>()
    for (const { currency, amount, kind } of own) {
      if (currency !== null && kind !== 'account')
        revenue.set(currency, (revenue.get(currency) ?? 0) + amount)
    }
    return {
      name,
      visits: countOf(own, 'click'),
      accounts: countOf(own, 'account'),
      orders: countOf(own, 'order'),
      renewals: countOf(own, 'renewal'),
      revenue: Object.fromEntries(
        [...revenue].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    }
  })
}

/** What affiliates must be told. */
export const expectedCommissions = (facts: readonly Fact[]) =>
  grouped(
    facts.filter(({ kind }) => COMMISSION.includes(kind)),
    ({ affiliateId }) => affiliateId,
  ).map(({ to, facts: due }) => {
    const sales = due.filter(({ kind }) => kind === 'earned').map(({ sale }) => sale)
    const sold = facts.filter(({ kind, sale }) => kind === 'order' && sales.includes(sale))
    return {
      affiliate_id: to,
      month: monthOf(due[0]?.at ?? 0),
      currency: due[0]?.currency,
      sales: sales.length,
      revenue: sumOf(sold, PAID),
      commission: sumOf(due, ['earned']),
      reversed: sumOf(due, ['reversed']),
      corrected: sumOf(due, ['corrected']),
      due: sumOf(due, COMMISSION),
    }
  })

/** What must be said of each order, all ways side by side. */
export const expectedAttribution = (
  facts: readonly Fact[],
  { sold }: { sold: ReadonlyMap<string, string> },
) => {
  const bySale = new Map<string, Fact[]>()
  for (const fact of facts) {
    if (fact.sale !== undefined) bySale.set(fact.sale, [...(bySale.get(fact.sale) ?? []), fact])
  }
  return facts
    .filter(({ kind, sale }) => kind === 'order' && sale !== undefined)
    .map(({ sale = '', ...order }) => {
      const after = bySale.get(sale) ?? []
      return {
        order_number: sold.get(sale),
        consent: order.consent,
        currency: order.currency,
        net: order.amount / 100,
        first_touch: order.first.source,
        last_non_direct: order.last.source,
        affiliate_id: order.affiliateId,
        affiliate_rule: order.rule,
        marketplace: order.marketplace,
        refunds: sumOf(after, ['refund']),
        commission: sumOf(after, COMMISSION),
      }
    })
}

/** Rows in an order of their own, so that two lists of them can be compared; throws where there are none, whatever the seed. */
export const inOrder = (rows: readonly Record<string, unknown>[]): string[] => {
  if (rows.length === 0) throw new Error('A report without rows says nothing of the truth')
  return rows
    .map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    )
    .toSorted()
}
