import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import {
  trafficSource,
  type TrafficSource,
} from '#features/traffic-source/traffic-source-contract.ts'
import type { EveryField, OnlyFields } from '#lib/util/every-field.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { claimKey, findFirstAnswer, recordAnswer, type Attempt } from './idempotency.ts'
import { normalizeEmail } from './normalize-email.ts'
import { hashPassword, randomPassword } from './password-hash.ts'

type AccountRequest = {
  payload: CreateAccountPayload
  attempt: Attempt | undefined
  now: Date
}

/** The record as it is kept: nothing where no field came. */
const keptSource = (record: TrafficSource) => {
  const source = trafficSource.parse(record)
  return Object.keys(source).length > 0 ? source : null
}

type NewUser = typeof users.$inferInsert

/** The row of an account; a field of the payload that is not named here, or a column, fails the type check. */
const newUser = async ({ payload, now }: AccountRequest): Promise<EveryField<NewUser>> => {
  const { Email, Password, AutogeneratePassword, Device, IpAddress, Language, ...others } = payload
  const { DocName, CreationPage, EFtransactionId, ...source } = others
  return {
    id: randomUUID(),
    email: Email,
    emailNormalized: normalizeEmail(Email),
    passwordHash: await hashPassword(Password ?? randomPassword()),
    passwordGenerated: AutogeneratePassword,
    device: Device ?? null,
    ipAddress: IpAddress,
    language: Language,
    docName: DocName,
    creationPage: CreationPage,
    trafficSource: keptSource(source satisfies OnlyFields<typeof source, keyof TrafficSource>),
    affiliateTransaction: EFtransactionId ?? null,
    createdAt: now,
  }
}

const addressExists = async (database: Database, email: string): Promise<boolean> => {
  const found = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailNormalized, normalizeEmail(email)))
  return found.length > 0
}

/** Inserts unless the address exists; a request for the same address in another transaction is waited for. */
const insertUser = async (database: Database, user: NewUser): Promise<AccountOutcome> => {
  const [row] = await database
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailNormalized })
    .returning({ id: users.id })
  return row ? { kind: 'created', userId: row.id } : { kind: 'exists' }
}

/** Creates an account once per idempotency key and once per address (S1 §4, §7); throws `ProblemError` 422 for a key that came with another payload. */
export const createAccount = async (
  database: Database,
  request: AccountRequest,
): Promise<AccountOutcome> => {
  const { attempt, now, payload } = request
  const first = attempt && (await findFirstAnswer(database, { attempt, now }))
  if (first) return first
  // Hashing takes long: never inside the transaction, and not for an address that is there already.
  const user = (await addressExists(database, payload.Email)) ? undefined : await newUser(request)

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
