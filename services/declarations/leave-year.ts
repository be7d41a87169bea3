import type { CancelDeclaration } from '#features/leaving/leaving-contract.ts'
import { lawOf } from '#lib/config/consumer-law.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { shareOf } from '#lib/util/share-of.ts'
import { sum } from '#lib/util/sum.ts'
import type { Database } from '#services/db/database.ts'
import { returns } from '#services/db/return-schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { changesOn } from '#services/returns/schedule-return.ts'
import { adjustAfterRefund } from '#services/subscriptions/adjust-after-refund.ts'
import {
  ordersOf,
  changeSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'

/** So many months later, on the last day of a month that is too short. */
const monthsAfter = (moment: Date, months: number): Date => {
  const later = new Date(moment)
  later.setUTCMonth(moment.getUTCMonth() + months)
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0)
  return later
}

type Declared = { declaration: CancelDeclaration; now: Date }

/** The end of a notice of so many months, or of a later day that was wished for. */
export const endOfNotice = ({ declaration, now }: Declared, months: number): Date => {
  const { wishedEnd } = declaration
  const soonest = monthsAfter(now, months)
  const wished = wishedEnd === null ? soonest : new Date(Date.parse(wishedEnd) + DAY_MS)
  return wished > soonest ? wished : soonest
}

/** What goes back of an order whose time ends early: its share of the days that are left, a day that has begun among them, of what has not gone back before. */
const restOf = (
  { total, refunded, periodStart, paidAt, renewsAt }: OrderRow,
  until: Date,
): number => {
  const start = periodStart ?? paidAt
  const days = Math.round((renewsAt.getTime() - start.getTime()) / DAY_MS)
  const left = Math.ceil((renewsAt.getTime() - until.getTime()) / DAY_MS)
  return shareOf(total - refunded, { parts: Math.max(0, Math.min(left, days)), of: days })
}

/** The end of a contract that was left, and the sum that goes back then, in minor units. */
export type LeftYear = { until: Date; amount: number }

/** Ends a renewed year early where the law of the buyer's place lets them (`lib/config/consumer-law.ts`); a person decides without an order number. Undefined where the year ends as paid. */
export const leaveYear = async (
  writing: Database,
  { row, isNumbered, ...declared }: Declared & { row: SubscriptionRow; isNumbered: boolean },
): Promise<LeftYear | 'for-a-person' | undefined> => {
  const { id, buyer, state, periodEnd } = row
  const notice = lawOf(buyer).leavingRenewed.value
  if (!notice || declared.declaration.way !== 'ordinary' || state === 'disputed') return undefined
  const until = endOfNotice(declared, notice.months)
  if (until >= periodEnd) return undefined
  const { year } = await ordersOf(writing, row)
  if (year.kind !== 'renewal') return undefined
  // An address alone anybody may type, and a year that has been left does not come back.
  if (!isNumbered) return 'for-a-person'
  const { declaration, now } = declared
  const parts = [year, ...(await changesOn(writing, year))].map((order) => ({
    orderNumber: order.number,
    cause: 'leaving' as const,
    declarationId: declaration.id,
    takenAt: until,
    nextTryAt: until,
    upTo: order.refunded + restOf(order, until),
    amount: restOf(order, until),
  }))
  await writing.insert(returns).values(parts).onConflictDoNothing()
  await adjustAfterRefund(writing, { order: year, now })
  await changeSubscription(writing, { id, now })
  return { until, amount: sum(parts.map(({ amount }) => amount)) }
}
