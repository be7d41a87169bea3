import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'
import { hashPassword, isPasswordOf, randomPassword } from '#services/user/password-hash.ts'

let nobodys: Promise<string> | undefined

/** The account of an address and the password that was chosen for it; takes as long where there is none. */
export const userOfPassword = async (
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> => {
  const [user] = await database
    .select({ id: users.id, hash: users.passwordHash, isGenerated: users.passwordGenerated })
    .from(users)
    .where(and(eq(users.emailNormalized, normalizeEmail(email)), isNull(users.closedAt)))
  const chosen = user && !user.isGenerated ? user : undefined
  nobodys ??= hashPassword(randomPassword())
  const isRight = await isPasswordOf(chosen?.hash ?? (await nobodys), password)
  return isRight ? chosen?.id : undefined
}
