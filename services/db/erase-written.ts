import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import { typedAddress } from '#lib/util/email-address.ts'
import type { Database } from './database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { outboxMails } from './purchase-schema.ts'
import { seats } from './seat-schema.ts'

/** An invitation that is still open is declined with it: whoever wants to be erased is not waited for. */
const eraseInvited = (writing: Pick<Database, 'update'>, address: string) =>
  writing
    .update(seats)
    .set({
      email: null,
      endedAt: sql`coalesce(${seats.endedAt}, now())`,
      endReason: sql`coalesce(${seats.endReason}, 'declined')`,
    })
    .where(eq(seats.email, address))
    .returning({ id: seats.id })

/** Erases the messages that somebody sent from an e-mail address, in whatever case it was written, with the mail that confirmed them, and the address of invitations to others' plans, and says how many of each table. What was bought stays: the law wants it kept. */
export const eraseWritten = (
  database: Database,
  email: string,
): Promise<{ table: string; erased: number }[]> =>
  database.transaction(async (writing) => {
    const address = typedAddress(email).toLowerCase()
    const erased: { table: string; erased: number }[] = []
    for (const { table, rows, goes } of PERSONAL_TABLES) {
      if (goes !== 'as written') continue
      const own = rows({ email: address, userId: null })
      const gone = await writing
        .delete(table)
        .where(own)
        .returning({ one: sql`1` })
      erased.push({ table: getTableName(table), erased: gone.length })
    }
    const mails = await writing
      .delete(outboxMails)
      .where(
        and(
          inArray(outboxMails.kind, ['contact', 'seat']),
          sql`lower(${outboxMails.recipient}) = ${address}`,
        ),
      )
      .returning({ id: outboxMails.id })
    erased.push({ table: 'outbox_mails', erased: mails.length })
    const invited = await eraseInvited(writing, address)
    erased.push({ table: 'seats', erased: invited.length })
    return erased
  })
