import type { Journey, Link, Sale } from './journeys.ts'
import { paidAt, saleBegin } from './walk.ts'

const MINUTE_MS = 60_000

const VISIT_MS = 30 * MINUTE_MS

type Touch = { source: string; medium: string | null; campaign: string | null }

/** What the rules allow to be known of where somebody came from. */
export type Credit = { first: Touch; last: Touch; affiliateId: number | null }

const AFFILIATES: Partial<Record<Link, number>> = {
  affiliate: 77,
  otherAffiliate: 78,
  paidAffiliate: 79,
}

const AFFILIATE: Touch = { source: 'affiliate', medium: null, campaign: null }

const DECLINED: Touch = { source: '(declined)', medium: null, campaign: null }

const NONE: Touch = { source: '(none)', medium: null, campaign: null }

type Visit = Journey['visits'][number]

export const consentAt = ({ isPrivate }: Journey, { answer }: Visit) => {
  if (answer) return answer
  return isPrivate ? 'declined' : 'undecided'
}

/** Whether what a visit brings may stay in the browser. */
const isKept = (journey: Journey, visit: Visit) =>
  !journey.isBlocked &&
  (visit.answer === 'accepted' ||
    (consentAt(journey, visit) === 'undecided' && journey.regime === 'opt-out'))

/** The visits that the browser of a visit still knows of, itself at the end: a refusal erases what was before. */
const knownAt = (journey: Journey, index: number): Visit[] => {
  const visit = journey.visits[index]
  if (!visit) throw new Error('There is no such visit')
  const earlier = journey.visits.slice(0, index).filter(({ device }) => device === visit.device)
  const refused = earlier.findLastIndex((each) => consentAt(journey, each) === 'declined')
  return [...earlier.slice(refused + 1).filter((each) => isKept(journey, each)), visit]
}

/** The touch of links in their order: a channel before a `source` before an affiliate's number, each of the last link that has it. */
const touchOf = (links: readonly Link[]): Touch | undefined => {
  const channel = links.findLast((link) => link === 'search' || link === 'campaign')
  const campaign = links.includes('campaign') ? 'spring' : null
  if (channel === 'search') return { source: 'bing', medium: 'cpc', campaign }
  if (channel) return { source: 'newsletter', medium: 'email', campaign }
  if (links.includes('flyer')) return { source: 'flyer', medium: null, campaign }
  return links.some((link) => AFFILIATES[link] !== undefined) ? AFFILIATE : undefined
}

const linksOf = (visits: readonly Visit[]) => visits.map(({ link }) => link)

/** Whether a browser may tell now what an earlier visit has left in it; a `source` and a click stay without that, once they were kept. */
const remembered = (journey: Journey, index: number): Visit[] => {
  const visits = knownAt(journey, index)
  const visit = visits.at(-1)
  return visit && isKept(journey, visit) ? visits : visits.slice(-1)
}

const isClick = ({ link }: Visit) => AFFILIATES[link] !== undefined || link === 'otherNetwork'

/** The last click in a browser, an affiliate's or a foreign one; one that may not be kept is gone with its visit, and the one before it, too. */
const clickAt = (journey: Journey, index: number): Visit | undefined => {
  const visit = journey.visits[index]
  const click = journey.visits
    .slice(0, index + 1)
    .filter(({ device }) => device === visit?.device)
    .findLast((each) => isClick(each) && consentAt(journey, each) !== 'declined')
  return click && (click === visit || knownAt(journey, index).includes(click)) ? click : undefined
}

const isWithin = (moments: readonly number[]) =>
  moments.every((moment, at) => moment - (moments[at - 1] ?? moment) <= VISIT_MS)

const affiliateOf = (click: Visit | undefined) => (click && AFFILIATES[click.link]) ?? null

/** The click that a browser knows in a visit, whose it is, and whether the visit that it began went on until the last of some moments. */
const clickOf = (
  journey: Journey,
  { index, moments }: { index: number; moments: readonly number[] },
) => {
  const click = clickAt(journey, index)
  const affiliateId = affiliateOf(click)
  const isOfVisit = affiliateId !== null && isWithin([click?.at ?? 0, ...moments])
  return { click, affiliateId, isOfVisit }
}

const lastOf = ({
  isOfVisit,
  own,
  older,
}: {
  isOfVisit: boolean
  own: Touch | undefined
  older: Touch
}): Touch => (isOfVisit ? AFFILIATE : (own ?? older))

/** What an account is due to that is made in a visit so many minutes after it began. */
export const creditOfSignUp = (
  journey: Journey,
  { visit: index, minutes }: { visit: number; minutes: number },
): Credit => {
  const visit = journey.visits[index]
  if (!visit) throw new Error('There is no such visit')
  if (consentAt(journey, visit) === 'declined') {
    return { first: DECLINED, last: DECLINED, affiliateId: null }
  }
  const { affiliateId, isOfVisit } = clickOf(journey, {
    index,
    moments: [visit.at + minutes * MINUTE_MS],
  })
  const own = touchOf(linksOf(remembered(journey, index)))
  const last = lastOf({ isOfVisit, own, older: affiliateId === null ? NONE : AFFILIATE })
  const opening = isKept(journey, visit) ? firstTouch(journey, index) : undefined
  return { first: opening ?? own ?? last, last, affiliateId }
}

/** What the first visit that this browser remembers was brought by, direct ones aside. */
const firstTouch = (journey: Journey, index: number) =>
  knownAt(journey, index)
    .map(({ link }) => touchOf([link]))
    .find((touch) => touch !== undefined)

/** A `source` that the browser has kept is all that a purchase brings of its own. */
const flyerOf = (journey: Journey, index: number): Touch | undefined =>
  knownAt(journey, index).some((each) => each.link === 'flyer' && isKept(journey, each))
    ? { source: 'flyer', medium: null, campaign: null }
    : undefined

export type Rule =
  | 'no-click'
  | 'other-network'
  | 'paid-click'
  | 'later-visit'
  | 'second-sale'
  | 'referred-sale'

type Known = { at: number; credit: Credit } | undefined

/** What a sale is due to, and by which rule it earns; `account` is one that was there before. `hasEarned` is of its click. */
export const creditOfSale = (
  journey: Journey,
  { index, account, hasEarned }: { index: number; account: Known; hasEarned: boolean },
): Credit & { rule: Rule; clickAt: number | null } => {
  const sale = journey.sales[index]
  const visit = sale && journey.visits[sale.visit]
  if (!sale || !visit) throw new Error('There is no such sale')
  if (consentAt(journey, visit) === 'declined') {
    return { first: DECLINED, last: DECLINED, affiliateId: null, rule: 'no-click', clickAt: null }
  }
  const chosen = saleBegin(journey, index) + sale.toChoice * MINUTE_MS
  const paid = chosen + sale.toPaying * MINUTE_MS
  const known = clickOf(journey, { index: sale.visit, moments: [chosen, paid] })
  const own = flyerOf(journey, sale.visit)
  const touches = touchesOfSale({ ...known, own, account })
  const rule = ruleOf({ ...known, hasEarned })
  return { ...touches, affiliateId: known.affiliateId, rule, clickAt: known.click?.at ?? null }
}

type OfSale = ReturnType<typeof clickOf> & { own: Touch | undefined; account: Known }

const touchesOfSale = ({ click, affiliateId, isOfVisit, own, account }: OfSale) => {
  const isNewer = affiliateId !== null && (click?.at ?? 0) > (account?.at ?? 0)
  const before = account?.credit ?? { first: own, last: NONE }
  const last = lastOf({ isOfVisit, own, older: isNewer ? AFFILIATE : before.last })
  return { first: before.first ?? last, last }
}

const ruleOf = ({
  click,
  isOfVisit,
  hasEarned,
}: {
  click: Visit | undefined
  isOfVisit: boolean
  hasEarned: boolean
}): Rule => {
  if (!click) return 'no-click'
  if (click.link === 'otherNetwork') return 'other-network'
  if (click.link === 'paidAffiliate') return 'paid-click'
  if (!isOfVisit) return 'later-visit'
  return hasEarned ? 'second-sale' : 'referred-sale'
}

/** When the account of a buyer is made: by the sign-up, or with the order. */
export const accountAt = (journey: Journey, sale: Sale): number =>
  journey.signUp && !sale.isForColleague
    ? (journey.visits[journey.signUp.visit]?.at ?? 0) + journey.signUp.minutes * MINUTE_MS
    : paidAt(journey, sale)
