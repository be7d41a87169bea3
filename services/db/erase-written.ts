import { and, eq, inArray, sql } from 'drizzle-orm'
import { typedAddress } from '#lib/util/email-address.ts'
import type { Database } from './database.ts'
import { outboxMails } from './purchase-schema.ts'
import { contactMessages, helpMessages } from './schema.ts'
import { seats } from './seat-schema.ts'

/** Tables of messages that hold an address; feedback and reasons for an uninstall hold none. */
const TABLES = { help_messages: helpMessages, contact_messages: contactMessages } as const

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
    for (const [name, table] of Object.entries(TABLES)) {
      const gone = await writing
        .delete(table)
        .where(sql`lower(${table.email}) = ${address}`)
        .returning({ id: table.id })
      erased.push({ table: name, erased: gone.length })
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
