/**
 * Letters that stand in front of a number, the register's first, where they are not the country's own alone (Directive 2006/112/EC
 * art. 215). A number of Northern Ireland is a British one: `XI` is for goods.
 */
const PREFIXES: Readonly<Record<string, readonly [string, string]>> = {
  GB: ['GB', 'XI'],
  GR: ['EL', 'GR'],
}

/** The part of a number after the letters of the country (Commission, VIES, "What is the format of VAT numbers"; GOV.UK for `GB`). */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z]\d{7}[A-Z\d]$|^\d{8}[A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** A VAT number in the parts that its register knows it by, and whether its letters were given. */
export type VatNumber = { prefix: string; number: string; hasLetters: boolean }

/** The VAT number of a country in what a buyer has typed, by its form, with its letters or without; undefined where it has another one, or that of elsewhere. */
export const vatNumberIn = (text: string | null, country: string): VatNumber | undefined => {
  const written = (text ?? '').toUpperCase().replaceAll(/[ ./-]/g, '')
  const letters = PREFIXES[country] ?? [country]
  const [prefix] = letters
  const given = letters.find((some) => written.startsWith(some)) ?? ''
  const readings = [
    { prefix, number: written.slice(given.length), hasLetters: given !== '' },
    { prefix, number: written, hasLetters: false },
  ]
  return readings.find(({ number }) => FORMS[country]?.test(number))
}

/** The answer of the Union's register to a number (VIES); `unchecked` where it did not answer, or nobody asked. */
export type VatCheck = {
  /** As it was asked for, with its letters. */
  number: string
  answer: 'valid' | 'invalid' | 'unchecked'
  at: string
}

type Business = { country: string; taxNumber: string | null; check: VatCheck | null | undefined }

/**
 * True if a buyer is a business that owes the tax in place of the seller: by the form of the number, unless the register does not know
 * it. Without letters the numbers of people have the same form in many countries: there the register must know it.
 */
export const isVatBusiness = ({ country, taxNumber, check }: Business): boolean => {
  const found = vatNumberIn(taxNumber, country)
  if (!found) return false
  const isAsked = check?.number === `${found.prefix}${found.number}`
  return found.hasLetters
    ? !(isAsked && check.answer === 'invalid')
    : isAsked && check.answer === 'valid'
}

/** The register of the Union knows no numbers of the United Kingdom. */
const BRITISH = 'GB'

/** Asks the register of VAT numbers (`lib/http/vat-register.ts`). */
export type AskVatRegister = (number: VatNumber) => Promise<VatCheck['answer']>

type Numbered = { country: string; taxNumber?: string | null | undefined }

/**
 * Has the register asked for the number of a buyer that has the form of its country; null where there is none. What is not checked counts by
 * its form, and is kept as such.
 */
export const checkVatNumber = async (
  { country, taxNumber = null }: Numbered,
  { askVatRegister, now }: { askVatRegister: AskVatRegister; now: () => Date },
): Promise<VatCheck | null> => {
  const found = vatNumberIn(taxNumber, country)
  if (!found) return null
  const number = `${found.prefix}${found.number}`
  const at = now().toISOString()
  const answer = country === BRITISH ? 'unchecked' : await askVatRegister(found)
  return { number, answer, at }
}
