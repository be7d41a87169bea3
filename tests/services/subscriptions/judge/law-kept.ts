import { isBase, type Bought } from './bought.ts'
import { all, isOf, isWithin, type Case, type Fault, type Rule } from './case.ts'
import { DAY_MS, type FactOf, type Place } from './story.ts'

type Span = { days: number } | { months: number }
type Window = { earliest: Span; latest: Span }

/** When a consumer has to be told of the renewal of a year, read from the statutes and not from the product's own table. */
const WINDOWS: Readonly<Record<string, Window>> = {
  // Code de la consommation, article L215-1: "au plus tôt trois mois et au plus tard un mois avant le terme".
  FR: { earliest: { months: 3 }, latest: { months: 1 } },
  // Consumer Protection Act (Québec), section 214.3: between the 90th and the 60th day before the end.
  'CA-QC': { earliest: { days: 90 }, latest: { days: 60 } },
  // Business and Professions Code (California), section 17602 (b) (2): at least 15 and not more than 45 days before.
  'US-CA': { earliest: { days: 45 }, latest: { days: 15 } },
}

const windowOf = ({ country, province, isBusiness }: Place): Window | undefined =>
  isBusiness ? undefined : (WINDOWS[`${country}-${province ?? ''}`] ?? WINDOWS[country])

/** A month later than that of the day before has at most its last day. */
const before = (day: number, span: Span): number => {
  if ('days' in span) return day - span.days * DAY_MS
  const date = new Date(day)
  const last = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - span.months + 1, 0),
  ).getUTCDate()
  return new Date(day).setUTCMonth(
    date.getUTCMonth() - span.months,
    Math.min(date.getUTCDate(), last),
  )
}

/** Where somebody lived for all of a time that a law looks at; nothing for who moved in it. */
const livedAt = (tried: Case, [from, to]: readonly [number, number]) => {
  const lives = all(tried, 'lives')
  if (lives.some(({ at }) => from < at && at <= to)) return
  return lives.findLast(({ at }) => at <= from)
}

/** The longest that any of the windows looks back, and a little more. */
const LOOKED_BACK_MS = 100 * DAY_MS

const isTold = (
  offers: readonly FactOf<'offer'>[],
  { day, window }: { day: number; window: Window },
) =>
  offers.some(
    (offer) =>
      Math.abs(offer.day - day) < DAY_MS &&
      before(day, window.earliest) <= offer.at &&
      offer.at <= before(day, window.latest),
  )

const isNew = (tried: Case, { at }: Bought, since: number) =>
  tried.bought.some((one) => isBase(one) && one.at < at && one.at > since)

/** While renewal is off nothing is announced. */
const OFF: readonly string[] = ['stop', 'cancel', 'resume', 'dispute', 'decided']

const isOff = ({ story }: Case, [from, to]: readonly [number, number]) =>
  story.some((fact) => isOf(fact, 'act') && OFF.includes(fact.act) && isWithin(fact, [from, to]))

/** Who is a consumer where a law says when a renewal is told was told in that time, unless the year was bought, the place left or the renewal off in it. */
export const toldAsTheLawAsks: Rule = (tried) =>
  tried.bought.flatMap((one): Fault[] => {
    const { what, at, total } = one
    const offers = all(tried, 'offer').filter((offer) => offer.what === 'renewal')
    const day = offers.findLast((offer) => offer.at < at)?.day
    if (what !== 'renewal' || total === 0 || day === undefined) return []
    const looked = [day - LOOKED_BACK_MS, day] as const
    const place = livedAt(tried, looked)
    const window = place && windowOf(place)
    if (!window || isNew(tried, one, looked[0]) || isOff(tried, looked)) return []
    const text = `the law of ${place.country} wants a renewal told at another time before it`
    return isTold(offers, { day, window }) ? [] : [{ rule: 'law', at, text }]
  })
