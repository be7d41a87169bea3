import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { isOfferRoute, ROUTES } from '#lib/config/routes.ts'
import { markFaults } from '#lib/records/mark-faults.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import { endingWords } from './ending-words.ts'
import type { OfferRecord } from './offer-record.ts'
import { CURRENT_BOOK, priceOf, type PriceBook } from './price.ts'
import { typedPrices } from './typed-prices.ts'

/** An offer record and the page that it is meant for. */
export type PlacedOffer = {
  locale: Locale
  /** Public path without language. */
  path: string
  record: OfferRecord
}

type Options = {
  claims: ClaimFigures
  book?: PriceBook
  now?: number
}

/** The one page that asks for a sign of a person before a plan is chosen (S2 §2.2). */
const CAPTCHA_PATH = `${ROUTES.plans.path}/captcha`

/** The one page for customers whose subscription has ended (S2 §2.2). */
const RENEWAL_PATH = `${ROUTES.plans.path}/renew`

const placeFaults = ({ path, locale }: PlacedOffer): RecordFault[] => {
  const family = recordFamily(path)
  if (family === null || !isOfferRoute(family)) {
    const message = `${path} belongs to no pricing pages of lib/config/routes.ts. Move the file.`
    return [{ field: '', message }]
  }
  const { locales, path: pattern } = ROUTES[family]
  if (locales.includes(locale)) return []
  return [{ field: '', message: `pages ${pattern} exist in ${locales.join(', ')} only.` }]
}

const flagFaults = ({ path, record }: PlacedOffer): RecordFault[] =>
  (
    [
      ['hasCaptcha', CAPTCHA_PATH],
      ['isRenewal', RENEWAL_PATH],
    ] as const
  ).flatMap(([field, own]) => {
    if (record[field] === (path === own)) return []
    const message =
      path === own ? `must be true on ${own}.` : `must be true on ${own} only. Leave it out.`
    return [{ field, message }]
  })

/** A page shows what it costs when it begins, or now. */
const shownAt = ({ from }: OfferRecord, now: number) =>
  new Date(from === undefined ? now : Math.max(now, Date.parse(from)))

const priceFaults = (record: OfferRecord, { book, now }: Required<Omit<Options, 'claims'>>) => {
  const at = shownAt(record, now)
  const missing = record.plans.flatMap((plan, index): RecordFault[] => {
    const price = priceOf(book, { plan, currency: DEFAULT_CURRENCY, at, discount: null })
    if (price) return []
    const message = `the price book has no price for "${plan}". Add a row to lib/config/price-book.ts, or take the plan out.`
    return [{ field: `plans.${index}`, message }]
  })
  const discount = record.discount && book.discounts[record.discount]
  if (!discount || Date.parse(discount.from) <= at.getTime()) return missing
  const message = `the discount "${record.discount}" begins on ${discount.from}. Give the page that day as "from", or choose another discount.`
  return [...missing, { field: 'discount', message }]
}

const wordsOf = ({ headline, lead, meta }: OfferRecord) => ({ headline, lead, meta })

/** Words of an end need an end, or the page tells its readers what is not so. */
const endFaults = ({ record, locale }: PlacedOffer): RecordFault[] =>
  record.until === undefined
    ? endingWords(wordsOf(record), locale).map(({ field, words }) => ({
        field,
        message: `says "${words}", but the offer has no end. Give it "until", or take the words out.`,
      }))
    : []

/** The page shows what the book says; a figure in its words would stay when the book changes. */
const figureFaults = ({ record }: PlacedOffer): RecordFault[] =>
  typedPrices(wordsOf(record)).map(({ field, words }) => ({
    field,
    message: `types "${words}". Prices and percentages come from the price book: take it out.`,
  }))

/**
 * What is wrong with an offer record beyond its form: no page can be at its place, the price book has no price for what it sells,
 * its words speak of an end that there is not, or type a price or a figure (S2 §1, §2.2).
 */
export const offerFaults = (
  placed: PlacedOffer,
  { claims, book = CURRENT_BOOK, now = Date.now() }: Options,
): RecordFault[] => [
  ...placeFaults(placed),
  ...flagFaults(placed),
  ...priceFaults(placed.record, { book, now }),
  ...endFaults(placed),
  ...figureFaults(placed),
  ...wordFaults(wordsOf(placed.record), claims),
  ...markFaults({ texts: wordsOf(placed.record), marked: 'headline' }),
]
