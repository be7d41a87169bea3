import { yearAfter } from '#lib/util/year-after.ts'
import { DAY_MS, type Fact, type FactOf, type Holding } from './story.ts'

/** What money was taken for, as it was told, and what became of the money. */
export type Bought = Holding & {
  what: 'buy' | 'change' | 'renewal' | 'marketplace'
  payment: string
  total: number
  net: number
  at: number
  from: number
  to: number
  /** What was held when it was bought, of a change. */
  before?: Bought | undefined
  back: number
  /** When the last of it went back. */
  goneAt: number
  /** What goes back of a year that was left, from when on. */
  owed?: { from: number; amount: number }
  /** The end that was paid for, of a year that was left. */
  soldTo?: number
  isTold: boolean
}

/** The marketplace takes its money itself; what costs nothing was a present. */
const ELSEWHERE = 'elsewhere'

/** What nobody was told of. */
const UNKNOWN = { what: 'buy', plan: 'basic', seats: 1 } as const

const aYearFrom = (from: number) => yearAfter(new Date(from)).getTime()

/** Whether time was bought, and not only another plan for it. */
export const isBase = ({ what }: Bought): boolean => what !== 'change'

/** The bought time that holds a moment, the newest last. */
export const standingAt = (bought: readonly Bought[], at: number): Bought[] =>
  bought.filter(({ from, to, goneAt }) => from <= at && at < Math.min(to, goneAt))

/** So long after its day, or its press, a bank may still decide on a charge. */
const LATEST_MS = 30 * DAY_MS

const offerOf = (offers: readonly FactOf<'offer'>[], { at, total }: FactOf<'taken'>) =>
  offers.findLast(({ day, ...offer }) => {
    const isItsTime = day - DAY_MS <= at && at <= day + LATEST_MS
    return offer.total === total && isItsTime
  })

type Paid = { fact: FactOf<'taken'>; offer: FactOf<'offer'> | undefined }

/** A year follows the one before; access that was away for more than a day begins with the payment. */
const startOf = ({ fact: { at }, offer }: Paid, base: Bought | undefined): number => {
  const day = offer?.day ?? at
  if (offer?.what !== 'renewal' || at - day >= DAY_MS) return at
  return base && Math.abs(base.to - day) < DAY_MS ? base.to : day
}

const ofPayment = (paid: Paid, bought: readonly Bought[]): Bought => {
  const { fact, offer } = paid
  const { at, payment, total, net } = fact
  const base = bought.findLast(({ what }) => what === 'buy' || what === 'renewal')
  const { what, plan, seats } = offer ?? UNKNOWN
  const from = startOf(paid, base)
  const to = what === 'change' && base ? base.to : aYearFrom(from)
  const before = standingAt(bought, at)
    .filter((one) => one.what !== 'marketplace')
    .at(-1)
  const kept = { payment, total, net, at, back: 0, goneAt: Infinity, isTold: offer !== undefined }
  return { ...kept, what, plan, seats, from, to, before }
}

const given = { payment: ELSEWHERE, total: 0, net: 0, back: 0, goneAt: Infinity, isTold: true }

/** A year of a plan that is still running there follows it. */
const ofMarketplace = (
  { plan, seats }: Holding,
  { at, bought }: { at: number; bought: readonly Bought[] },
): Bought => {
  const running = bought.findLast((one) => one.what === 'marketplace' && one.plan === plan)
  const from = Math.max(at, running?.to ?? at)
  return { ...given, what: 'marketplace', plan, seats, at, from, to: aYearFrom(from) }
}

/** Who closes the account gives its time up. */
const giveUp = (bought: readonly Bought[], at: number) => {
  for (const one of bought) one.to = Math.min(one.to, at)
}

const giveBack = (bought: readonly Bought[], { payment, amount, at }: FactOf<'returned'>) => {
  const of = bought.find((one) => one.payment === payment)
  if (!of) return
  of.back += amount
  if (of.back >= of.total) of.goneAt = at
}

/** A notice that comes too late names a later day: what it is late by is given, with the plan of that time. */
const extend = (bought: readonly Bought[], { day, at }: FactOf<'offer'>) => {
  const base = bought.findLast(({ what }) => what === 'buy' || what === 'renewal')
  if (!base || day - base.to < DAY_MS || base.goneAt <= at) return
  const end = base.to
  for (const one of bought.filter(({ to, what }) => to === end && what !== 'marketplace')) {
    one.to = day
  }
}

type Kept = { bought: Bought[]; offers: FactOf<'offer'>[] }

const hearOffer = ({ bought, offers }: Kept, fact: FactOf<'offer'>) => {
  offers.push(fact)
  if (fact.what === 'renewal') extend(bought, fact)
  if (fact.total > 0) return
  const free = { ...fact, kind: 'taken', payment: ELSEWHERE, net: 0 } as const
  bought.push(ofPayment({ fact: free, offer: fact }, bought))
}

const takePayment = ({ bought, offers }: Kept, fact: FactOf<'taken'>) => {
  const offer = offerOf(offers, fact)
  if (offer && offer.what !== 'renewal') offers.splice(offers.indexOf(offer), 1)
  bought.push(ofPayment({ fact, offer }, bought))
}

/** What a story's customer has bought, in its order: each payment by the last thing that was told of its amount. */
export const boughtIn = (story: readonly Fact[]): Bought[] => {
  const kept: Kept = { bought: [], offers: [] }
  for (const fact of story) {
    if (fact.kind === 'offer') hearOffer(kept, fact)
    if (fact.kind === 'taken') takePayment(kept, fact)
    if (fact.kind === 'returned') giveBack(kept.bought, fact)
    if (fact.kind === 'act' && fact.act === 'close') giveUp(kept.bought, fact.at)
    if (fact.kind === 'act' && fact.act === 'marketplace') {
      kept.bought.push(ofMarketplace(fact.holding, { at: fact.at, bought: kept.bought }))
    }
  }
  return kept.bought
}

/** What may be held of all that is paid for: of a subscription with the last larger plan of its time. */
export const paidFor = (standing: readonly Bought[]): Holding[] =>
  standing.filter(isBase).map((base) => {
    const larger = standing.filter((one) => !isBase(one) && one.to === base.to)
    return base.what === 'marketplace' ? base : (larger.at(-1) ?? base)
  })
