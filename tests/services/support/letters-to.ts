import { asc, eq } from 'drizzle-orm'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import type { Bench } from './bench.ts'

/** What an address has been written, the oldest first. */
export const lettersTo = async ({ database, services }: Bench, email: string) => {
  const queries = await database.get()
  const mails = await queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(asc(outboxMails.createdAt))
  return Promise.all(
    mails.map(async (mail) => ({
      kind: mail.kind,
      letter: await letterOf(queries, { mail, ...services }),
    })),
  )
}
