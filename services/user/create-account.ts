import { eq } from 'drizzle-orm'
import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { claimKey, findFirstAnswer, recordAnswer, type KeyedRequest } from './idempotency.ts'
import { type AccountOutcome, findUserId, insertUser, newUser } from './new-user.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'

type AccountRequest = {
  payload: CreateAccountPayload
  attempt: KeyedRequest | undefined
  now: Date
}

type Known = { database: Database; password: string | null }

/** A password that was typed opens the account where it is the account's; where that was generated, which nobody knows, it becomes it. */
const admitted = async (
  first: AccountOutcome,
  { database, password }: Known,
): Promise<AccountOutcome> => {
  if (first.kind === 'exists' || password === null) return first
  const [user] = await database
    .select({ hash: users.passwordHash, isGenerated: users.passwordGenerated })
    .from(users)
    .where(eq(users.id, first.userId))
  if (user?.isGenerated) {
    const chosen = { passwordHash: await hashPassword(password), passwordGenerated: false }
    await database.update(users).set(chosen).where(eq(users.id, first.userId))
    return first
  }
  return user && (await isPasswordOf(user.hash, password)) ? first : { kind: 'exists' }
}

/** Creates an account once per idempotency key and once per address (S1 §4, §7); throws `ProblemError` 422 for a key that came with another address. */
export const createAccount = async (
  database: Database,
  { attempt, now, payload }: AccountRequest,
): Promise<AccountOutcome> => {
  const replay = async () => {
    const first = attempt && (await findFirstAnswer(database, { attempt, now }))
    return first && admitted(first, { database, password: payload.Password })
  }
  const first = await replay()
  if (first) return first
  // No hash for an address that is there already.
  const isKnown = (await findUserId(database, payload.Email)) !== undefined
  const user = isKnown ? undefined : await newUser(payload, now)

  const outcome = await database.transaction(async (transaction) => {
    if (attempt && !(await claimKey(transaction, { attempt, now }))) return undefined
    const created = user ? await insertUser(transaction, user) : { kind: 'exists' as const }
    if (attempt && created.kind === 'created') {
      await recordAnswer(transaction, { attempt, userId: created.userId })
    }
    return created
  })
  return outcome ?? (await replay()) ?? { kind: 'exists' }
}
