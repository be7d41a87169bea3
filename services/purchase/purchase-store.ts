import { isDeepStrictEqual } from 'node:util'
import { desc, eq, sql } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type { Attempt, Purchase, PurchaseRequest } from '#features/checkout/purchase-contract.ts'
import { shareableArrival } from '#services/conversions/put-conversions.ts'
import type { Database } from '#services/db/database.ts'
import { orders, purchaseAttempts, purchases } from '#services/db/purchase-schema.ts'
import type { PlatformKeys } from '#services/keys/platform-keys.ts'
import { keepNumbered, purchaseReferenceOf } from '#services/numbers/message-number.ts'
import { otherPurchase } from './refusals.ts'

/*
 * Whoever holds two of these rows has taken them in this order, and leaves out what it does not need: purchase (`lockPurchase`), address
 * (`lockAddress`), order, account, subscription (`lockSubscription`, which holds the account first), numbers (`nextNumber`), package. Two
 * transactions then wait for each other, and PostgreSQL aborts neither (tests/services/subscriptions/held-suite.ts).
 */

/** Holds a purchase until the transaction ends: what is done to one is done one after the other. */
export const lockPurchase = async (
  transaction: Database,
  id: string,
): Promise<PurchaseRow | undefined> => {
  const [row] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for('update')
  return row
}

/** Holds an address until the transaction ends, whether it has an account or not. */
export const lockAddress = async (transaction: Database, email: string): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${normalizeEmail(email)}, 0))`,
  )
}

export type PurchaseRow = typeof purchases.$inferSelect

export type AttemptRow = typeof purchaseAttempts.$inferSelect

/** Our name for the charge of an attempt. */
const chargeKeyOf = ({ purchaseId, number }: Pick<AttemptRow, 'purchaseId' | 'number'>) =>
  `${purchaseId}-${number}`

const attemptAnswer = (row: AttemptRow): Attempt => ({
  number: row.number,
  key: chargeKeyOf(row),
  method: row.method,
  methodToken: row.methodToken,
  state: row.state,
  reason: row.reason,
  paymentId: row.paymentId,
  subscriptionId: row.subscriptionId,
  actionUrl: row.actionUrl,
  buyer: row.buyer,
  seats: row.seats,
  taxes: row.taxes,
  total: row.total,
  place: row.place,
  fee: row.fee,
  consent: row.consent,
  startedAt: row.startedAt.toISOString(),
})

/** A purchase with its last attempt and its order, all as of one moment; undefined for an unknown id. */
export const readPurchase = async (
  database: Database,
  id: string,
): Promise<Purchase | undefined> => {
  const [row] = await database
    .select({
      purchase: purchases,
      attempt: purchaseAttempts,
      order: { number: orders.number, madeAccount: orders.madeAccount },
    })
    .from(purchases)
    .leftJoin(purchaseAttempts, eq(purchaseAttempts.purchaseId, purchases.id))
    .leftJoin(orders, eq(orders.purchaseId, purchases.id))
    .where(eq(purchases.id, id))
    .orderBy(desc(purchaseAttempts.number))
    .limit(1)
  if (!row) return undefined
  const { purchase, attempt, order } = row
  return {
    id: purchase.id,
    reference: purchase.reference,
    language: purchase.language,
    quote: attempt?.quote ?? purchase.quote,
    attempt: attempt && attemptAnswer(attempt),
    orderNumber: order?.number ?? null,
    madeAccount: order?.madeAccount ?? false,
  }
}

const isSame = (row: PurchaseRow, request: PurchaseRequest) =>
  isDeepStrictEqual(
    [
      row.language,
      row.quote,
      row.affiliateTransaction,
      row.trafficSource,
      row.experiments,
      row.visitorConsent,
    ],
    [
      request.language,
      request.quote,
      request.affiliateTransaction,
      request.source,
      request.experiments ?? null,
      request.visitorConsent ?? null,
    ],
  )

/** Keeps a purchase unless it is there; says whether it was new. Throws `ProblemError` 409 where the id came with another payload. */
export const keepPurchase = async (
  database: Database,
  { request, now, platforms }: { request: PurchaseRequest; now: Date; platforms: PlatformKeys },
): Promise<{ isNew: boolean }> => {
  const { source: trafficSource, adArrival: arrival, ...fields } = request
  const adArrival = shareableArrival(arrival, platforms)
  const find = async () => {
    const [row] = await database.select().from(purchases).where(eq(purchases.id, request.id))
    if (row && !isSame(row, request)) throw otherPurchase()
    return row?.reference
  }
  const { isNew } = await keepNumbered({
    numberOf: (attempt) => purchaseReferenceOf(request.id, attempt),
    add: async (reference) => {
      const added = await database
        .insert(purchases)
        .values({ ...fields, trafficSource, adArrival, reference, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: purchases.id })
      return added.length > 0
    },
    find,
  })
  return { isNew }
}
