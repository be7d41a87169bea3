import { and, asc, eq } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type { AffiliateEvent } from '#features/affiliate/affiliate-events.ts'
import { typedAddress } from '#lib/util/email-address.ts'
import { affiliates, type AffiliateState } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { acceptedVersion, writeTo } from './affiliate-store.ts'

/** An affiliate is not where a command wants one; the message says what to do. */
export class AffiliateError extends Error {
  override name = 'AffiliateError'
}

const findByEmail = async (writing: Database, address: string) => {
  const [found] = await writing
    .select({ affiliate: affiliates, email: users.email })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(eq(users.emailNormalized, normalizeEmail(typedAddress(address))))
    .for('update')
  if (!found) {
    throw new AffiliateError(
      `${address} has not applied: npm run affiliates -- list shows who has.`,
    )
  }
  return found
}

type Change = {
  address: string
  from: AffiliateState
  set: Partial<typeof affiliates.$inferInsert> & { state: AffiliateState }
  event: AffiliateEvent
  now: Date
}

const change = (database: Database, { address, from, set, event, now }: Change) =>
  database.transaction(async (writing) => {
    const { affiliate, email: recipient } = await findByEmail(writing, address)
    const { userId, state, language } = affiliate
    if (state !== from) {
      throw new AffiliateError(`${address} is ${state}: this is for who is ${from}.`)
    }
    await writing.update(affiliates).set(set).where(eq(affiliates.userId, userId))
    const number = set.number ?? affiliate.number
    await writeTo(writing, {
      event,
      about: `${event}:${userId}:${now.toISOString()}`,
      recipient,
      language,
      ...(number !== null && { data: { number: `${number}` } }),
      now,
    })
    return [{ address, state: set.state, number }]
  })

type Named = { address: string; now: Date }

/** Approves an application under the number that the owner's network has given. Throws an `AffiliateError` where there is none, or the number is another's. */
export const approve = async (
  database: Database,
  { address, number, now }: Named & { number: number },
) => {
  const taken = await database.$count(affiliates, eq(affiliates.number, number))
  if (taken > 0) throw new AffiliateError(`The number ${number} is another affiliate's.`)
  const set = { state: 'approved', number, decidedAt: now } as const
  return change(database, { address, from: 'applied', set, event: 'approved', now })
}

/** Declines an application. */
export const decline = (database: Database, { address, now }: Named) =>
  change(database, {
    address,
    from: 'applied',
    set: { state: 'declined', decidedAt: now },
    event: 'declined',
    now,
  })

/** Ends the agreement with an affiliate (sections 23 and 24). */
export const end = (
  database: Database,
  { address, isForCause, now }: Named & { isForCause: boolean },
) =>
  change(database, {
    address,
    from: 'approved',
    set: { state: 'ended', endedAt: now, endedForCause: isForCause },
    event: isForCause ? 'ended-for-cause' : 'ended',
    now,
  })

/** All applicants with the facts that decide about them, the newest last. */
export const listAffiliates = async (database: Database, state?: AffiliateState) => {
  const found = await database
    .select({ affiliate: affiliates, email: users.email })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(and(state && eq(affiliates.state, state)))
    .orderBy(asc(affiliates.appliedAt))
  return Promise.all(
    found.map(async ({ affiliate, email }) => ({
      email,
      state: affiliate.state,
      number: affiliate.number,
      name: affiliate.name,
      places: affiliate.places,
      payment: affiliate.payment,
      language: affiliate.language,
      applied: affiliate.appliedAt.toISOString().slice(0, 10),
      accepted: (await acceptedVersion(database, affiliate.userId)) ?? '',
    })),
  )
}
