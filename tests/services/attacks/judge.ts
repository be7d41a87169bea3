import { CURRENT_BOOK, priceRow } from '#features/pricing/price.ts'
import { PLANS } from '#lib/config/plans.ts'
import { dollars, holdingText, type Holding } from '../subscriptions/judge/story.ts'
import type { Charge, Facts, Person } from './facts.ts'

const DAY_MS = 86_400_000

/** So far back a payment is one for the present year; the one before it is older. */
const YEAR_MS = 360 * DAY_MS

/** Days of a year that a change of plan may leave out: a leap year's, and the one that has begun. */
const DAYS_OF_SLACK = 2

/** The highest tax, on top of a price that has no tax in it. */
const MOST_TAX = 1.15

const yearly = ({ plan, seats }: Holding, at: number): number => {
  const row = priceRow(CURRENT_BOOK, { plan, currency: 'USD', at: new Date(at) })
  const { least, most } = PLANS[plan].seats
  return (row?.yearly ?? 0) * (least < most ? seats : 1)
}

const isPaid = ({ state }: Charge) => state === 'succeeded'

/** What of the payments of an address for this year was not given back, and will not be. */
const keptOf = ({ charges, secondCharges, now }: Facts, email: string): number =>
  charges
    .filter((charge) => charge.email === email && isPaid(charge) && charge.at > now - YEAR_MS)
    .reduce((sum, { total, back }) => sum + total - back, -(secondCharges.get(email) ?? 0))

const isGuest = ({ guests }: Facts, { email }: Person) =>
  [...guests.values()].some((insiders) => insiders.includes(email))

/** Nobody may use more than was paid for, and nobody pays twice. */
const accessIsPaid = (facts: Facts): string[] =>
  facts.attackers.flatMap((person) => {
    const { email, isOpen, holding } = person
    if (!isOpen || isGuest(facts, person)) return []
    const kept = keptOf(facts, email)
    if (!holding) return [`${email} may download, and has no plan`]
    const price = yearly(holding, facts.now)
    const slack = Math.ceil((DAYS_OF_SLACK * price) / 365)
    const has = `${email} has ${holdingText(holding)} for ${dollars(price)} a year`
    if (kept < price - slack) return [`${has}, and ${dollars(kept)} of theirs was kept`]
    return kept > price * MOST_TAX + slack ? [`${has}, and ${dollars(kept)} was taken`] : []
  })

/** Whose money was kept has a plan, unless the account is gone. */
const moneyGivesAccess = (facts: Facts): string[] =>
  facts.attackers.flatMap(({ email, hasAccount, isOpen }) => {
    const kept = keptOf(facts, email)
    return hasAccount && !isOpen && kept > 0
      ? [`${dollars(kept)} of ${email} was kept, and nothing is given`]
      : []
  })

/** A plan lets in so many people as it is for, and nobody once it is gone. */
const placesAreKept = (facts: Facts): string[] =>
  [...facts.guests].flatMap(([holder, insiders]) => {
    const known = facts.attackers.find(({ email }) => email === holder)
    const places = known?.isOpen && known.holding ? known.holding.seats - 1 : 0
    const inside = facts.attackers.filter(({ email, isOpen }) => isOpen && insiders.includes(email))
    return inside.length > places
      ? [`${inside.length} are in the plan of ${holder}, for ${places}`]
      : []
  })

const nothingIsMadeUp = ({ charges }: Facts): string[] =>
  charges.flatMap(({ email, total, back }) =>
    back > total ? [`${email} got ${dollars(back)} back of ${dollars(total)}`] : [],
  )

/** What belongs to the people who were attacked is as it was. */
const nothingIsTaken = (facts: Facts, before: Facts): string[] => {
  const emails = new Set(before.charges.map(({ email }) => email))
  const ofThem = ({ charges }: Facts) =>
    JSON.stringify(charges.filter(({ email }) => emails.has(email)))
  const changed = Object.keys(before.pages).filter(
    (page) => facts.pages[page] !== before.pages[page],
  )
  return [
    ...changed.map((page) => `${page}: ${before.pages[page]}\nis now: ${facts.pages[page]}`),
    ...(ofThem(facts) === ofThem(before) ? [] : ['The money of who was attacked has moved']),
  ]
}

const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

/** No answer has a word in it that its sender neither sent nor may know. */
const nothingIsTold = ({ heard, words }: Facts): string[] =>
  heard.flatMap(({ sent, got, knows }) =>
    words
      .filter((word) => has(got, word) && !has(sent, word) && !knows.includes(word))
      .map((word) => `“${word}” was told to who sent ${sent.split('\n')[0]}`),
  )

/**
 * What attackers have got by now, beside what was there before; nothing where nothing. Knows the price book and the people, and nothing of how
 * anything is made to happen.
 */
export const judge = (facts: Facts, before: Facts): string[] => [
  ...accessIsPaid(facts),
  ...moneyGivesAccess(facts),
  ...placesAreKept(facts),
  ...nothingIsMadeUp(facts),
  ...nothingIsTaken(facts, before),
  ...nothingIsTold(facts),
]
