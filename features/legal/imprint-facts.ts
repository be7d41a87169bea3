import { BRAND } from '#lib/config/brand.ts'
import { keysOf } from '#lib/util/keys-of.ts'

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

/** What only the owner can give, and the row that shows it. */
const ROW_OF_FACT = {
  representatives: 'representatives',
  email: 'email',
  telephone: 'telephone',
  register: 'register',
  vatId: 'vat',
  responsible: 'responsible',
} as const satisfies Partial<Record<keyof typeof BRAND.imprint, Row>>

/** The rows of the imprint, in the order in which they are read (§ 5 DDG, § 18 MStV); no VAT number where there is none. */
export const imprintRows = ({ imprint } = BRAND): readonly Row[] =>
  ROWS.filter((row) => row !== 'vat' || imprint.vatId !== false)

type Known = {
  /** What the company is, in words. */
  legalForm: string
  /** The lines of its address, as far as they are known. */
  address: readonly string[]
}

const lines = (fact: string | false | undefined) => (fact ? [fact] : [])

/** What the imprint says in each row, line by line; a row without a line waits for the owner. */
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

type Open = `rows.${(typeof ROW_OF_FACT)[keyof typeof ROW_OF_FACT]}` | 'street' | 'dispute.title'

/** The keys of the words for what waits for the owner, in the order in which it is read. */
export const openFacts = ({ address, imprint } = BRAND): readonly Open[] => [
  ...(address.street ? [] : ['street' as const]),
  ...keysOf(ROW_OF_FACT)
    .filter((fact) => imprint[fact] === undefined)
    .map((fact) => `rows.${ROW_OF_FACT[fact]}` as const),
  ...(imprint.takesPartInArbitration === undefined ? ['dispute.title' as const] : []),
]

/** The key of the sentence on arbitration: both answers are lawful, so that only the owner can give one (§ 36 VSBG). */
export const disputeWords = (
  takesPart = BRAND.imprint.takesPartInArbitration,
): 'takesPart' | 'declines' | undefined => {
  if (takesPart === undefined) return undefined
  return takesPart ? 'takesPart' : 'declines'
}
