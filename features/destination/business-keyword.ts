import { decoded } from '#lib/util/decoded.ts'

/** Business keywords (S2 §4), and what the landing pages of the other languages call the same three things. */
const BUSINESS_KEYWORDS = [
  'business plan',
  'businessplan',
  'bplan',
  'biz plan',
  'mission statement',
  'vision statement',
  'plan d affaires',
  'enonce de mission',
  'enonce de la mission',
  'declaration de mission',
  'enonce de vision',
  'enonce de la vision',
  'declaration de vision',
  'plan de negocio',
  'plan de empresa',
  'declaracion de mision',
  'declaracion de la mision',
  'declaracion de vision',
  'declaracion de la vision',
  'piano aziendale',
  'piano d impresa',
  'dichiarazione di missione',
  'dichiarazione della missione',
  'dichiarazione di visione',
  'dichiarazione della visione',
  'plano de negocio',
  'declaracao de missao',
  'declaracao da missao',
  'declaracao de visao',
  'declaracao da visao',
  'geschaftsplan',
  'geschaeftsplan',
  'leitbild',
  'unternehmensleitbild',
  'zukunftsbild',
] as const

/** Small letters without accents, one space for whatever stands between words. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

/**
 * Tells whether the url of a destination is about a business plan, a mission or a vision, which the business plan kit serves (S2 §4). A keyword
 * begins a word, as in the paths of the library: a commission statement is no mission statement.
 */
export const hasBusinessKeyword = (url: string): boolean => {
  const text = ` ${folded(decoded(url) ?? url)}`
  return BUSINESS_KEYWORDS.some((keyword) => text.includes(` ${keyword}`))
}
