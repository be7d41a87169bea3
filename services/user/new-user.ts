import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import {
  trafficSource,
  type TrafficSource,
} from '#features/traffic-source/traffic-source-contract.ts'
import type { EveryField, OnlyFields } from '#lib/util/every-field.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { hashPassword, randomPassword } from './password-hash.ts'

/** The outcome of a request for an account. */
export type AccountOutcome = { kind: 'created'; userId: string } | { kind: 'exists' }

/** The row of an account. */
export type NewUser = typeof users.$inferInsert

/** The record as it is kept: nothing where no field came. */
const keptSource = (record: TrafficSource) => {
  const source = trafficSource.parse(record)
  return Object.keys(source).length > 0 ? source : null
}

/** The row of an account; an unnamed field or column fails the type check. Hashing takes long: never call it inside a transaction. */
export const newUser = async (
  payload: CreateAccountPayload,
  now: Date,
): Promise<EveryField<NewUser>> => {
  const { Email, Password, AutogeneratePassword, Device, IpAddress, Language, ...others } = payload
  const { DocName, CreationPage, EFtransactionId, Experiments, ...known } = others
  // The ledger keeps the first touch, the outbox of conversions the advertisement (`services/conversions`), and a table of its own the agreement.
  const { FirstTouch: _first, AdArrival: _told, KeptAgreement: _kept, ...source } = known
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
    experiments: Experiments ?? null,
    ledgerId: randomUUID(),
    createdAt: now,
    confirmedAt: null,
    signInNumber: 0,
    closedAt: null,
  }
}

/** The id of the account of an address, in any spelling of it. */
export const findUserId = async (
  database: Database,
  email: string,
): Promise<string | undefined> => {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailNormalized, normalizeEmail(email)))
  return found?.id
}

/** Inserts unless the address exists; a request for the same address in another transaction is waited for. */
export const insertUser = async (database: Database, user: NewUser): Promise<AccountOutcome> => {
  const [row] = await database
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailNormalized })
    .returning({ id: users.id })
  return row ? { kind: 'created', userId: row.id } : { kind: 'exists' }
}
