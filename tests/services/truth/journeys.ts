import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { Random } from '../../../scripts/lib/random.ts'

const MINUTE_MS = 60_000

export const DAY_MS = 86_400_000

/** Ways in, and what the address of each says. */
export const LINKS = {
  direct: '',
  /** An advertisement of ours. */
  search: 'utm_source=bing&utm_medium=cpc',
  campaign: 'utm_source=newsletter&utm_medium=email&utm_campaign=spring',
  /** A link on paper. */
  flyer: 'source=flyer',
  affiliate: 'oid=1&affid=77',
  otherAffiliate: 'oid=2&affid=78',
  /** An affiliate's link behind an advertisement that somebody paid for. */
  paidAffiliate: 'oid=1&affid=79&gclid=x',
  /** A click that another network counts. */
  otherNetwork: '',
} as const

export type Link = keyof typeof LINKS

type Visit = {
  at: number
  device: 0 | 1
  link: Link
  answer: 'accepted' | 'declined' | null
}

export type Sale = {
  visit: number
  /** Minutes from the arrival to the choice of a plan, and from there to paying. */
  toChoice: number
  toPaying: number
  plan: PlanId
  currency: Currency
  /** Of which nothing is taxed, or GST and QST. */
  place: 'US' | 'QC'
  /** Whether somebody with another address is bought for. */
  isForColleague: boolean
  /** What goes back, in thousandths of the payment in all, so many days later. */
  refunds: readonly { days: number; thousandths: number }[]
  /** Days until the bank takes back what is left. */
  disputeDays: number | null
  /** What the affiliate's commission is set to, in minor units, after so many days. */
  correction: { days: number; commission: number } | null
}

/** Everything that a visitor will do, and all that the reports have to be true of. */
export type Journey = {
  id: number
  regime: 'opt-in' | 'opt-out'
  /** `Sec-GPC`, and no later choice unless it was accepted. */
  isPrivate: boolean
  /** No script of ours runs: forms are posted by the browser. */
  isBlocked: boolean
  visits: readonly Visit[]
  signUp: { visit: number; minutes: number } | null
  sales: readonly Sale[]
  /** A receipt of the marketplace, which makes the account. */
  marketplaceAt: number | null
  /** Days after the last visit until the account is closed. */
  closeDays: number | null
}

const LINK_CHOICE: readonly [Link, ...Link[]] = [
  'direct',
  'direct',
  'direct',
  'search',
  'campaign',
  'flyer',
  'affiliate',
  'affiliate',
  'otherAffiliate',
  'paidAffiliate',
  'otherNetwork',
]

const answerOf = (random: Random, isBlocked: boolean): Visit['answer'] =>
  // A banner that no script brings cannot be answered.
  isBlocked ? null : random.pick([null, null, 'accepted', 'accepted', 'declined'])

const visitsOf = (random: Random, { begin, isBlocked }: { begin: number; isBlocked: boolean }) => {
  const count = 1 + random.below(3)
  let answer = answerOf(random, isBlocked)
  let at = begin
  return Array.from({ length: count }, (_visit, index): Visit => {
    if (index > 0) at += Math.round((1 + random.next() * 6) * DAY_MS)
    // Some change their mind.
    if (random.chance(0.15)) answer = answerOf(random, isBlocked)
    return { at, device: random.chance(0.25) ? 1 : 0, link: random.pick(LINK_CHOICE), answer }
  })
}

const givenBack = (random: Random, isTaxed: boolean): Pick<Sale, 'refunds' | 'disputeDays'> => {
  const kind = random.below(10)
  const days = 1 + random.below(40)
  const whole = { refunds: [{ days, thousandths: 1000 }], disputeDays: null }
  // How the taxes of a part are rounded has tests of its own.
  if (kind === 0 || (kind < 3 && isTaxed)) return whole
  if (kind === 1) return { refunds: [{ days, thousandths: 125 }], disputeDays: null }
  if (kind === 2) {
    const rest = { days: days + 5, thousandths: 1000 }
    return { refunds: [{ days, thousandths: 250 }, rest], disputeDays: null }
  }
  return { refunds: [], disputeDays: kind === 3 ? days : null }
}

const minutesOf = (random: Random, isQuick: boolean) => {
  if (isQuick) return 1 + random.below(6)
  return random.chance(0.8) ? 1 + random.below(30) : 31 + random.below(60)
}

const saleOf = (
  random: Random,
  { visit, isForColleague }: Pick<Sale, 'visit' | 'isForColleague'>,
): Sale => {
  const isQuick = random.chance(0.5)
  const place: Sale['place'] = random.chance(0.5) ? 'US' : 'QC'
  const correction = { days: random.pick([0.5, 50]), commission: random.below(9000) }
  return {
    visit,
    isForColleague,
    toChoice: minutesOf(random, isQuick),
    toPaying: minutesOf(random, isQuick),
    plan: random.pick(['basic', 'premium', 'solo']),
    currency: random.pick(['USD', 'USD', 'EUR', 'CAD']),
    place,
    ...givenBack(random, place === 'QC'),
    correction: random.chance(0.2) ? correction : null,
  }
}

const salesOf = (random: Random, visits: number): Sale[] => {
  if (!random.chance(0.22)) return []
  const visit = random.below(visits)
  const own = saleOf(random, { visit, isForColleague: false })
  // Within the same visit, by the same click.
  const isSecond = random.chance(0.2)
  return isSecond ? [own, saleOf(random, { visit, isForColleague: true })] : [own]
}

const signUpOf = (
  random: Random,
  { latest, buysThen }: { latest: number; buysThen: number | undefined },
): Journey['signUp'] => {
  const visit = random.below(latest + 1)
  return { visit, minutes: visit === buysThen ? 0.5 : random.pick([0.5, 10, 45]) }
}

/** The journey of a visitor who comes within forty days of a beginning. */
export const journeyOf = (
  random: Random,
  { id, start }: { id: number; start: number },
): Journey => {
  const isBlocked = random.chance(0.15)
  const begin = start + Math.round(random.next() * 40 * DAY_MS)
  const visits = visitsOf(random, { begin, isBlocked })
  const isOfMarketplace = random.chance(0.03)
  const sales = isOfMarketplace ? [] : salesOf(random, visits.length)
  // An account comes before what it buys, or with it.
  const latest = sales[0] ? sales[0].visit : visits.length - 1
  const signsUp = !isOfMarketplace && random.chance(0.4)
  return {
    id,
    regime: random.pick(['opt-in', 'opt-out']),
    isPrivate: random.chance(0.1),
    isBlocked,
    visits,
    signUp: signsUp ? signUpOf(random, { latest, buysThen: sales[0]?.visit }) : null,
    sales,
    marketplaceAt: isOfMarketplace ? begin + 60 * MINUTE_MS : null,
    closeDays: random.chance(0.05) ? 60 : null,
  }
}
