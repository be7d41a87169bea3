import { quoteOf } from '#features/pricing/quote.ts'
import { DAY_MS, type Journey, type Sale } from './journeys.ts'
import {
  accountAt,
  consentAt,
  creditOfSale,
  creditOfSignUp,
  type Credit,
  type Rule,
} from './oracle-credit.ts'
import { paidAt, saleName } from './walk.ts'

/** One thing that is true, as a report may count it; amounts in minor units. */
export type Fact = Credit & {
  kind: 'click' | 'account' | 'order' | 'renewal' | 'refund' | 'earned' | 'reversed' | 'corrected'
  at: number
  currency: string | null
  amount: number
  marketplace: string | null
  /** Of an order and what follows from it. */
  sale?: string
  rule?: Rule | 'marketplace-receipt'
  consent?: string
}

const AFFILIATES = { affiliate: 77, otherAffiliate: 78, paidAffiliate: 79 } as const

const numberOf = (link: string) => Object.entries(AFFILIATES).find(([name]) => name === link)?.[1]

/** Half a unit up; exact, for everything is a whole number. */
const part = (amount: number, { of, from }: { of: number; from: number }) =>
  Math.floor((2 * amount * of + from) / (2 * from))

const priceOf = ({ plan, currency }: Sale, at: number) => {
  const terms = { path: '/pricing/plans', plans: [plan], discount: null, until: null }
  const quote = quoteOf({ terms, plan, currency, at: new Date(at) })
  if (!quote) throw new Error('The book has no price')
  return quote.amount
}

/** GST of 5 % and QST of 9.975 %, each rounded by itself, or nothing. */
const taxOf = (amount: number, { place }: Sale) =>
  place === 'US'
    ? 0
    : part(amount, { of: 50, from: 1000 }) + part(amount, { of: 9975, from: 100_000 })

type Step = { at: number; kind: 'back' | 'correct'; value: number }

const stepsOf = (sale: Sale, { paid, total }: { paid: number; total: number }): Step[] => {
  const { refunds, disputeDays, correction } = sale
  const back = refunds.map(({ days, thousandths }): Step => ({
    at: paid + days * DAY_MS,
    kind: 'back',
    value: Math.floor((total * thousandths) / 1000),
  }))
  const steps: Step[] = [
    ...back,
    ...(disputeDays === null
      ? []
      : [{ at: paid + disputeDays * DAY_MS, kind: 'back' as const, value: total }]),
    ...(correction
      ? [
          {
            at: paid + correction.days * DAY_MS,
            kind: 'correct' as const,
            value: correction.commission,
          },
        ]
      : []),
  ]
  return steps.toSorted((one, other) => one.at - other.at)
}

type Sold = { order: Fact; earned: number | null; total: number; correctedAt: number }

type Standing = { due: number; back: number; isCorrected: boolean }

type Told = { standing: Standing; facts: Fact[] }

const movedBy = (
  order: Fact,
  amounts: readonly { kind: Fact['kind']; at: number; amount: number }[],
): Fact[] => amounts.filter(({ amount }) => amount !== 0).map((told) => ({ ...order, ...told }))

const corrected = (
  standing: Standing,
  { value, sold: { order, correctedAt } }: { value: number; sold: Sold },
): Told => {
  const isRefused = order.affiliateId === null || value > order.amount
  if (isRefused) return { standing, facts: [] }
  const amount = value - standing.due
  return {
    standing: amount === 0 ? standing : { ...standing, due: value, isCorrected: true },
    facts: movedBy(order, [{ kind: 'corrected', at: correctedAt, amount }]),
  }
}

const givenBack = (
  { due, back, isCorrected }: Standing,
  { at, value, sold: { order, earned, total } }: { at: number; value: number; sold: Sold },
): Told => {
  const whole = earned ?? 0
  const left = isCorrected
    ? due - part(due, { of: value - back, from: total - back })
    : whole - part(whole, { of: value, from: total })
  // Whole payments alone are taxed and go back.
  const net = value === total && back === 0 ? order.amount : value - back
  const facts = movedBy(order, [
    { kind: 'refund', at, amount: -net },
    { kind: 'reversed', at, amount: left - due },
  ])
  return { standing: { due: left, back: value, isCorrected }, facts }
}

/** What goes back and is set right after a sale, step by step. */
const afterwards = (steps: readonly Step[], sold: Sold): Fact[] => {
  let standing: Standing = { due: sold.earned ?? 0, back: 0, isCorrected: false }
  return steps.flatMap(({ at, kind, value }) => {
    const told =
      kind === 'correct'
        ? corrected(standing, { value, sold })
        : givenBack(standing, { at, value, sold })
    ;({ standing } = told)
    return told.facts
  })
}

const yearAfter = (at: number) => {
  const date = new Date(at)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.getTime()
}

const factsOfSale = (
  journey: Journey,
  {
    index,
    credit,
    correctedAt,
  }: { index: number; credit: ReturnType<typeof creditOfSale>; correctedAt: number },
): Fact[] => {
  const sale = journey.sales[index]
  const visit = sale && journey.visits[sale.visit]
  if (!sale || !visit) throw new Error('There is no such sale')
  const paid = salePaidAt(journey, index)
  const amount = priceOf(sale, paid)
  const total = amount + taxOf(amount, sale)
  const { rule, first, last, affiliateId } = credit
  const shared = { first, last, affiliateId, marketplace: null, currency: sale.currency }
  const name = saleName(journey, index)
  const consent = consentAt(journey, visit)
  const order: Fact = { ...shared, kind: 'order', at: paid, amount, sale: name, rule, consent }
  const earned = rule === 'referred-sale' ? part(amount, { of: 30, from: 100 }) : null
  const steps = stepsOf(sale, { paid, total })
  const isGivenBack = steps.some(({ kind, value }) => kind === 'back' && value === total)
  const isClosed = journey.closeDays !== null && !sale.isForColleague
  const madeAccount = accountAt(journey, sale) === paidAt(journey, sale) || sale.isForColleague
  return [
    ...(madeAccount
      ? [{ ...shared, kind: 'account' as const, at: paid, amount: 0, currency: null }]
      : []),
    order,
    ...(earned === null ? [] : [{ ...order, kind: 'earned' as const, amount: earned }]),
    ...afterwards(steps, { order, earned, total, correctedAt }),
    ...(isGivenBack || isClosed
      ? []
      : [{ ...order, kind: 'renewal' as const, at: yearAfter(paid) }]),
  ]
}

const salePaidAt = (journey: Journey, index: number) => {
  const [own] = journey.sales
  const sale = journey.sales[index]
  if (!own || !sale) throw new Error('There is no such sale')
  const paid = paidAt(journey, own)
  return index === 0 ? paid : paid + (1 + sale.toChoice + sale.toPaying) * 60_000
}

const NOBODY = { affiliateId: null, marketplace: null, currency: null, amount: 0 }

const MARKETPLACE = { source: '(marketplace)', medium: null, campaign: null }

const arrivalsOf = (journey: Journey): Fact[] => {
  const clicks = journey.visits.flatMap((visit): Fact[] => {
    const affiliateId = numberOf(visit.link)
    const isCounted = affiliateId !== undefined && consentAt(journey, visit) !== 'declined'
    const touch = { source: 'affiliate', medium: null, campaign: null }
    return isCounted
      ? [{ ...NOBODY, kind: 'click', at: visit.at, affiliateId, first: touch, last: touch }]
      : []
  })
  const bought = { ...NOBODY, first: MARKETPLACE, last: MARKETPLACE, marketplace: 'clickbank' }
  const { marketplaceAt: at, signUp } = journey
  const receipts: Fact[] =
    at === null
      ? []
      : [
          { ...bought, kind: 'account', at },
          {
            ...bought,
            kind: 'order',
            at: Math.floor(at / 1000) * 1000,
            rule: 'marketplace-receipt',
          },
        ]
  const visit = signUp && journey.visits[signUp.visit]
  if (!signUp || !visit) return [...clicks, ...receipts]
  const made = visit.at + signUp.minutes * 60_000
  return [
    ...clicks,
    ...receipts,
    { ...NOBODY, ...creditOfSignUp(journey, signUp), kind: 'account', at: made },
  ]
}

/** Everything that the reports must say of a journey, worked out from the journey alone. */
export const factsOf = (journey: Journey, { correctedAt }: { correctedAt: number }): Fact[] => {
  const { signUp, sales } = journey
  const earning = new Set<number>()
  const facts = sales.flatMap((sale, index) => {
    const account =
      signUp && !sale.isForColleague
        ? { at: accountAt(journey, sale), credit: creditOfSignUp(journey, signUp) }
        : undefined
    const ask = (hasEarned: boolean) => creditOfSale(journey, { index, account, hasEarned })
    const { clickAt } = ask(false)
    const credit = ask(clickAt !== null && earning.has(clickAt))
    if (credit.rule === 'referred-sale' && clickAt !== null) earning.add(clickAt)
    return factsOfSale(journey, { index, credit, correctedAt })
  })
  return [...arrivalsOf(journey), ...facts]
}
