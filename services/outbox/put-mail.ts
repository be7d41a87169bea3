import { randomUUID } from 'node:crypto'
import type { Database } from '#services/db/database.ts'
import { type MailKind, outboxMails } from '#services/db/purchase-schema.ts'

type NewMail = {
  /** The subject of the mail, by which it is sent once. */
  key: string
  kind: MailKind
  language: string
  recipient: string
  /** The values for its words (`mail-data.ts`). */
  data: Record<string, string>
  now: Date
}

/** Puts a mail into the outbox in the transaction of its subject: both are stored, or neither is. */
export const putMail = async (
  writing: Pick<Database, 'insert'>,
  { now, ...mail }: NewMail,
): Promise<void> => {
  await writing
    .insert(outboxMails)
    .values({ ...mail, id: randomUUID(), nextTryAt: now, createdAt: now })
    .onConflictDoNothing({ target: outboxMails.key })
}
