import { BRAND } from '#lib/config/brand.ts'

const ROWS = [
  'provider',
  'form',
  'representatives',
  'address',
  'email',
  'telephone',
  'register',
  'vat',
  'responsible',
] as const

type Row = (typeof ROWS)[number]

/** The rows of the imprint, in the order in which they are read (§ 5 DDG, § 18 MStV); no VAT number where there is none. */
export const imprintRows = ({ imprint } = BRAND): readonly Row[] =>
  ROWS.filter((row) => row !== 'vat' || imprint.vatId !== false)

type Known = {
  /** The legal form of the company, in words. */
  legalForm: string
  /** The lines of its address, as far as they are known. */
  address: readonly string[]
}

const lines = (fact: string | false | undefined) => (fact ? [fact] : [])

/** The rows of the imprint, line by line; a row without a line is left out. */
export const imprintFacts = (
  { legalForm, address }: Known,
  { legalName, imprint } = BRAND,
): Readonly<Record<Row, readonly string[]>> => {
  return {
    provider: [legalName],
    form: [legalForm],
    representatives: imprint.representatives ?? [],
    address,
    email: lines(imprint.email),
    telephone: lines(imprint.telephone),
    register: lines(imprint.register),
    vat: lines(imprint.vatId),
    responsible: lines(imprint.responsible),
  }
}

/** The key of the sentence on arbitration: both answers are lawful, so that only the owner can give one (§ 36 VSBG). */
export const disputeWords = (
  takesPart = BRAND.imprint.takesPartInArbitration,
): 'takesPart' | 'declines' | undefined => {
  if (takesPart === undefined) return undefined
  return takesPart ? 'takesPart' : 'declines'
}
