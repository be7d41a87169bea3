import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import type { Database } from '#services/db/database.ts'
import { claimKey, findFirstAnswer, recordAnswer, type KeyedRequest } from './idempotency.ts'
import { type AccountOutcome, findUserId, insertUser, newUser } from './new-user.ts'

type AccountRequest = {
  payload: CreateAccountPayload
  attempt: KeyedRequest | undefined
  now: Date
}

/** Creates an account once per idempotency key and once per address (S1 §4, §7); throws `ProblemError` 422 for a key that came with another payload. */
export const createAccount = async (
  database: Database,
  { attempt, now, payload }: AccountRequest,
): Promise<AccountOutcome> => {
  const first = attempt && (await findFirstAnswer(database, { attempt, now }))
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
  if (outcome) return outcome
  const answer = attempt && (await findFirstAnswer(database, { attempt, now }))
  return answer ?? { kind: 'exists' }
}
