import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#services/db/database.ts'

const answerSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  fields: z.array(z.object({ name: z.string(), dataTypeID: z.number() })),
})

/** `bigint` and `numeric`, as PostgreSQL numbers its types: drivers give them as text, for they may be longer than a number. */
const LONG_NUMBERS = [20, 1700]

const asNumber = (value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value)
  const number = Number(value)
  const isExact = typeof value === 'string' && value.length < 16 && Number.isFinite(number)
  return isExact ? number : value
}

export type Row = Record<string, unknown>

/** PostgreSQL answers several questions with a list; the embedded database refuses them itself. */
const rowsOf = (answer: unknown): Row[] => {
  if (Array.isArray(answer)) throw new Error('Ask one question at a time.')
  const { rows, fields } = answerSchema.parse(answer)
  const long = fields.filter(({ dataTypeID }) => LONG_NUMBERS.includes(dataTypeID))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(long.map(({ name }) => [name, asNumber(row[name])])),
  }))
}

/** The rows that one question in SQL finds, in a transaction that only reads; throws an `Error` with the database's message. */
export const readRows = async (database: Database, question: string): Promise<Row[]> => {
  try {
    const answer = await database.transaction((reading) => reading.execute(sql.raw(question)), {
      accessMode: 'read only',
    })
    return rowsOf(answer)
  } catch (error) {
    // The message of the query builder repeats the question and keeps the reason to itself.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  }
}
