import { AFFILIATE_QUERY } from '#lib/config/query.ts'
import { typedCode } from '#lib/util/typed-text.ts'
import { AFFILIATE_PROGRAMME } from '../../programme.ts'
import { PLACEHOLDER } from './ids.ts'

/** The numbers that stand in a link, as text. */
export type LinkNumbers = { offer: string; affiliate: string }

/** The placeholders for a number that is missing or wrong. */
export const UNFILLED: LinkNumbers = {
  offer: `${AFFILIATE_PROGRAMME.defaultOfferId}`,
  affiliate: PLACEHOLDER,
}

/** Stand in a text that numbers are put into. */
export const TEMPLATE_NUMBERS: LinkNumbers = { offer: '{oid}', affiliate: '{affid}' }

const NUMBER = /^\d{1,9}$/

/** The number of one to nine digits in what was typed. */
export const numberIn = (typed: string): string | undefined => NUMBER.exec(typedCode(typed))?.[0]

/** Puts numbers into a text. */
export const fillNumbers = (template: string, { offer, affiliate }: LinkNumbers): string =>
  template
    .replace(TEMPLATE_NUMBERS.offer, () => offer)
    .replace(TEMPLATE_NUMBERS.affiliate, () => affiliate)

/** The numbers that were typed, with placeholders for the rest. */
export const typedNumbers = (fields: FormData): LinkNumbers => {
  const numberOf = (key: keyof LinkNumbers) => {
    const typed = fields.get(AFFILIATE_QUERY[key])
    return (typeof typed === 'string' && numberIn(typed)) || UNFILLED[key]
  }
  return { offer: numberOf('offer'), affiliate: numberOf('affiliate') }
}

/** The number that the page's address names, behind `?` or `#`; the latter is no click on an affiliate's link. */
export const addressedNumber = (key: keyof LinkNumbers): string | null => {
  const [named, ...more] = [location.search, location.hash.slice(1)].flatMap((text) =>
    new URLSearchParams(text).getAll(AFFILIATE_QUERY[key]),
  )
  return (named !== undefined && more.length === 0 && numberIn(named)) || null
}

/** Takes numbers along to another page of materials, as `addressedNumber` reads them. */
export const numbersHash = ({ offer, affiliate }: LinkNumbers): string =>
  `#${new URLSearchParams({ [AFFILIATE_QUERY.affiliate]: affiliate, [AFFILIATE_QUERY.offer]: offer })}`
