import { and, eq, gt } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { putMail } from '../outbox/put-mail.ts'

/** Messages that are confirmed to one address within a day. */
export const CONFIRMATIONS_A_DAY = 3

type Kept = { reference: string; language: string; email: string; receivedAt: Date }

/**
 * Confirms to its sender that a message was received, in the transaction that keeps it. Nobody has proved whose address it is: nothing of
 * the text is repeated, and an address gets few confirmations a day, so that the form cannot be used to send mail to others.
 */
export const confirmMessage = async (
  writing: Pick<Database, 'insert' | '$count'>,
  { reference, language, email, receivedAt }: Kept,
): Promise<void> => {
  const recipient = normalizeEmail(email)
  const earlier = await writing.$count(
    outboxMails,
    and(
      eq(outboxMails.kind, 'contact'),
      eq(outboxMails.recipient, recipient),
      gt(outboxMails.createdAt, new Date(receivedAt.getTime() - DAY_MS)),
    ),
  )
  if (earlier >= CONFIRMATIONS_A_DAY) return
  await putMail(writing, {
    key: `contact:${reference}`,
    kind: 'contact',
    language,
    recipient,
    data: { reference },
    now: receivedAt,
  })
}
