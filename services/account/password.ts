import { and, eq, isNull } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import type { SignIn } from '#services/keys/tokens.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { hashPassword, isPasswordOf, randomPassword } from '#services/user/password-hash.ts'
import { endSignIns, findAccount } from './sign-in.ts'
import { zoneOfAccount } from './zone-of-account.ts'

let decoyHash: Promise<string> | undefined

/** The result of entering a password: refused; signed in; or, while nobody has confirmed the account's mailbox, a link by mail. */
export type PasswordOutcome =
  | { kind: 'wrong' }
  | { kind: 'right' | 'unconfirmed'; userId: string; number: number }

/** Looks at the password that was chosen for the account of an address; takes as long where there is none. */
export const tryPassword = async (
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<PasswordOutcome> => {
  const [user] = await database
    .select({
      id: users.id,
      hash: users.passwordHash,
      isGenerated: users.passwordGenerated,
      confirmedAt: users.confirmedAt,
      number: users.signInNumber,
    })
    .from(users)
    .where(and(eq(users.emailNormalized, normalizeEmail(email)), isNull(users.closedAt)))
  const chosen = user && !user.isGenerated ? user : undefined
  decoyHash ??= hashPassword(randomPassword())
  const isRight = await isPasswordOf(chosen?.hash ?? (await decoyHash), password)
  if (!chosen || !isRight) return { kind: 'wrong' }
  const { id: userId, number, confirmedAt } = chosen
  return { kind: confirmedAt ? 'right' : 'unconfirmed', userId, number }
}

/** True if an account has a password to log in with. */
export const hasPassword = async (database: Database, userId: string): Promise<boolean> => {
  const [user] = await database
    .select({ isGenerated: users.passwordGenerated, confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.id, userId))
  return user !== undefined && !user.isGenerated && user.confirmedAt !== null
}

type NewPassword = {
  signIn: SignIn
  email: string
  password: string
  language: Locale
  now: Date
}

/** Gives an account another password, ends its sign-ins and says so by mail; gives the sign-in number, or nothing where the asking sign-in has ended. */
export const setPassword = async (
  database: Database,
  { signIn, email, password, language, now }: NewPassword,
): Promise<number | undefined> => {
  const passwordHash = await hashPassword(password)
  const { userId } = signIn
  return database.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!(await findAccount(transaction, signIn))) return undefined
    await transaction
      .update(users)
      .set({ passwordHash, passwordGenerated: false })
      .where(eq(users.id, userId))
    const number = await endSignIns(transaction, userId)
    const zone = await zoneOfAccount(transaction, { userId })
    await putMail(transaction, {
      key: `password-set:${userId}:${now.getTime()}`,
      kind: 'password-set',
      language,
      recipient: email,
      data: { at: now.toISOString(), zone },
      now,
    })
    return number
  })
}
