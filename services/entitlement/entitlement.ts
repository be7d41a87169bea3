import { PLANS_BY_SIZE, type PlanId } from '#lib/config/plans.ts'

/** A plan that one order paid for, or that was granted: for a number of people, from `start` to `end`. */
export type PaidRow = {
  /** Number of the order, or of the marketplace's receipt; the id of the fact where nothing was paid. */
  source: string
  /** The contract that is paid again and again: the provider's id of the subscription, else a stand-in for it. */
  contract: string
  /** A `change` lifts plan and people of a period that another row pays for, and gives no time. */
  kind: 'first' | 'renewal' | 'change' | 'marketplace'
  plan: PlanId
  seats: number
  start: Date
  end: Date
  /** The end that was paid for; `end` is later where a notice of ours was late. */
  paidUntil: Date
  /** From when on it gives nothing: its money went back, or goes back. */
  takenAt: Date | null
  /** Whether a bank has not decided yet who gets a payment of its contract. */
  isDisputed: boolean
}

/** The plan that somebody may use now, its contract, and the end of the time without a gap. */
export type Entitlement = Pick<PaidRow, 'plan' | 'seats' | 'contract' | 'source'> & { endsAt: Date }

const isChange = ({ kind }: PaidRow) => kind === 'change'

const byStart = (a: PaidRow, b: PaidRow) => a.start.getTime() - b.start.getTime()

const holds = ({ start, end }: PaidRow, at: Date) => start <= at && at < end

/** The end of the years that follow a base row without a gap. */
const endOfChain = (own: readonly PaidRow[], base: PaidRow): Date =>
  own.reduce(
    (end, row) => (!isChange(row) && row.start <= end && row.end > end ? row.end : end),
    base.end,
  )

const sizeOf = ({ plan }: Pick<PaidRow, 'plan'>) => PLANS_BY_SIZE.indexOf(plan)

/** The entitlement of an account (docs/decisions/059): among its contracts the best plan, then the latest end. Rows come in the order of their receipts. */
export const entitlement = (rows: readonly PaidRow[], at: Date): Entitlement | undefined => {
  const standing = rows
    .filter(({ takenAt, isDisputed }) => !isDisputed && (takenAt === null || takenAt > at))
    .toSorted(byStart)
  const held = standing
    .filter((row) => !isChange(row) && holds(row, at))
    .map((base): Entitlement => {
      const own = standing.filter(({ contract }) => contract === base.contract)
      const { plan, seats } = own.findLast((row) => isChange(row) && holds(row, at)) ?? base
      const { contract, source } = base
      return { plan, seats, contract, source, endsAt: endOfChain(own, base) }
    })
  return held.toSorted(
    (a, b) => sizeOf(b) - sizeOf(a) || b.seats - a.seats || b.endsAt.getTime() - a.endsAt.getTime(),
  )[0]
}

/** The last period that a contract has paid for. */
export type PaidPeriod = Pick<PaidRow, 'plan' | 'seats' | 'paidUntil'> & {
  periodStart: Date
  periodEnd: Date
}

/** The last period of a contract whose money did not go back, or the last of all, with its newest change; undefined without a row. */
export const lastPeriodOf = (
  rows: readonly PaidRow[],
  contract: string,
): PaidPeriod | undefined => {
  const own = rows.filter((row) => row.contract === contract).toSorted(byStart)
  const years = own.filter((row) => !isChange(row))
  const year = years.findLast(({ takenAt }) => takenAt === null) ?? years.at(-1)
  if (!year) return undefined
  const lift = own.findLast((row) => isChange(row) && row.takenAt === null && isOf(row, year))
  const { plan, seats } = lift ?? year
  return {
    plan,
    seats,
    periodStart: year.start,
    periodEnd: year.end,
    paidUntil: year.paidUntil,
  }
}

/** Whether a change was made within the period of a base row. */
const isOf = ({ start }: PaidRow, year: PaidRow): boolean => year.start <= start && start < year.end

/** True if a contract has paid time left or to come that was not refunded. */
export const hasTimeLeft = (
  rows: readonly PaidRow[],
  { contract, now }: { contract: string; now: Date },
): boolean =>
  rows.some(
    (row) => row.contract === contract && !isChange(row) && row.takenAt === null && row.end > now,
  )
