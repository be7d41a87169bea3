import { CURRENT_BOOK, priceRow } from '#features/pricing/price.ts'
import { PLANS } from '#lib/config/plans.ts'
import { boughtIn, isBase, paidFor, standingAt, type Bought } from './bought.ts'
import { acts, all, isUnsettled, type Fault, type Rule } from './case.ts'
import { toldAsTheLawAsks } from './law-kept.ts'
import { leaveYears, restGoesBack } from './left-years.ts'
import { PEOPLE_KEPT } from './people-kept.ts'
import { DAY_MS, dollars, holdingText, type Fact, type FactOf, type Holding } from './story.ts'
import { WORDS_KEPT } from './words-kept.ts'

/** What a year costs by the book, for all its people. */
const yearly = ({ plan, seats }: Holding, at: number): number => {
  const row = priceRow(CURRENT_BOOK, { plan, currency: 'USD', at: new Date(at) })
  const { least, most } = PLANS[plan].seats
  return (row?.yearly ?? 0) * (least < most ? seats : 1)
}

/** A leap year, and the day that has begun. */
const DAYS_OF_SLACK = 2

/** What something costs by the day, and what that may be beside. */
const priceOf = (one: Bought): { price: number; slack: number } => {
  const year = yearly(one, one.at)
  if (one.what !== 'change') return { price: yearly(one, one.from), slack: 0 }
  const difference = year - (one.before ? yearly(one.before, one.at) : 0)
  const days = Math.ceil(((one.soldTo ?? one.to) - one.at) / DAY_MS)
  const price = Math.round((difference * days) / 365)
  return { price, slack: Math.ceil((DAYS_OF_SLACK * difference) / 365) }
}

/** Every charge was told beforehand with its amount, and costs what the book says, before tax or with it. */
const toldAndPriced: Rule = ({ bought }) =>
  bought.flatMap((one): Fault[] => {
    const { what, at, net, total, isTold } = one
    if (what === 'marketplace' || total === 0) return []
    if (!isTold)
      return [{ rule: 'told', at, text: `${dollars(total)} was charged, and never told` }]
    const { price, slack } = priceOf(one)
    if ([net, total].some((paid) => Math.abs(paid - price) <= slack)) return []
    const text = `${dollars(net)} was charged for ${holdingText(one)}, which costs ${dollars(price)}`
    return [{ rule: 'price', at, text }]
  })

/** No time is charged for that was paid for before. */
const once: Rule = ({ bought }) =>
  bought.filter(isBase).flatMap((one, index, bases): Fault[] => {
    const { at, total, what, goneAt } = one
    if (what === 'marketplace' || goneAt < Infinity) return []
    const isTwice = bases.slice(0, index).some((other) => {
      const shared = Math.min(other.to, other.goneAt, one.to) - Math.max(other.from, one.from)
      return other.goneAt > at && shared > DAY_MS
    })
    const text = `${dollars(total)} was charged for time that was paid for already`
    return isTwice ? [{ rule: 'once', at, text }] : []
  })

/** What ends a subscription, or may, beside the return of what its last year cost. */
const OFF = ['stop', 'cancel', 'withdraw', 'dispute', 'marketplace', 'close'] as const

/** A year that nobody has turned off, and whose money stays, is followed by another one that is announced. */
const goesOn: Rule = (tried) =>
  tried.bought.flatMap((one): Fault[] => {
    const { what, at, to, goneAt } = one
    const isOver = to + DAY_MS < tried.end && goneAt === Infinity
    if (what === 'marketplace' || !isBase(one) || !isOver) return []
    const off = [
      ...acts(tried, ...OFF),
      ...all(tried, 'said').filter(({ says }) => says === 'nothing-more'),
    ]
    const isNext = (fact: FactOf<'offer'>) =>
      fact.what === 'renewal' && fact.at > at && fact.day > to - DAY_MS
    const isRight = off.some((fact) => fact.at <= to) || all(tried, 'offer').some(isNext)
    const text = `${holdingText(one)} ends, and nobody has turned it off`
    return isRight ? [] : [{ rule: 'goes-on', at: to, text }]
  })

/** Access is what was paid for and not given back. */
const accessFollows: Rule = (tried) =>
  all(tried, 'access').flatMap((seen): Fault[] => {
    if (isUnsettled(tried, seen)) return []
    const { at, isOpen, holding } = seen
    const paid = paidFor(standingAt(tried.bought, at)).map(holdingText)
    const held = isOpen && holding ? holdingText(holding) : 'nothing'
    const isRight = paid.length > 0 ? paid.includes(held) : !isOpen
    const text = `${held} is given, and paid for is ${paid.join(' or ') || 'nothing'}`
    return isRight ? [] : [{ rule: 'access', at, text }]
  })

const RULES: readonly Rule[] = [
  toldAndPriced,
  once,
  goesOn,
  accessFollows,
  ...PEOPLE_KEPT,
  toldAsTheLawAsks,
  restGoesBack,
  ...WORDS_KEPT,
]

/**
 * What is wrong with a story, the earliest first: by the price book, the law, the calendar, and what its customer was told. Knows nothing of how
 * anything is made to happen.
 */
export const judge = (story: readonly Fact[]): Fault[] => {
  const tried = { story, bought: boughtIn(story), end: story.at(-1)?.at ?? 0 }
  leaveYears(tried)
  return RULES.flatMap((rule) => rule(tried)).toSorted((a, b) => a.at - b.at)
}
