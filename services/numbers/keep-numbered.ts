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
