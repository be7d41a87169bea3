import { and, eq, exists, isNull, not, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { endedSignIns, handOffTokens, loginLinks } from '#services/db/sign-in-schema.ts'
import { emailChanges } from '#services/db/subscription-schema.ts'
import { newSignIn, SIGN_IN_SECONDS, type SignIn } from '#services/token/tokens.ts'

export type StoredAccount = { userEmail: string; userId: string }

const uuid = z.uuid()

/** The account of a sign-in that still holds; undefined where the account was closed, the browser was logged out or all older sign-ins were ended. */
export const findAccount = async (
  database: Database,
  { userId, number, id }: SignIn,
): Promise<StoredAccount | undefined> => {
  // Any other text in a uuid column is an error of the database.
  if (!z.safeParse(uuid, userId).success) return undefined
  const ended = database.select().from(endedSignIns).where(eq(endedSignIns.id, id))
  const [account] = await database
    .select({ userEmail: users.email, userId: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.signInNumber, number),
        isNull(users.closedAt),
        not(exists(ended)),
      ),
    )
  return account
}

/** A new sign-in of an account; throws for an account that is gone, which only a request that found it a moment ago can meet. */
export const beginSignIn = async (
  database: Database,
  { userId, isByMail = false }: { userId: string; isByMail?: boolean },
): Promise<SignIn> => {
  const [account] = await database
    .select({ number: users.signInNumber })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  if (!account) throw new Error('The account of a sign-in is gone: sign in again')
  return newSignIn({ userId, number: account.number, isByMail })
}

/**
 * Ends every sign-in of an account, and each way in that was begun before: tokens carry its number, which is raised. A change of
 * address that both mailboxes have confirmed is done, and stays.
 */
export const endSignIns = async (transaction: Database, userId: string): Promise<void> => {
  await transaction
    .update(users)
    .set({ signInNumber: sql`${users.signInNumber} + 1` })
    .where(eq(users.id, userId))
  for (const table of [loginLinks, handOffTokens]) {
    await transaction.delete(table).where(eq(table.userId, userId))
  }
  const isOpen = or(isNull(emailChanges.oldConfirmedAt), isNull(emailChanges.newConfirmedAt))
  await transaction.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isOpen))
}

/** Logs one browser out, at site and web app. A token of an earlier release names no sign-in: all of its account end. */
export const endSignIn = async (
  database: Database,
  { signIn, now }: { signIn: SignIn; now: Date },
): Promise<void> => {
  const { id, userId } = signIn
  if (id === '') {
    await database.transaction((transaction) => endSignIns(transaction, userId))
    return
  }
  const expiresAt = new Date(now.getTime() + SIGN_IN_SECONDS * 1000)
  await database.insert(endedSignIns).values({ id, expiresAt }).onConflictDoNothing()
}

type Opened = {
  userId: string
  /** Whether who opened the mailbox has also shown to be the one who signed up. */
  isFounder: boolean
  now: Date
}

/**
 * Takes down that the owner of an account's mailbox was here. The first time the account becomes theirs alone: older sign-ins end, and a
 * password that somebody else may have typed at sign-up goes. Says whether one went.
 */
export const confirmAddress = async (
  transaction: Database,
  { userId, isFounder, now }: Opened,
): Promise<{ dropsPassword: boolean }> => {
  const [account] = await transaction
    .select({ confirmedAt: users.confirmedAt, isGenerated: users.passwordGenerated })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!account || account.confirmedAt) return { dropsPassword: false }
  const dropsPassword = !account.isGenerated && !isFounder
  await transaction
    .update(users)
    .set({ confirmedAt: now, ...(dropsPassword && { passwordHash: '', passwordGenerated: true }) })
    .where(eq(users.id, userId))
  await endSignIns(transaction, userId)
  return { dropsPassword }
}

/** Ends the sign-ins of an account for which somebody paid while nobody had shown to own its mailbox: whoever signed up may be another than the buyer. */
export const endUnconfirmedSignIns = async (
  transaction: Database,
  userId: string,
): Promise<void> => {
  const [account] = await transaction
    .select({ confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (account && !account.confirmedAt) await endSignIns(transaction, userId)
}
