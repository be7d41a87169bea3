import { isBase, type Bought } from './bought.ts'
import {
  acts,
  all,
  isAway,
  isDisputed,
  isOf,
  isWithin,
  type Case,
  type Fault,
  type Rule,
} from './case.ts'
import { DAY_MS, dollars, type Fact, type FactOf } from './story.ts'

/** So long a consumer may withdraw, and so long the seller has to give the money back. */
const WITHDRAWAL_MS = 14 * DAY_MS

const noticesOf = (tried: Case): FactOf<'offer'>[] =>
  all(tried, 'offer').filter(({ what }) => what === 'renewal')

type Told = { notice: FactOf<'offer'>; notices: readonly FactOf<'offer'>[] }

/** While renewal is off no notice goes out: what one is late by is given, once a period. */
const isLateByAStop = (tried: Case, { notice, notices }: Told): boolean => {
  const paidAt = tried.bought.findLast((one) => isBase(one) && one.at < notice.at)?.at ?? 0
  const days = notices.filter(({ at }) => at > paidAt).map(({ day }) => day)
  const isFirst = Math.max(...days) - Math.min(...days) < DAY_MS
  const last = notices.at(-1)?.at ?? 0
  return isFirst && acts(tried, 'resume').some((fact) => isWithin(fact, [last, notice.at]))
}

/** The day that a notice named stands until it is paid, and so does the amount, unless a plan was paid for or given back by the day. */
const toldStands: Rule = (tried) =>
  noticesOf(tried).flatMap((notice, index, notices): Fault[] => {
    const earlier = notices[index - 1]
    if (!earlier) return []
    const { at, day, total } = notice
    const between = [earlier.at, at] as const
    const moved = tried.story.filter((fact) => isWithin(fact, between))
    if (tried.bought.some((one) => isBase(one) && isWithin(one, between))) return []
    const rule = 'stands'
    const isOther = Math.abs(day - earlier.day) > DAY_MS
    if (isOther && !isLateByAStop(tried, { notice, notices: notices.slice(0, index) }))
      return [{ rule, at, text: 'a renewal that was announced was put off to another day' }]
    const isOfPlan = moved.some(({ kind }) => kind === 'taken' || kind === 'returned')
    const text = `${dollars(earlier.total)} was announced, and then ${dollars(total)}`
    return total === earlier.total || isOfPlan ? [] : [{ rule, at, text }]
  })

/** Every agreement has at least so long a notice, whatever the law of a place adds (S2 §9). */
const NOTICE_MS = 21 * DAY_MS

/** A renewal is announced in time; its day is told without the hour. */
const toldInTime: Rule = (tried) =>
  noticesOf(tried).flatMap(({ at, day }, index, notices): Fault[] => {
    const isRepeated = notices.slice(0, index).some((one) => Math.abs(one.day - day) < DAY_MS)
    const isLate = day - at < NOTICE_MS - DAY_MS
    const text = 'a renewal was announced too late'
    return isLate && !isRepeated ? [{ rule: 'in-time', at, text }] : []
  })

/** What takes an announced renewal off, or may. */
const OFF = ['stop', 'cancel', 'withdraw', 'refund', 'dispute', 'marketplace', 'close'] as const

const isStopped = (tried: Case, at: number): boolean => {
  const last = acts(tried, 'stop', 'cancel', 'resume').findLast((fact) => fact.at < at)
  return last !== undefined && last.act !== 'resume'
}

const isOff = (tried: Case, { at, day }: FactOf<'offer'>): boolean => {
  const until = day + 2 * DAY_MS
  return (
    until > tried.end ||
    acts(tried, ...OFF).some((fact) => isWithin(fact, [at, until])) ||
    isStopped(tried, at) ||
    noticesOf(tried).some((fact) => at < fact.at && fact.at < until) ||
    [day, until].some((moment) => isDisputed(tried, moment) || isAway(tried, moment))
  )
}

/** "Renews on that day for that amount": a bank is asked for just that. */
const renewsAsTold: Rule = (tried) =>
  noticesOf(tried).flatMap((notice): Fault[] => {
    const { at, day, total } = notice
    const isAsked = all(tried, 'tried').some(
      (fact) => fact.total === total && isWithin(fact, [day - DAY_MS, day + 2 * DAY_MS]),
    )
    const text = `${dollars(total)} was announced, and no bank was asked for it`
    return isAsked || isOff(tried, notice) ? [] : [{ rule: 'renews', at, text }]
  })

/** What a customer wants anew ends a promise of before. */
const isPromiseOrWish = (fact: Fact): boolean =>
  (isOf(fact, 'said') && fact.says === 'nothing-more') ||
  (isOf(fact, 'act') && ['resume', 'change'].includes(fact.act)) ||
  (isOf(fact, 'offer') && fact.what !== 'renewal')

/** "Nothing more is charged": or it goes back. */
const nothingMore: Rule = ({ story, bought }) =>
  bought.flatMap(({ at, total, goneAt, what }): Fault[] => {
    const last = story.findLast(
      (fact) => (fact.at < at || (fact.at === at && isOf(fact, 'offer'))) && isPromiseOrWish(fact),
    )
    const isKept = total > 0 && what !== 'marketplace' && goneAt - at > WITHDRAWAL_MS
    const text = `${dollars(total)} was taken after “nothing more is charged”`
    return last?.kind === 'said' && isKept ? [{ rule: 'nothing-more', at, text }] : []
  })

const NEWS = ['nothing-more', 'declined', 'ended']

/** "A new card settles it at once." */
const cardSettles: Rule = (tried) =>
  acts(tried, 'card').flatMap((card): Fault[] => {
    const { at } = card
    const last = tried.story.findLast(
      (fact) =>
        fact.at < at &&
        (isOf(fact, 'said') ? NEWS.includes(fact.says) : ['tried', 'taken'].includes(fact.kind)),
    )
    const isFailing = last?.kind === 'said' && last.says === 'declined'
    const day = [at, at + DAY_MS] as const
    const isHeld =
      day.some((moment) => isDisputed(tried, moment) || isAway(tried, moment)) ||
      acts(tried, ...OFF).some((fact) => isWithin(fact, [last?.at ?? 0, at + DAY_MS])) ||
      at + DAY_MS > tried.end
    const isGood = card.act === 'card' && card.isGood
    const isAsked = all(tried, 'tried').some((fact) => isWithin(fact, day))
    const text = 'a new card did not settle what was declined'
    return isGood && isFailing && !isHeld && !isAsked ? [{ rule: 'card', at, text }] : []
  })

/** What a withdrawal with the number of a payment gives back: a year with its changes, or a change alone. */
const withdrawnBy = (
  bought: readonly Bought[],
  { payment, at }: { payment: string; at: number },
) => {
  const named = bought.find((one) => one.payment === payment)
  return bought.filter((one) => {
    const isPart = named && isBase(named) && !isBase(one) && one.to === named.to
    const isInTime = isWithin(one, [at - WITHDRAWAL_MS, at])
    return one.total > 0 && (one === named || (isPart && isInTime))
  })
}

/** "The whole amount." */
const wholeAmount: Rule = (tried) =>
  acts(tried, 'withdraw').flatMap((act): Fault[] => {
    const { at } = act
    const isSaid = all(tried, 'said').some(
      (fact) => fact.says === 'whole-amount' && isWithin(fact, [at, at + DAY_MS]),
    )
    const until = at + WITHDRAWAL_MS
    if (!isSaid || until > tried.end || act.act !== 'withdraw') return []
    const kept = withdrawnBy(tried.bought, act).filter(({ goneAt }) => goneAt > until)
    return kept.map(({ total }) => {
      const text = `${dollars(total)} was kept after a withdrawal from all of it`
      return { rule: 'whole-amount', at, text }
    })
  })

/** "Your licence has ended." */
const licenceEnded: Rule = (tried) =>
  all(tried, 'said').flatMap(({ at, says }): Fault[] => {
    const back = all(tried, 'returned').findLast((fact) => fact.at <= at)
    const of = tried.bought.find(({ payment }) => payment === back?.payment)
    const after = all(tried, 'access').find((fact) => fact.at > at + DAY_MS)
    const goesOn = says === 'licence-ended' && of?.what === 'change' && after?.isOpen
    const text = 'a licence was said to have ended, and goes on'
    return goesOn ? [{ rule: 'licence-ended', at, text }] : []
  })

/** "The payment was declined." */
const declinedByABank: Rule = (tried) =>
  all(tried, 'said').flatMap(({ at, says }): Fault[] => {
    const isSo = all(tried, 'declined').some((fact) => isWithin(fact, [at - DAY_MS, at]))
    const text = 'a payment was said to be declined, and no bank was asked'
    return says === 'declined' && !isSo ? [{ rule: 'declined', at, text }] : []
  })

/** Each sentence about money of a page or a mail is what happens next. */
export const WORDS_KEPT: readonly Rule[] = [
  toldInTime,
  toldStands,
  renewsAsTold,
  nothingMore,
  cardSettles,
  wholeAmount,
  licenceEnded,
  declinedByABank,
]
