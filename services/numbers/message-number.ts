import { createHash } from 'node:crypto'

/** The number of tries for a free number; of 53 million so many in a row are never taken. */
const ATTEMPTS = 20

type Kept = { reference: string; isNew: boolean }

type Table = {
  /** Adds the row under a number, unless its id or the number is there already; says whether it did. */
  add: (reference: string) => Promise<boolean>
  /** The number of the row, where it is there already. */
  find: () => Promise<string | undefined>
  /** The number that a message gets by its id. */
  numberOf: (attempt: number) => string
}

/** Keeps a message under the first number that is free, unless it is there already. */
export const keepNumbered = async ({ add, find, numberOf }: Table): Promise<Kept> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reference = numberOf(attempt)
    if (await add(reference)) return { reference, isNew: true }
    const kept = await find()
    if (kept !== undefined) return { reference: kept, isNew: false }
  }
  throw new Error('No number is free for a message')
}

/** Without those that are taken for another when they are read or said: 0 O, 1 I L, 5 S, U V, B. */
const LETTERS = '2346789ACDEFGHJKMNPQRTVWXYZ'

const LETTER_COUNT = 4

const DIGITS = 100

const codeOf = (id: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${id} ${attempt}`).digest()
  const letters = Array.from({ length: LETTER_COUNT }, (_none, index) =>
    LETTERS.charAt(bytes.readUInt32BE(4 * index) % LETTERS.length),
  )
  const number = bytes.readUInt32BE(4 * LETTER_COUNT) % DIGITS
  return `${letters.join('')}-${String(number).padStart(2, '0')}`
}

/** The number of a message to the help, `BB-7K4M-92`: the same for the same id; where it is taken, the next attempt gives another. */
export const referenceOf = (id: string, attempt: number): string => `BB-${codeOf(id, attempt)}`

/** The number of a message of the contact page, `CT-7K4M-92`, so that both can be told apart on the telephone. */
export const contactReferenceOf = (id: string, attempt: number): string =>
  `CT-${codeOf(id, attempt)}`

/** The number of a cancellation or withdrawal, `CW-7K4M-92`. */
export const declarationReferenceOf = (id: string, attempt: number): string =>
  `CW-${codeOf(id, attempt)}`

/** The number of a purchase before there is an order, `PU-7K4M-92` (S2 §4 "Payment"). */
export const purchaseReferenceOf = (id: string, attempt: number): string =>
  `PU-${codeOf(id, attempt)}`
