import { and, eq, exists, isNull, not, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { endedSignIns, handOffTokens, loginLinks } from '#services/db/sign-in-schema.ts'
import { emailChanges } from '#services/db/subscription-schema.ts'
import { SIGN_IN_SECONDS, type SignIn } from '#services/keys/tokens.ts'

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

/** Ends every sign-in of an account and each way in that was begun, but a confirmed change of address; gives the sign-in number from now on, which tokens carry. */
export const endSignIns = async (transaction: Database, userId: string): Promise<number> => {
  const [account] = await transaction
    .update(users)
    .set({ signInNumber: sql`${users.signInNumber} + 1` })
    .where(eq(users.id, userId))
    .returning({ number: users.signInNumber })
  for (const table of [loginLinks, handOffTokens]) {
    await transaction.delete(table).where(eq(table.userId, userId))
  }
  const isOpen = or(isNull(emailChanges.oldConfirmedAt), isNull(emailChanges.newConfirmedAt))
  await transaction.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isOpen))
  return account?.number ?? 0
}

/** Logs one browser out; one that holds no more ends nothing. A token of an earlier release names no sign-in: all of its account end. */
export const endSignIn = (
  database: Database,
  { signIn, now }: { signIn: SignIn; now: Date },
): Promise<void> =>
  database.transaction(async (transaction) => {
    if (!(await findAccount(transaction, signIn))) return
    const { id, userId } = signIn
    if (id === '') {
      await endSignIns(transaction, userId)
      return
    }
    const expiresAt = new Date(now.getTime() + SIGN_IN_SECONDS * 1000)
    await transaction.insert(endedSignIns).values({ id, expiresAt }).onConflictDoNothing()
  })

type Opened = {
  userId: string
  /** Whether who opened the mailbox has also shown to know the password of the sign-up. */
  provesPassword: boolean
  now: Date
}

/** Takes down that the mailbox's owner was here. The first time older sign-ins end, and a password that somebody else may have typed goes; says whether one went, and the number. */
export const confirmAddress = async (
  transaction: Database,
  { userId, provesPassword, now }: Opened,
): Promise<{ dropsPassword: boolean; number: number }> => {
  const [account] = await transaction
    .select({
      confirmedAt: users.confirmedAt,
      isGenerated: users.passwordGenerated,
      number: users.signInNumber,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!account || account.confirmedAt) return { dropsPassword: false, number: account?.number ?? 0 }
  const dropsPassword = !account.isGenerated && !provesPassword
  await transaction
    .update(users)
    .set({ confirmedAt: now, ...(dropsPassword && { passwordHash: '', passwordGenerated: true }) })
    .where(eq(users.id, userId))
  return { dropsPassword, number: await endSignIns(transaction, userId) }
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
