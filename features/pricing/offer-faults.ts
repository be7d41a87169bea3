import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { isOfferRoute, ROUTES } from '#lib/config/routes.ts'
import { fieldTexts } from '#lib/records/field-texts.ts'
import { markFaults } from '#lib/records/mark-faults.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import { listedPlans } from './listed-plans.ts'
import type { OfferRecord } from './offer-record.ts'
import { CURRENT_BOOK, priceOf, type PriceBook } from './price.ts'
import { shownPlan, sizesOf } from './shown-plan.ts'

/** Words by which an offer says that it ends, or that there is little of it, in each language of the site. */
const PATTERNS: Readonly<Record<Locale, RegExp>> = {
  en: /\btoday\b|\btonight\b|\bthis (?:week|month|weekend)\b|\bends?\b(?= (?:on|in|at|soon|sunday|monday|tuesday|wednesday|thursday|friday|saturday|midnight|to))|\b(?:offer|sale|deal) ends\b|\bending\b|\bexpir\w*|\blast (?:day|days|chance|hours?|call)\b|\bonly until\b|\buntil (?:midnight|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b|\blimited[- ]time\b|\bhurry\b|\bwhile (?:stocks?|supplies) last\b|\b(?:days?|hours?|minutes?) (?:left|only)\b|\bbefore it(?:’|')?s (?:gone|too late)\b/iu,
  fr: /aujourd(?:’|')hui|\bce soir\b|\bcette semaine\b|\bce mois(?:-ci)?\b|\bce week-end\b|(?<!\p{L})expire\p{L}*|\bse termine\b|\bprend fin\b|derni(?:er|ers|ère|ères) (?:jours?|heures?|chances?|délais?)|\bjusqu(?:’|')(?:à minuit|au|à ce)|\bdurée limitée\b|\btemps limité\b|\bplus que\b|dépêchez-vous|\bvite\b|\bencore \d+ (?:jours?|heures?)|avant qu(?:’|')il ne soit trop tard/iu,
  es: /(?<!\p{L})hoy(?!\p{L})|\besta noche\b|\besta semana\b|\beste mes\b|\beste fin de semana\b|\b(?:termina|finaliza|acaba|vence|caduca|expira)n?\b|últim[oa]s? (?:días?|horas?|oportunidad\p{L}*)|\bhasta (?:el|la|medianoche|agotar)\b|\btiempo limitado\b|\bdate prisa\b|dese prisa|\bapres[úu]rese\b|\bquedan? \d+|antes de que sea tarde/iu,
  it: /(?<!\p{L})oggi(?!\p{L})|\bstasera\b|\bquesta settimana\b|\bquesto mese\b|\bquesto weekend\b|\b(?:termina|scade|finisce)n?o?\b|ultim[oaie] (?:giorn[oi]|or[ae]|occasion[ei]|possibilità)|\bfino (?:al|a mezzanotte|alle|a domenica)\b|\btempo limitato\b|\baffrett\p{L}+|\bancora \d+ (?:giorn[oi]|or[ae])|prima che sia tardi/iu,
  pt: /(?<!\p{L})hoje(?!\p{L})|\besta semana\b|\beste mês|\bneste (?:mês|fim de semana)|\b(?:termina|acaba|expira|vence)m?\b|últim[oa]s? (?:dias?|horas?|chances?|oportunidades?)|\baté (?:o dia|meia-noite|domingo|segunda|sexta|acabar)|\btempo limitado\b|\bcorra\b|\brestam? \d+|antes que (?:acabe|seja tarde)/iu,
  de: /(?<!\p{L})heute(?!\p{L})|\bdiese woche\b|\bdiesen monat\b|\bdieses wochenende\b|\bendet\b|\bläuft (?:bald )?(?:ab|aus)\b|\bletzte[rsn]? (?:tage?|chance|stunden?|gelegenheit)\b|\bnur bis\b|\bbis (?:mitternacht|sonntag|montag|freitag|ende|zum \d)|\bnur noch\b|\bbefristet\p{L}*|\bbegrenzte zeit\b|\bbeeilen\b|\bsolange der vorrat\b|\bnoch \d+ (?:tage?|stunden?)\b/iu,
}

/** Words about an end of the offer, and their field. */
type EndingWords = { field: string; words: string }

/** The words of an end in the texts of a record, each with its field; an offer without an end must not have any. */
const endingWords = (texts: unknown, locale: Locale): EndingWords[] =>
  fieldTexts(texts).flatMap(({ field, text }) => {
    const [words] = PATTERNS[locale].exec(text.replaceAll('**', '')) ?? []
    return words === undefined ? [] : [{ field, words }]
  })

/** An amount of money, or a percentage, as people write them in the six languages. */
const PRICE =
  /\d[\d.,\u00A0\u202F ]*(?:%|€|\$|£|¥|\b(?:USD|CAD|EUR|GBP|BRL|JPY|percent|pour cent|por ciento|per cento|por cento|Prozent|dollars?|euros?|reais|Dollar|Euro)\b)|(?:[€$£¥]|\b(?:USD|CAD|EUR|GBP|BRL|JPY|R\$))[ \u00A0\u202F]?\d/iu

/** A typed price or percentage, and its field. */
type TypedPrice = { field: string; words: string }

/** The prices and percentages that the texts of a record type; only the price book may name them (S2 §2.2). */
const typedPrices = (texts: unknown): TypedPrice[] =>
  fieldTexts(texts).flatMap(({ field, text }) => {
    const [words] = PRICE.exec(text) ?? []
    return words === undefined ? [] : [{ field, words: words.trim() }]
  })

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

/** The time for which prices are checked: when the offer begins, or now. */
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

/** The faults of plans that stand beside one that gives as much for no more money (`listed-plans.ts`). */
const beatenFaults = (record: OfferRecord, { book, now }: Required<Omit<Options, 'claims'>>) => {
  const { discount } = record
  const at = shownAt(record, now)
  const sale = { discount, currency: DEFAULT_CURRENCY, at, takesRealMoney: false, book } as const
  const sized = record.plans.map((id) => sizesOf(shownPlan(id, sale)))
  const listed = new Set(listedPlans(sized.flat()))
  return sized.flatMap((sizes, index): RecordFault[] => {
    if (sizes.length === 0 || sizes.some((one) => listed.has(one))) return []
    const message = `another plan of the page gives as much as "${record.plans[index]}" for no more money. Take it out.`
    return [{ field: `plans.${index}`, message }]
  })
}

const wordsOf = ({ headline, lead, meta }: OfferRecord) => ({ headline, lead, meta })

/** The faults of words about an end where the offer has none. */
const endFaults = ({ record, locale }: PlacedOffer): RecordFault[] =>
  record.until === undefined
    ? endingWords(wordsOf(record), locale).map(({ field, words }) => ({
        field,
        message: `says "${words}", but the offer has no end. Give it "until", or take the words out.`,
      }))
    : []

/** The faults of typed figures: they would stay when the book changes. */
const figureFaults = ({ record }: PlacedOffer): RecordFault[] =>
  typedPrices(wordsOf(record)).map(({ field, words }) => ({
    field,
    message: `types "${words}". Prices and percentages come from the price book: take it out.`,
  }))

/**
 * The faults of an offer record beyond its form: no page can be at its place, the price book has no price for what it sells, its words
 * mention an end that it does not have, or type a price or a figure (S2 §1, §2.2).
 */
export const offerFaults = (
  placed: PlacedOffer,
  { claims, book = CURRENT_BOOK, now = Date.now() }: Options,
): RecordFault[] => [
  ...placeFaults(placed),
  ...flagFaults(placed),
  ...priceFaults(placed.record, { book, now }),
  ...beatenFaults(placed.record, { book, now }),
  ...endFaults(placed),
  ...figureFaults(placed),
  ...wordFaults(wordsOf(placed.record), claims),
  ...markFaults({ texts: wordsOf(placed.record), marked: 'headline' }),
]
