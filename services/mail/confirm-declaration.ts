import { and, eq, gt } from 'drizzle-orm'
import type { Declaration } from '#features/leaving/leaving-contract.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'
import { putMail } from './put-mail.ts'

const DAY_MS = 86_400_000

/** How many declarations are confirmed within a day to an address that no contract is known of. */
export const DECLARATIONS_A_DAY = 3

type Confirming = { declaration: Declaration; accountEmail: string | null; now: Date }

const isFlooded = async (
  writing: Pick<Database, '$count'>,
  { recipient, now }: { recipient: string; now: Date },
) => {
  const since = new Date(now.getTime() - DAY_MS)
  const earlier = await writing.$count(
    outboxMails,
    and(
      eq(outboxMails.kind, 'declaration'),
      eq(outboxMails.recipient, recipient),
      gt(outboxMails.createdAt, since),
    ),
  )
  return earlier >= DECLARATIONS_A_DAY
}

/**
 * Confirms a declaration with all of it to the address that was given, and to the account's where that is another one. To an address
 * that no contract is known of a few go a day, so that the form sends no mail for somebody else.
 */
export const confirmDeclaration = async (
  writing: Pick<Database, 'insert' | '$count'>,
  { declaration: { id, language, email }, accountEmail, now }: Confirming,
): Promise<void> => {
  const given = normalizeEmail(email)
  if (accountEmail === null && (await isFlooded(writing, { recipient: given, now }))) return
  const recipients = new Set([given, ...(accountEmail ? [normalizeEmail(accountEmail)] : [])])
  for (const recipient of recipients) {
    await putMail(writing, {
      key: `declaration:${id}:${recipient}`,
      kind: 'declaration',
      language,
      recipient,
      data: { declaration: id },
      now,
    })
  }
}
