import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { FLAG_SECTIONS, type FlagKind } from '#features/affiliate/flag-kinds.ts'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { typedUnits } from '#features/orders/minor-units.ts'
import { affiliateFlags, affiliateFlagSales, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { correctDueOf, lockOrders } from '#services/ledger/correct-commission.ts'
import type { CorrectionRule } from '#services/ledger/rules.ts'
import { writeTo } from './affiliate-store.ts'
import { AffiliateError } from './decide.ts'
import { earnedOf, releasedSales } from './earnings.ts'
import { flagsInTables, type FoundFlag } from './find-flags.ts'

export type FlagRow = typeof affiliateFlags.$inferSelect

/** The affiliate with a number, to write to. */
const ownerOf = async (queries: Pick<Database, 'select'>, number: number) => {
  const [owner] = await queries
    .select({ recipient: users.email, language: affiliates.language })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(eq(affiliates.number, number))
  return owner
}

/** Writes a flag down once, with its sales so far, and tells the affiliate of a new one; its id. */
const recordFlag = (database: Database, { found, now }: { found: FoundFlag; now: Date }) =>
  database.transaction(async (writing) => {
    const { sales, ...flag } = found
    const [added] = await writing
      .insert(affiliateFlags)
      .values({ ...flag, raisedAt: now })
      .onConflictDoNothing({ target: affiliateFlags.key })
      .returning({ id: affiliateFlags.id })
    const [known] = added
      ? [added]
      : await writing
          .select({ id: affiliateFlags.id })
          .from(affiliateFlags)
          .where(eq(affiliateFlags.key, flag.key))
    if (!known) throw new Error(`The flag ${flag.key} was not kept`)
    if (sales.length > 0) {
      await writing
        .insert(affiliateFlagSales)
        .values(sales.map((sale) => ({ ...sale, flagId: known.id })))
        .onConflictDoNothing()
    }
    const owner = added && (await ownerOf(writing, flag.number))
    if (owner) {
      const data = { number: `${flag.number}`, kind: flag.kind }
      await writeTo(writing, { ...owner, event: 'flagged', about: `flag:${known.id}`, data, now })
    }
    return known.id
  })

/** Writes down what the tables show against affiliates, or against one; what is known already gets its later sales. */
export const recordFlags = async (
  database: Database,
  asked: { number?: number; now: Date },
): Promise<void> => {
  const numbers = await database.select({ number: affiliates.number }).from(affiliates)
  const own = new Set(numbers.map(({ number }) => number))
  const found = await flagsInTables(database, asked)
  // Numbers of a network that nobody has at this desk: there is no agreement to follow here.
  for (const flag of found.filter(({ number }) => own.has(number))) {
    await recordFlag(database, { found: flag, now: asked.now })
  }
}

type ByHand = { number: number; kind: FlagKind; note: string; orderNumbers: string[]; now: Date }

/** Flags what no table shows, with the sales that it is about. Throws an `AffiliateError` where a sale is not the affiliate's. */
export const flagByHand = async (
  database: Database,
  { number, kind, note, orderNumbers, now }: ByHand,
) => {
  if (!(await ownerOf(database, number))) {
    throw new AffiliateError(
      `There is no affiliate ${number}: npm run affiliates -- list approved.`,
    )
  }
  const own = await database.$count(
    orders,
    and(inArray(orders.number, orderNumbers), eq(orders.affiliateId, number)),
  )
  if (own !== new Set(orderNumbers).size) {
    throw new AffiliateError(`Not every one of these orders came from affiliate ${number}.`)
  }
  const sales = orderNumbers.map((orderNumber) => ({ orderNumber, credit: 0 }))
  const found = { key: `by-hand:${randomUUID()}`, number, kind, facts: { note }, sales }
  return [
    {
      flag: await recordFlag(database, { found, now }),
      number,
      kind,
      section: FLAG_SECTIONS[kind],
    },
  ]
}

/** The flags of an affiliate, the newest first. */
export const flagsOf = (queries: Pick<Database, 'select'>, number: number): Promise<FlagRow[]> =>
  queries
    .select()
    .from(affiliateFlags)
    .where(eq(affiliateFlags.number, number))
    .orderBy(desc(affiliateFlags.id))

/** Every flag that waits for a decision, with what it holds and what the affiliate says. */
export const openFlags = async (database: Database, now: Date) => {
  await recordFlags(database, { now })
  const open = await database
    .select()
    .from(affiliateFlags)
    .where(isNull(affiliateFlags.decision))
    .orderBy(affiliateFlags.id)
  return Promise.all(
    open.map(async ({ id, number, kind, facts, raisedAt, objection }) => ({
      id,
      number,
      kind,
      section: FLAG_SECTIONS[kind],
      raised: raisedAt.toISOString().slice(0, 10),
      facts: JSON.stringify(facts),
      holds: (await earnedOf(database, id))
        .map(({ amount, currency }) => `${typedUnits(amount, currency)} ${currency}`)
        .join(', '),
      objection: objection ?? '',
    })),
  )
}

type Objection = { number: number; id: number; text: string; now: Date }

/** Keeps what an affiliate says against a flag, once, and confirms it by mail; false where that is not open to it any more. */
export const objectTo = (database: Database, { number, id, text, now }: Objection) =>
  database.transaction(async (writing) => {
    const [flag] = await writing
      .update(affiliateFlags)
      .set({ objection: text, objectedAt: now })
      .where(
        and(
          eq(affiliateFlags.id, id),
          eq(affiliateFlags.number, number),
          isNull(affiliateFlags.objection),
          isNull(affiliateFlags.decision),
        ),
      )
      .returning()
    const owner = flag && (await ownerOf(writing, number))
    if (!owner) return false
    const data = { kind: flag.kind }
    await writeTo(writing, { ...owner, event: 'objected', about: `objection:${id}`, data, now })
    return true
  })

type Decision = {
  id: number
  decision: 'released' | 'upheld'
  why: string
  hasFee: boolean
  now: Date
}

/** Records in the ledger the commission due for the sales of a decided flag. */
const settle = async (
  writing: Database,
  { id, ...decided }: { id: number; rule: CorrectionRule; why: string; now: Date },
) => {
  await lockOrders(
    writing,
    inArray(
      orders.number,
      writing
        .select({ number: affiliateFlagSales.orderNumber })
        .from(affiliateFlagSales)
        .where(eq(affiliateFlagSales.flagId, id)),
    ),
  )
  for (const { orderNumber, due } of await releasedSales(writing, id)) {
    await correctDueOf(writing, { orderNumber, due, ...decided })
  }
}

/** Decides on a flag for good and says why by mail. Throws an `AffiliateError` where it is decided already, or a fee is asked for something else than spam. */
export const decideOn = (database: Database, { id, decision, why, hasFee, now }: Decision) =>
  database.transaction(async (writing) => {
    const [flag] = await writing
      .select()
      .from(affiliateFlags)
      .where(eq(affiliateFlags.id, id))
      .for('update')
    if (!flag) throw new AffiliateError(`There is no flag ${id}: npm run affiliates -- flags.`)
    const { kind, number } = flag
    if (flag.decision) throw new AffiliateError(`Flag ${id} has been ${flag.decision} already.`)
    if (hasFee && kind !== 'spam') throw new AffiliateError('Only spam has a fee (section 16).')
    const fee = hasFee ? AFFILIATE_PROGRAMME.spamFee : 0
    await writing
      .update(affiliateFlags)
      .set({ decision, why, fee, decidedAt: now })
      .where(eq(affiliateFlags.id, id))
    await settle(writing, { id, rule: `flag-${decision}`, why, now })
    const owner = await ownerOf(writing, number)
    if (owner) {
      const data = { kind, why, fee: `${fee}` }
      await writeTo(writing, { ...owner, event: decision, about: `decision:${id}`, data, now })
    }
    return [{ flag: id, number, kind, decision, fee: fee / 100 }]
  })
