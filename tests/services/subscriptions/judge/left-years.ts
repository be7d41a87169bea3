import { standingAt, type Bought } from './bought.ts'
import {
  acts,
  all,
  isAway,
  isDisputed,
  isWithin,
  type Case,
  type Fault,
  type Rule,
} from './case.ts'
import { DAY_MS, dollars } from './story.ts'

/** A month on, at most to the last day of the next one (BGB, section 188 (3)). */
const monthAfter = (at: number): number => {
  const date = new Date(at)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate()
  return new Date(at).setUTCMonth(date.getUTCMonth() + 1, Math.min(date.getUTCDate(), last))
}

/** A consumer in Germany may leave a tacitly renewed contract at any time, with a month's notice (BGB, section 309 no. 9 b). */
const mayLeave = (tried: Case, at: number): boolean => {
  const place = all(tried, 'lives').findLast((fact) => fact.at <= at)
  return place?.country === 'DE' && !place.isBusiness && !isDisputed(tried, at)
}

type Sought = Pick<Bought, 'payment'> & { from?: number; until?: number }

const returnedOf = (tried: Case, { payment, from = 0, until = Infinity }: Sought): number =>
  all(tried, 'returned')
    .filter((fact) => fact.payment === payment && isWithin(fact, [from, until]))
    .reduce((total, { amount }) => total + amount, 0)

/** Who cancels a renewed year ends it a month later, and is owed its other days from then on; changes `bought`. */
export const leaveYears = (tried: Case): void => {
  for (const { at } of acts(tried, 'cancel')) {
    const base = standingAt(tried.bought, at).findLast(({ what }) => what === 'renewal')
    const end = monthAfter(at)
    if (!base || end >= base.to || !mayLeave(tried, at)) continue
    const { to } = base
    for (const one of tried.bought.filter((other) => other.to === to && other.total > 0)) {
      const share = (to - end) / (to - one.from)
      const back = returnedOf(tried, { payment: one.payment, until: at })
      one.soldTo = to
      if (one.at <= at) one.owed = { from: end, amount: (one.total - back) * share }
      one.to = end
    }
  }
}

/** So long the seller has for it. */
const SOON_MS = 14 * DAY_MS

/** What is left of a year that was left goes back, by the day. */
export const restGoesBack: Rule = (tried) =>
  tried.bought.flatMap((one): Fault[] => {
    const { owed, total, goneAt } = one
    if (!owed || goneAt < owed.from || total === 0) return []
    const until = owed.from + SOON_MS
    const isOpen = [owed.from, until].some((at) => isDisputed(tried, at) || isAway(tried, at))
    if (isOpen || !isWithin({ at: until }, [0, tried.end])) return []
    const back = returnedOf(tried, { ...one, from: owed.from - DAY_MS })
    const text = `${dollars(back)} went back of a year that was left, and its rest is ${dollars(owed.amount)}`
    return Math.abs(back - owed.amount) <= (2 * total) / 365 + 1
      ? []
      : [{ rule: 'left', at: until, text }]
  })
