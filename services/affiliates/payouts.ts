import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, sum } from 'drizzle-orm'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { sumOf } from '#lib/util/sum.ts'
import { affiliateFlags, affiliatePayouts, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { correctDueOf, lockOrders } from '#services/ledger/correct-commission.ts'
import { isNumbered, type NumberedAffiliate, writeTo } from './affiliate-store.ts'
import { AffiliateError } from './decide.ts'
import {
  dueSales,
  monthsOf,
  unknownAffiliateSums,
  type MonthEarnings,
  monthOf,
} from './earnings.ts'
import { recordFlags } from './flags.ts'
import { coveredBy, sumsOf, type CurrencySums, type PayoutRow, type Rates } from './payout-sums.ts'

/** `no-desk`: sales under a number that nobody has here, which the network pays or nobody does. */
type Status = 'pay' | 'carried-forward' | 'forfeited' | 'paid' | 'no-desk'

type Owner = NumberedAffiliate & { email: string }

/** The outcome for an affiliate's commission of a month; cents of US dollars. */
type Payment = {
  owner: Owner
  sums: CurrencySums[]
  fee: number
  /** All that is owed, less the fee. */
  usd: number
  status: Exclude<Status, 'no-desk'>
  /** Whether nothing can be added any more: the month of the end and every sale are covered, and no flag holds anything. */
  isFinal: boolean
}

type PayoutRun = { month: string; rates: Rates; now: Date }

/** Payments to an affiliate, the newest first. */
export const payoutsTo = (
  queries: Pick<Database, 'select'>,
  number: number,
): Promise<PayoutRow[]> =>
  queries
    .select()
    .from(affiliatePayouts)
    .where(eq(affiliatePayouts.number, number))
    .orderBy(desc(affiliatePayouts.month))

const ownersOf = async (queries: Database): Promise<Owner[]> => {
  const rows = await queries
    .select({ affiliate: affiliates, email: users.email })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(isNotNull(affiliates.number))
    .orderBy(asc(affiliates.number))
  return rows.flatMap(({ affiliate, email }) =>
    isNumbered(affiliate) ? { ...affiliate, email } : [],
  )
}

/** The fees of an affiliate that no payment has taken off yet. */
const openFee = async (
  queries: Database,
  { number, payouts }: { number: number; payouts: readonly PayoutRow[] },
) => {
  const [charged] = await queries
    .select({ fee: sum(affiliateFlags.fee) })
    .from(affiliateFlags)
    .where(and(eq(affiliateFlags.number, number), eq(affiliateFlags.decision, 'upheld')))
  return Number(charged?.fee ?? 0) - payouts.reduce((taken, { fee }) => taken + fee, 0)
}

type Known = {
  owner: Owner
  earnings: readonly MonthEarnings[]
  payouts: readonly PayoutRow[]
  rates: Rates
}

/** Whether what was earned until the agreement ended, other than for cause, is lost (section 24). */
const isForfeited = ({ owner, earnings, payouts, rates }: Known): boolean => {
  const { state, endedAt, endedForCause } = owner
  if (state !== 'ended' || endedAt === null || endedForCause) return false
  // What has been found to be enough once stays so while it is paid month by month.
  if (payouts.some(({ paidAt }) => paidAt > endedAt)) return false
  const accrued = sumsOf({ earnings, payouts, rates }).reduce((all, { usd }) => all + usd, 0)
  return accrued <= AFFILIATE_PROGRAMME.forfeitedUpTo
}

const statusOf = (
  known: Known,
  { month, usd }: { month: string; usd: number },
): Payment['status'] => {
  if (known.payouts.some((payout) => payout.month === month)) return 'paid'
  if (isForfeited(known)) return 'forfeited'
  // No later sale can lift what is left after the end: the minimum (section 12) does not outlive the agreement.
  const least = known.owner.state === 'ended' ? 1 : AFFILIATE_PROGRAMME.minimumPayout
  return usd >= least ? 'pay' : 'carried-forward'
}

const paymentTo = async (
  queries: Database,
  { known, month }: { known: Known; month: string },
): Promise<Payment> => {
  const { owner, earnings, payouts, rates } = known
  const covered = earnings.filter((row) => row.month <= coveredBy(month))
  const sums = sumsOf({ earnings: covered, payouts, rates })
  const fee = await openFee(queries, { number: owner.number, payouts })
  const usd = sumOf(sums, (one) => one.usd) - fee
  // A click of the last month is looked at when that month is over.
  const isOver = owner.endedAt !== null && monthOf(owner.endedAt) <= coveredBy(month)
  const isFinal =
    isOver && covered.length === earnings.length && earnings.every(({ held }) => held === 0)
  return { owner, sums, fee, usd, status: statusOf(known, { month, usd }), isFinal }
}

/** A month whose sales are over, and after which none was paid. */
const checkMonth = async (queries: Database, { month, now }: PayoutRun): Promise<void> => {
  if (coveredBy(month) >= monthOf(now)) {
    throw new AffiliateError(
      `The payments of ${month} are for sales until ${coveredBy(month)}, which is not over.`,
    )
  }
  const [last] = await queries
    .select({ month: affiliatePayouts.month })
    .from(affiliatePayouts)
    .orderBy(desc(affiliatePayouts.month))
    .limit(1)
  if (last && last.month > month) {
    throw new AffiliateError(`${last.month} has been paid already: name that month or a later one.`)
  }
}

const paymentsOf = async (queries: Database, asked: PayoutRun): Promise<Payment[]> => {
  await checkMonth(queries, asked)
  const all = await monthsOf(queries)
  const owners = await ownersOf(queries)
  const payments: Payment[] = []
  // One after the other: a transaction is one connection.
  for (const owner of owners) {
    const { month, rates } = asked
    const earnings = all.filter(({ number }) => number === owner.number)
    const payouts = await payoutsTo(queries, owner.number)
    payments.push(await paymentTo(queries, { known: { owner, earnings, payouts, rates }, month }))
  }
  return payments
}

/** The lines of a payment: one for each currency, the first one with what the whole comes to. */
const linesOf = ({ owner, sums, fee, usd, status }: Payment, month: string) =>
  sums.map((one, index) => ({
    month,
    number: owner.number,
    name: owner.name,
    email: owner.email,
    payment: owner.payment,
    ...one,
    fee: index === 0 ? fee : 0,
    to_pay: index === 0 && status === 'pay' ? usd : 0,
    carried_forward: index === 0 && status === 'carried-forward' ? usd : 0,
    status,
  }))

/** The payments of a month as the accountant needs them, a line for each affiliate and currency. Throws an `AffiliateError` where a currency has no rate, or the month cannot be paid. */
export const listPayouts = async (database: Database, asked: PayoutRun) => {
  await recordFlags(database, { now: asked.now })
  const payments = await paymentsOf(database, asked)
  const strangers = await unknownAffiliateSums(database, coveredBy(asked.month))
  return [
    ...payments.flatMap((payment) => linesOf(payment, asked.month)),
    ...strangers.map((one) => ({ month: asked.month, ...one, status: 'no-desk' as const })),
  ]
}

/** Two who write the same payments down follow each other. */
const lockAffiliates = (writing: Database) =>
  writing
    .select({ number: affiliates.number })
    .from(affiliates)
    .where(isNotNull(affiliates.number))
    .orderBy(asc(affiliates.number))
    .for('update')

/** Records in the ledger that the amount owed is lost with the agreement: of the newest sales first, since older ones may have been paid. */
const forfeit = async (
  writing: Database,
  { owner, sums, now }: Pick<Payment, 'owner' | 'sums'> & { now: Date },
) => {
  const { number } = owner
  for (const { currency, balance } of sums) {
    if (balance <= 0) continue
    await lockOrders(writing, and(eq(orders.affiliateId, number), eq(orders.currency, currency)))
    let left = balance
    for (const sale of await dueSales(writing, { number, currency })) {
      if (left <= 0) break
      const taken = Math.min(sale.due, left)
      left -= taken
      await correctDueOf(writing, {
        orderNumber: sale.orderNumber,
        due: sale.due - taken,
        rule: 'forfeited',
        why: 'The agreement ended with too little owed',
        now,
      })
    }
  }
}

/** Writes down that the payments of a month went out and what was forfeited, and tells each affiliate that is paid; the sum in cents has to be that of the list, which refunds may have changed since. */
export const payOut = (database: Database, { total, ...asked }: PayoutRun & { total: number }) =>
  database.transaction(async (writing) => {
    await lockAffiliates(writing)
    const payments = await paymentsOf(writing, asked)
    const due = payments.filter(({ status }) => status === 'pay')
    const all = due.reduce((so, { usd }) => so + usd, 0)
    if (all !== total) {
      throw new AffiliateError(
        `The list comes to ${(all / 100).toFixed(2)} US dollars, not ${(total / 100).toFixed(2)}: print it again and look what has changed.`,
      )
    }
    const { month, now } = asked
    for (const { owner, sums, fee, usd } of due) {
      const { number, language, email: recipient } = owner
      const parts = sums.map(({ currency, balance, rate, usd: cents }) => ({
        currency,
        amount: balance,
        rate,
        usd: cents,
      }))
      await writing
        .insert(affiliatePayouts)
        .values({ id: randomUUID(), number, month, parts, fee, usd, paidAt: now })
      const about = `paid:${number}:${month}`
      const data = { usd: `${usd}`, month }
      await writeTo(writing, { event: 'paid', about, recipient, language, data, now })
    }
    for (const payment of payments) {
      if (payment.status === 'forfeited' && payment.isFinal) {
        await forfeit(writing, { ...payment, now })
      }
    }
    return due.map(({ owner, usd }) => ({ number: owner.number, month, usd: usd / 100 }))
  })
