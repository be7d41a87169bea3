import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'

const ORDER_NUMBERS = 10 ** 10

const ORDER_DIGITS = 10

/** The number of tries for a free number; of ten thousand million so many in a row are never taken. */
const TRIES = 5

const isTaken = async (transaction: Database, number: string) =>
  (await transaction.$count(orders, eq(orders.number, number))) > 0

/** A number of an order that is free, `BB-` and ten digits that nobody can guess from another. */
export const freeOrderNumber = async (transaction: Database): Promise<string> => {
  for (let time = 0; time < TRIES; time += 1) {
    const number = `BB-${String(randomInt(ORDER_NUMBERS)).padStart(ORDER_DIGITS, '0')}`
    if (!(await isTaken(transaction, number))) return number
  }
  throw new Error('No number is free for an order')
}

const UUID_DIGITS = 32

/** The id of the event that counts an order or an account: the same whenever it is asked for, so that it is counted once. */
export const eventIdOf = (of: 'order' | 'account', name: string): string =>
  createHash('sha256').update(`${of} event\n${name}`).digest('hex').slice(0, UUID_DIGITS)
