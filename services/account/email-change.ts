import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { isOneOfSecrets } from '#lib/util/is-same-secret.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { emailChanges } from '#services/db/subscription-schema.ts'
import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { assignEmail, type AssignedEmail } from './assign-email.ts'

const IS_OPEN = or(isNull(emailChanges.oldConfirmedAt), isNull(emailChanges.newConfirmedAt))

/** The number of changes that an account may request within a day: the form must not fill somebody's mailbox. */
export const EMAIL_CHANGES_A_DAY = 5

/** The address that a link went to. */
const SIDES = ['old', 'new'] as const

type EmailSide = (typeof SIDES)[number]

/** Names of the link's query. */
const EMAIL_LINK_QUERY = { id: 'id', side: 'side', key: 'key' } as const

type Link = { id: string; side: EmailSide }

const keyed = ({ id, side }: Link, key: string) =>
  ({ key, purpose: 'email change', value: `${side} ${id}` }) as const

type AddressOptions = { webAppUrl: string; hashKey: string; locale: Locale }

/** The address of a link that confirms a change; it stands in the mail to that address alone, and nothing is stored that would give it. */
export const emailLinkAddress = (
  link: Link,
  { webAppUrl, hashKey, locale }: AddressOptions,
): string => {
  const query = new URLSearchParams({
    [EMAIL_LINK_QUERY.id]: link.id,
    [EMAIL_LINK_QUERY.side]: link.side,
    [EMAIL_LINK_QUERY.key]: keyedHash(keyed(link, hashKey)),
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
  const link = named && { id, side: named }
  return link && isOneOfSecrets(key, keyedHashes(keyed(link, hashKey))) ? link : undefined
}

type EmailChangeRequest = { userId: string; newEmail: string; language: Locale; now: Date }

/** Begins a change of an account's address with a mail to both; an earlier pending change is replaced. Undefined after too many a day. */
export const askEmailChange = (
  database: Database,
  { userId, newEmail, language, now }: EmailChangeRequest,
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

type Pending = { userId: string; now: Date }

/** The change of an account that one of its mailboxes can still confirm. */
export const pendingEmailChange = async (
  database: Database,
  { userId, now }: Pending,
): Promise<{ newEmail: string; expiresAt: Date } | undefined> => {
  const [pending] = await database
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now), IS_OPEN))
  return pending
}

/** Cancels the pending change of an account: its links no longer work. */
export const withdrawEmailChange = async (database: Database, userId: string): Promise<void> => {
  await database.delete(emailChanges).where(and(eq(emailChanges.userId, userId), IS_OPEN))
}

/** A change is done once both mailboxes have confirmed it; its row stays for the rest of its day, so that a link that is pressed again says so. */
const keptChange = async (queries: Database, { id, now }: { id: string; now: Date }) => {
  const [found] = await queries
    .select({ change: emailChanges, oldEmail: users.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now), isNull(users.closedAt)))
  return found
}

/** The result of pressing Confirm: `half` where the other address still has to confirm, `over` for a link that is too old or was replaced. */
export type EmailConfirmation =
  | { kind: 'half' | 'taken' | 'over' }
  /** `given` is there where this press has made the change. */
  | { kind: 'done'; userId: string; newEmail: string; given?: AssignedEmail }

/** The state of a change for one of its two addresses: requested, or already confirmed there. */
export const findEmailChange = async (
  database: Database,
  { link: { id, side }, now }: { link: Link; now: Date },
): Promise<EmailConfirmation | { kind: 'asked'; oldEmail: string; newEmail: string }> => {
  const found = await keptChange(database, { id, now })
  return found ? standingOf(found, side) : { kind: 'over' }
}

type Kept = NonNullable<Awaited<ReturnType<typeof keptChange>>>

const standingOf = ({ change, oldEmail }: Kept, side: EmailSide) => {
  const { userId, oldConfirmedAt, newConfirmedAt, newEmail } = change
  if (oldConfirmedAt && newConfirmedAt) return { kind: 'done', userId, newEmail } as const
  const isPressed = (side === 'old' ? oldConfirmedAt : newConfirmedAt) !== null
  return isPressed ? ({ kind: 'half' } as const) : ({ kind: 'asked', oldEmail, newEmail } as const)
}

/** Confirms a change from one of its addresses, once; with the second the account has the new one. */
export const confirmEmailChange = (
  database: Database,
  { link: { id, side }, now }: { link: Link; now: Date },
): Promise<EmailConfirmation> =>
  database.transaction(async (transaction) => {
    // The account first, as whatever else changes both.
    const owner = transaction
      .select({ id: emailChanges.userId })
      .from(emailChanges)
      .where(eq(emailChanges.id, id))
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, owner))
      .for('update')
    const found = await keptChange(transaction, { id, now })
    if (!found) return { kind: 'over' }
    const standing = standingOf(found, side)
    if (standing.kind !== 'asked') return standing
    const { userId, newEmail, oldConfirmedAt, newConfirmedAt } = found.change
    const confirmed = side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now }
    await transaction.update(emailChanges).set(confirmed).where(eq(emailChanges.id, id))
    if ((side === 'old' ? newConfirmedAt : oldConfirmedAt) === null) return { kind: 'half' }
    const given = await assignEmail(transaction, { userId, newEmail, isOpened: true, now })
    if (given) return { kind: 'done', userId, newEmail, given }
    await transaction.delete(emailChanges).where(eq(emailChanges.id, id))
    return { kind: 'taken' }
  })
