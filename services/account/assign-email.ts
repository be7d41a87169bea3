import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { emailSchema, normalizeEmail } from '#features/account/email.ts'
import { codeOf } from '#lib/util/error-code.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { confirmAddress, endSignIns } from './sign-in.ts'

type Taken = {
  userId: string
  newEmail: string
  /** Whether both mailboxes were opened: the address is confirmed then, as by a log-in. */
  isOpened: boolean
  now: Date
}

/** The `unique_violation` of PostgreSQL. */
const UNIQUE_VIOLATION = '23505'

/** Changes the address of an account; false where another one has it, or is given it at this very moment. */
const takeAddress = async (
  transaction: Database,
  { userId, ...change }: { userId: string; email: string; emailNormalized: string },
): Promise<boolean> => {
  try {
    // A transaction within, or the failure would end the whole.
    await transaction.transaction((within) =>
      within.update(users).set(change).where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (error instanceof Error && codeOf(error.cause) === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** Marks the mailbox as unconfirmed; the password waits for whoever confirms it. */
const unconfirm = async (transaction: Database, userId: string): Promise<false> => {
  await transaction.update(users).set({ confirmedAt: null }).where(eq(users.id, userId))
  return false
}

/** The sign-in number after a change of address, and whether a password from the sign-up was dropped. */
export type AssignedEmail = { number: number; dropsPassword: boolean }

/** Gives the account and its subscription the new address, and ends earlier sign-ins; nothing where another account has it. */
export const assignEmail = async (
  transaction: Database,
  { userId, newEmail, isOpened, now }: Taken,
): Promise<AssignedEmail | undefined> => {
  const emailNormalized = normalizeEmail(newEmail)
  const [account] = await transaction
    .select({ oldEmail: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!account) return undefined
  const taken = await takeAddress(transaction, { userId, email: newEmail, emailNormalized })
  if (!taken) return undefined
  const dropsPassword = isOpened
    ? (await confirmAddress(transaction, { userId, provesPassword: false, now })).dropsPassword
    : await unconfirm(transaction, userId)
  const number = await endSignIns(transaction, userId)
  const { oldEmail, language } = account
  for (const recipient of [oldEmail, newEmail]) {
    await putMail(transaction, {
      key: `address-changed:${userId}:${now.getTime()}:${recipient === newEmail ? 'new' : 'old'}`,
      kind: 'address-changed',
      language,
      recipient,
      data: { oldEmail, newEmail, dropsPassword: dropsPassword ? 'yes' : 'no' },
      now,
    })
  }
  await transaction
    .update(subscriptions)
    .set({
      buyer: sql`jsonb_set(${subscriptions.buyer}, '{email}', to_jsonb(${newEmail}::text))`,
      changedAt: now,
    })
    .where(eq(subscriptions.userId, userId))
  return { number, dropsPassword }
}

/** Two addresses, the present one first. */
const move = z.tuple([emailSchema, emailSchema])

/** Gives an account its second address for a customer who lost the first mailbox, and writes to both. Throws an `Error` where there is no such account or the second is taken. */
export const moveAccount = async (
  database: Database,
  question: string,
): Promise<{ account: string; address: string }[]> => {
  const addresses = z.safeParse(move, question.trim().split(/\s+/)).data
  if (!addresses) throw new Error('Name the present address and the new one.')
  const [oldEmail, newEmail] = addresses
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ userId: users.id })
      .from(users)
      .where(and(eq(users.emailNormalized, normalizeEmail(oldEmail)), isNull(users.closedAt)))
    if (!user) throw new Error('There is no account of the present address.')
    const { userId } = user
    const change = { userId, newEmail, isOpened: false, now: new Date() }
    if ((await assignEmail(transaction, change)) === undefined) {
      throw new Error('Another account has the new address: one of the two has to be closed first.')
    }
    return [{ account: userId, address: 'changed' }]
  })
}
