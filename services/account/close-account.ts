import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#features/account/email.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { typedAddress } from '#lib/util/email-address.ts'
import type { EveryField } from '#lib/util/every-field.ts'
import { leaveProgramme } from '#services/affiliates/affiliate-store.ts'
import type { Database } from '#services/db/database.ts'
import { PERSONAL_TABLES } from '#services/db/personal-tables.ts'
import { type MailKind, outboxMails } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import { putMail, putSeatMail } from '#services/outbox/put-mail.ts'
import { endSubscription } from '#services/subscriptions/end-subscription.ts'
import {
  liveSubscription,
  lockSubscription,
  openChargeOf,
} from '#services/subscriptions/subscription-store.ts'
import type { NewUser } from '#services/user/new-user.ts'
import { endSignIns } from './sign-in.ts'
import { zoneOfAccount } from './zone-of-account.ts'

const members = alias(users, 'members')

/** Ends the places in an account's plan, and its own in others, and tells those whom it concerns. */
const endSeats = async (
  transaction: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const isOpen = and(
    or(eq(seats.holderId, userId), eq(seats.memberId, userId)),
    isNull(seats.endedAt),
  )
  const open = await transaction
    .select({
      id: seats.id,
      holderId: seats.holderId,
      holder: { email: users.email, language: users.language },
      member: { email: members.email, language: members.language },
    })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.holderId))
    .leftJoin(members, eq(members.id, seats.memberId))
    .where(isOpen)
  const ended = { endedAt: now, endReason: 'closed', email: null } as const
  await transaction.update(seats).set(ended).where(isOpen)
  for (const { id: seat, holderId, holder, member } of open) {
    if (!member) continue
    const isHolder = holderId === userId
    const [reader, other] = isHolder ? [member, holder] : [holder, member]
    const news = isHolder ? 'ended' : 'left'
    await putSeatMail(transaction, { seat, news, reader, person: other.email, now })
  }
}

type Closing = { userId: string; language: Locale; now: Date }

/** `charging`: nothing is closed while nobody knows whether a payment was taken. */
type CloseOutcome = { kind: 'closed'; email: string } | { kind: 'charging' | 'gone' }

/** Mails that only led into the account. */
const WAYS_IN = [
  'welcome',
  'login',
  'email-change',
  'address-changed',
  'password-set',
  'seat',
  'data',
] as const satisfies MailKind[]

/** Columns that reveal nothing of who it was. */
const LEFT = [
  'id',
  'language',
  'createdAt',
  'passwordGenerated',
  'signInNumber',
  'experiments',
] as const

/** Erases an account's personal columns, all that are not in `LEFT`; the row itself stays, since orders name it. */
const erase = async (
  transaction: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
) => {
  const erased: EveryField<Omit<NewUser, (typeof LEFT)[number]>> = {
    closedAt: now,
    confirmedAt: null,
    email: '',
    emailNormalized: `closed:${userId}`,
    passwordHash: '',
    device: null,
    ipAddress: '',
    docName: '',
    creationPage: '',
    trafficSource: null,
    affiliateTransaction: null,
    // Its row of the ledger stays, and is nobody's.
    ledgerId: null,
  }
  await transaction.update(users).set(erased).where(eq(users.id, userId))
  // What platforms were not told yet they are told no more, either.
  for (const { table, rows, goes } of PERSONAL_TABLES) {
    if (goes === 'with the account') await transaction.delete(table).where(rows({ userId, email }))
  }
  await transaction
    .delete(outboxMails)
    .where(and(eq(outboxMails.recipient, email), inArray(outboxMails.kind, [...WAYS_IN])))
}

/**
 * Closes an account for good, with a mail: its subscription ends, nobody logs in to it any more, what it holds of its owner is
 * erased, and its address is free for a new one. An affiliate's agreement ends as well.
 * Orders, refunds and papers stay, for the law wants them kept.
 */
export const closeAccount = (
  database: Database,
  { userId, language, now }: Closing,
): Promise<CloseOutcome> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .for('update')
    if (!user) return { kind: 'gone' }
    const zone = await zoneOfAccount(transaction, { userId })
    const live = await liveSubscription(transaction, { userId })
    // Held before its charges are looked at: none is begun meanwhile.
    const subscription = live && (await lockSubscription(transaction, live.id))
    if (subscription && subscription.state !== 'ended') {
      const charge = await openChargeOf(transaction, subscription.id)
      // What waits for the bank's word on a dispute was never with the provider, and is given up with the subscription.
      const isHeld = subscription.state === 'disputed' && charge?.state === 'created'
      if (charge && !isHeld) return { kind: 'charging' }
      await endSubscription(transaction, { row: subscription, now })
    }
    await endSignIns(transaction, userId)
    await leaveProgramme(transaction, { userId, now })
    await endSeats(transaction, { userId, now })
    await erase(transaction, { userId, email: user.email, now })
    await putMail(transaction, {
      key: `account-closed:${userId}`,
      kind: 'account-closed',
      language,
      recipient: user.email,
      data: { at: now.toISOString(), zone },
      now,
    })
    return { kind: 'closed', email: user.email }
  })

/** Closes the account of an address for an operator; false where there is none. Throws an `Error` while a charge is under way. */
export const eraseAccount = async (
  database: Database,
  email: string,
): Promise<{ table: string; erased: number }[]> => {
  const [user] = await database
    .select({ userId: users.id, language: users.language })
    .from(users)
    .where(eq(users.emailNormalized, normalizeEmail(typedAddress(email))))
  if (!user) return [{ table: 'users', erased: 0 }]
  const { userId } = user
  const language = isLocale(user.language) ? user.language : DEFAULT_LOCALE
  const { kind } = await closeAccount(database, { userId, language, now: new Date() })
  if (kind === 'charging') {
    throw new Error('A charge of this account is under way: give the command again in an hour.')
  }
  return [{ table: 'users', erased: kind === 'closed' ? 1 : 0 }]
}
