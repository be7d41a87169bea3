import { eq, like } from 'drizzle-orm'
import { expect } from 'vitest'
import { placeOf } from '#lib/config/consumer-law.ts'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { returns } from '#services/db/return-schema.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { noticesAt } from '#services/subscriptions/next-step.ts'
import type { ChargeSeen } from './provider-stub.ts'
import { DAY_MS, type Subscribers } from './subscriber.ts'
import type { Lived } from './world.ts'

const isOfNothing = (order: typeof orders.$inferSelect, at: number) =>
  (order.periodStart ?? order.paidAt).getTime() > at || order.renewsAt.getTime() <= at

/** Whoever has paid for this moment has access, unless the money went back or the bank is asked. */
export const checkAccess = async (
  life: Subscribers,
  { people, at }: { people: readonly Lived[]; at: number },
) => {
  const queries = await life.queries()
  const sold = await queries.select().from(orders)
  const back = new Set((await queries.select().from(returns)).map((row) => row.orderNumber))
  for (const { isDisputed, userId } of people) {
    const own = sold.filter((order) => order.userId === userId)
    const isLeftOut = isDisputed || own.some(({ refunded }) => refunded > 0)
    const years = own.filter(({ kind, number }) => kind !== 'change' && !back.has(number))
    if (isLeftOut || years.every((order) => isOfNothing(order, at))) continue
    const held = await entitlementOf(queries, { userId, now: new Date(at) })
    expect(held?.endsAt.getTime(), 'access that was paid for').toBeGreaterThan(at)
  }
}

const checkNotices = async (
  life: Subscribers,
  { person, seen }: { person: Lived; seen: ChargeSeen },
) => {
  const mails = await (
    await life.queries()
  )
    .select()
    .from(outboxMails)
    .where(like(outboxMails.key, `renewal-notice:${person.subscriptionId}:%`))
  const told = mails.filter(({ data }) => Number(data.total) === seen.charge.total)
  const [row] = await (
    await life.queries()
  )
    .select({ language: orders.language, buyer: orders.buyer })
    .from(orders)
    .where(eq(orders.number, person.orderNumber))
  if (!row) throw new Error('The order is gone')
  for (const { days, latest } of noticesAt(placeOf(row.buyer), row.language)) {
    const heard = told
      .filter(({ key }) => key.includes(`:${days}:`))
      .map(({ sentAt }) => (seen.at.getTime() - (sentAt?.getTime() ?? Infinity)) / DAY_MS)
      // Of this renewal, and not of the year before.
      .filter((age) => age < 300)
    expect(Math.max(...heard), `a notice of ${days} days`).toBeGreaterThanOrEqual(latest)
  }
}

const checkPeriods = (years: readonly (typeof orders.$inferSelect)[]) => {
  const ends = years.map(({ renewsAt }) => renewsAt.getTime())
  const starts = years.map(({ periodStart, paidAt }) => (periodStart ?? paidAt).getTime())
  for (const [at, start] of starts.entries()) {
    expect(start, 'a period is paid for once').toBeGreaterThanOrEqual(ends[at - 1] ?? 0)
  }
}

/** Charges of the provider and orders are the same, each period is paid for once, after its notices, and none after a stop. */
export const checkMoney = async (life: Subscribers, person: Lived) => {
  const bought = await life.ordersOf(person.userId)
  const seen = [...life.provider().seen.values()].filter(({ charge }) =>
    charge.key.includes(person.subscriptionId),
  )
  const taken = life.provider().taken(person.outcome.subscriptionId ?? '')
  const later = bought.filter(({ kind }) => kind !== 'first')
  const sums = (list: { id: string; total: number }[]) =>
    list.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(sums(later.map(({ paymentId: id, total }) => ({ id, total })))).toEqual(sums(taken))
  const back = await (await life.queries()).select().from(returns)
  const isBack = ({ number }: (typeof bought)[number]) =>
    back.some(({ orderNumber }) => orderNumber === number)
  checkPeriods(bought.filter((order) => order.kind !== 'change' && !isBack(order)))
  const changes = new Set(
    later.filter(({ kind }) => kind === 'change').map(({ paymentId }) => paymentId),
  )
  const kindOf = await life.chargeKinds(person.subscriptionId)
  for (const one of seen) {
    if (changes.has(one.outcome.paymentId) || kindOf.get(one.charge.key) !== 'renewal') continue
    const isStopped = person.stops.some(
      ({ from, to }) => from < one.at.getTime() && one.at.getTime() < to,
    )
    expect(isStopped, 'charged after a stop').toBe(false)
    await checkNotices(life, { person, seen: one })
  }
}

/** Receipts of this database are numbered from 1 without a gap. */
export const checkReceipts = async (life: Subscribers) => {
  const all = await (await life.queries()).select({ receipt: orders.receipt }).from(orders)
  const numbers = all.map(({ receipt }) => receipt).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1))
}
