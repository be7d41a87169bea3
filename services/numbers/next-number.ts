import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { counters } from '../db/purchase-schema.ts'

/** The next number without a gap, inside the transaction that uses it: given back when that fails; others wait until it has ended. */
export const nextNumber = async (
  writing: Pick<Database, 'insert'>,
  name: 'receipt' | 'credit-note',
): Promise<number> => {
  const [row] = await writing
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (!row) throw new Error(`The counter ${name} gave no number`)
  return row.value
}
