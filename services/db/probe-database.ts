import { sql } from 'drizzle-orm'
import type { LazyDatabase } from './lazy-database.ts'

/** Lets the database write to its disk and read that back: a sort that is too large for the memory that it gets. A full disk answers every query that writes nothing, and some that do. */
export const probeDatabase = async ({ database }: { database: LazyDatabase }): Promise<void> => {
  const queries = await database.get()
  await queries.transaction(async (probing) => {
    await probing.execute(sql`set local work_mem = '64kB'`)
    await probing.execute(
      sql`select count(*) from (select n from generate_series(1, 5000) n order by -n) sorted`,
    )
  })
}
