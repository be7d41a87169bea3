import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { emailChanges, subscriptions } from '#services/db/subscription-schema.ts'
import { keyedHash } from '#services/keyed-hash.ts'
import { putMail } from '#services/mail/put-mail.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'

const DAY_MS = 86_400_000

/** So many changes an account asks for within a day: the form is no way to fill somebody's mailbox. */
export const EMAIL_CHANGES_A_DAY = 5

/** The address that a link went to. */
const SIDES = ['old', 'new'] as const

type EmailSide = (typeof SIDES)[number]

/** Names of the link's query. */
const EMAIL_LINK_QUERY = { id: 'id', side: 'side', key: 'key' } as const

type Link = { id: string; side: EmailSide }

const keyOf = ({ id, side }: Link, hashKey: string) =>
  keyedHash({ key: hashKey, purpose: 'email change', value: `${side} ${id}` })

type AddressOptions = { webAppUrl: string; hashKey: string; locale: Locale }

/** Where a link to confirm a change leads: what the mail to that address says, and nothing else knows. */
export const emailLinkAddress = (
  link: Link,
  { webAppUrl, hashKey, locale }: AddressOptions,
): string => {
  const query = new URLSearchParams({
    [EMAIL_LINK_QUERY.id]: link.id,
    [EMAIL_LINK_QUERY.side]: link.side,
    [EMAIL_LINK_QUERY.key]: keyOf(link, hashKey),
    [QUERY.language]: locale,
  })
  return `${webAppUrl}/account/email/confirm/?${query}`
}

/** The change and address that a query names, where its key is that of both. */
export const emailLinkIn = (
  { id = '', side, key = '' }: Readonly<Record<string, string>>,
  hashKey: string,
): Link | undefined => {
  const named = SIDES.find((known) => known === side)
  if (!named) return undefined
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf({ id, side: named }, hashKey))]
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  return isRight ? { id, side: named } : undefined
}

type Asked = { userId: string; newEmail: string; language: Locale; now: Date }

/** Begins a change of an account's address with a mail to both; what was begun before holds no more. Undefined after too many a day. */
export const askEmailChange = (
  database: Database,
  { userId, newEmail, language, now }: Asked,
): Promise<string | undefined> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      // Of many requests at once, each counts those before it.
      .for('update')
    if (!user) return undefined
    const earlier = await transaction.$count(
      outboxMails,
      and(
        eq(outboxMails.kind, 'email-change'),
        eq(outboxMails.recipient, user.email),
        gt(outboxMails.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    if (earlier >= EMAIL_CHANGES_A_DAY) return undefined
    await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + DAY_MS)
    await transaction.insert(emailChanges).values({ id, userId, newEmail, expiresAt })
    for (const side of SIDES) {
      await putMail(transaction, {
        key: `email-change:${id}:${side}`,
        kind: 'email-change',
        language,
        recipient: side === 'old' ? user.email : newEmail,
        data: { change: id, side, oldEmail: user.email, newEmail },
        now,
      })
    }
    return id
  })

const openChange = async (queries: Database, { id, now }: { id: string; now: Date }) => {
  const [found] = await queries
    .select({ change: emailChanges, oldEmail: users.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now), isNull(users.closedAt)))
    .for('update')
  return found
}

/** The addresses of a change that can still be confirmed from one of them. */
export const findEmailChange = async (
  database: Database,
  { link: { id, side }, now }: { link: Link; now: Date },
): Promise<{ oldEmail: string; newEmail: string } | undefined> => {
  const found = await openChange(database, { id, now })
  if (!found) return undefined
  const { oldConfirmedAt, newConfirmedAt, newEmail } = found.change
  const isUsed = (side === 'old' ? oldConfirmedAt : newConfirmedAt) !== null
  return isUsed ? undefined : { oldEmail: found.oldEmail, newEmail }
}

type Taken = { userId: string; newEmail: string; now: Date }

/** Gives the account its new address, and its subscription the same; false where another account has it. */
const take = async (transaction: Database, { userId, newEmail, now }: Taken): Promise<boolean> => {
  const emailNormalized = normalizeEmail(newEmail)
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailNormalized, emailNormalized))
  if (other && other.id !== userId) return false
  await transaction
    .update(users)
    .set({ email: newEmail, emailNormalized })
    .where(eq(users.id, userId))
  await transaction
    .update(subscriptions)
    .set({
      buyer: sql`jsonb_set(${subscriptions.buyer}, '{email}', to_jsonb(${newEmail}::text))`,
      changedAt: now,
    })
    .where(eq(subscriptions.userId, userId))
  return true
}

/** What a press has done: `half` where the other address still has to confirm, `over` for a link that is used or too old. */
export type EmailConfirmation =
  | { kind: 'half' | 'taken' | 'over' }
  | { kind: 'done'; newEmail: string }

/** Confirms a change from one of its addresses, once; with the second the account has the new one. */
export const confirmEmailChange = (
  database: Database,
  { link: { id, side }, now }: { link: Link; now: Date },
): Promise<EmailConfirmation> =>
  database.transaction(async (transaction) => {
    const found = await openChange(transaction, { id, now })
    if (!found) return { kind: 'over' }
    const { userId, newEmail, oldConfirmedAt, newConfirmedAt } = found.change
    const [own, other] =
      side === 'old' ? [oldConfirmedAt, newConfirmedAt] : [newConfirmedAt, oldConfirmedAt]
    if (own !== null) return { kind: 'over' }
    if (other === null) {
      const confirmed = side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now }
      await transaction.update(emailChanges).set(confirmed).where(eq(emailChanges.id, id))
      return { kind: 'half' }
    }
    await transaction.delete(emailChanges).where(eq(emailChanges.id, id))
    const isTaken = !(await take(transaction, { userId, newEmail, now }))
    return isTaken ? { kind: 'taken' } : { kind: 'done', newEmail }
  })
