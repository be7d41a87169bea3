import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'

export type StoredAccount = { userEmail: string; userId: string }

const uuid = z.uuid()

/** The account with an id, or undefined; one that was closed is none any more. */
export const findAccount = async (
  database: Database,
  userId: string,
): Promise<StoredAccount | undefined> => {
  // Any other text in a uuid column is an error of the database.
  if (!z.safeParse(uuid, userId).success) return undefined
  const [account] = await database
    .select({ userEmail: users.email, userId: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  return account
}
