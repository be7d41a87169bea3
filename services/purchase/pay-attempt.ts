import { and, asc, eq, inArray, max, ne, or, sql } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import { isOpenAttempt, isSameTry } from '#features/checkout/attempt-state.ts'
import type {
  AttemptRequest,
  Purchase,
  SettledPurchase,
} from '#features/checkout/purchase-contract.ts'
import { isTotalOf } from '#features/checkout/tax.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Database } from '#services/db/database.ts'
import { packages } from '#services/db/partner-schema.ts'
import { purchaseAttempts } from '#services/db/purchase-schema.ts'
import { entitlementOfAddress } from '#services/entitlement/paid-rows.ts'
import type { ProblemError } from '#services/http/problem-error.ts'
import { readPurchase, type PurchaseRow, lockAddress, lockPurchase } from './purchase-store.ts'
import {
  noPurchase,
  activeLicence,
  alreadyPaid,
  attemptOpen,
  badSums,
  packageUsed,
} from './refusals.ts'
import { endAttempt, resolveAttempt, type ResolveContext } from './resolve-attempt.ts'

type NewAttempt = { id: string; request: AttemptRequest; now: Date }

/** The purchase whose attempt is what was asked for, or has to end first, and what is said where it cannot be ended. */
type InTheWay = { purchaseId: string; refusal: ProblemError }

const isOpen = inArray(purchaseAttempts.state, ['created', 'action', 'pending'])

const checkSums = ({ quote: promised }: PurchaseRow, request: AttemptRequest) => {
  const { quote, seats, taxes, total } = request
  const wrong = [
    ...(quote.plan === promised.plan ? [] : ['quote']),
    ...(quote.seats === seats ? [] : ['seats']),
    ...(isTotalOf(quote.amount, { taxes, total }) ? [] : ['total']),
  ]
  if (wrong.length > 0) throw badSums(wrong)
}

/** Whether the last attempt is what is asked for once more, and has ended: another process may have charged its card meanwhile. */
const hasEnded = async (transaction: Database, { id, request: wanted }: NewAttempt) => {
  const attempt = (await readPurchase(transaction, id))?.attempt ?? null
  return !isOpenAttempt(attempt) && isSameTry({ attempt, wanted }, false)
}

/** The number of the last attempt, 0 before the first, and whether one was paid. */
const pastOf = async (transaction: Database, id: string) => {
  const [past] = await transaction
    .select({
      last: max(purchaseAttempts.number),
      isPaid: sql<boolean | null>`bool_or(${purchaseAttempts.state} = 'succeeded')`,
    })
    .from(purchaseAttempts)
    .where(eq(purchaseAttempts.purchaseId, id))
  return { last: past?.last ?? 0, isPaid: past?.isPaid ?? false }
}

/** The purchase whose attempt is open, this one before another of the address. */
const openPurchaseOf = async (transaction: Database, { id, request }: NewAttempt) => {
  const emailNormalized = normalizeEmail(request.buyer.email)
  const [open] = await transaction
    .select({ purchaseId: purchaseAttempts.purchaseId })
    .from(purchaseAttempts)
    .where(
      and(
        isOpen,
        or(
          eq(purchaseAttempts.purchaseId, id),
          eq(purchaseAttempts.emailNormalized, emailNormalized),
        ),
      ),
    )
    .orderBy(asc(sql`${purchaseAttempts.purchaseId} <> ${id}`))
    .limit(1)
  return open?.purchaseId
}

/** Another purchase that the package of this one is being paid for with. Throws `ProblemError` 409 where it is sold; one without a row is for everybody. */
const holderOfPackage = async (transaction: Database, { id, request: { quote } }: NewAttempt) => {
  if (quote.packageToken === null) return undefined
  const [row] = await transaction
    .select()
    .from(packages)
    .where(eq(packages.token, quote.packageToken))
    // Two buyers of one package wait for each other.
    .for('update')
  if (!row) return undefined
  if (row.usedByOrder !== null) throw packageUsed()
  const [holder] = await transaction
    .select({ purchaseId: purchaseAttempts.purchaseId })
    .from(purchaseAttempts)
    .where(
      and(
        isOpen,
        ne(purchaseAttempts.purchaseId, id),
        sql`${purchaseAttempts.quote} ->> 'packageToken' = ${quote.packageToken}`,
      ),
    )
    .limit(1)
  return holder?.purchaseId
}

const addAttempt = async (
  transaction: Database,
  { id, request, now, number }: NewAttempt & { number: number },
) => {
  const added = await transaction
    .insert(purchaseAttempts)
    .values({
      ...request,
      purchaseId: id,
      number,
      state: 'created',
      emailNormalized: normalizeEmail(request.buyer.email),
      startedAt: now,
      changedAt: now,
    })
    // The two indexes decide, whatever the code around them does.
    .onConflictDoNothing()
    .returning({ number: purchaseAttempts.number })
  return added.length > 0
}

/**
 * Begins an attempt to pay: the only one that is open for its purchase, its address and its package, of somebody who has no licence.
 * Where another one is, or this one was asked for before, gives the purchase that it is of: none is ever given up here, for one whose
 * charge nobody asked about may have been paid (docs/decisions/039). Throws `ProblemError` 404, 409 with a code, 422.
 */
const beginAttempt = (database: Database, wanted: NewAttempt): Promise<InTheWay | undefined> => {
  const { id, request, now } = wanted
  const { email } = request.buyer
  return database.transaction(async (transaction) => {
    const purchase = await lockPurchase(transaction, id)
    if (!purchase) throw noPurchase()
    if (await hasEnded(transaction, wanted)) return { purchaseId: id, refusal: attemptOpen() }
    checkSums(purchase, request)
    await lockAddress(transaction, email)
    const { last, isPaid } = await pastOf(transaction, id)
    if (isPaid) throw alreadyPaid()
    if (await entitlementOfAddress(transaction, { email, now })) throw activeLicence(email)
    const holder = await holderOfPackage(transaction, wanted)
    if (holder !== undefined) return { purchaseId: holder, refusal: packageUsed() }
    if (await addAttempt(transaction, { ...wanted, number: last + 1 })) return undefined
    const purchaseId = (await openPurchaseOf(transaction, wanted)) ?? id
    return { purchaseId, refusal: attemptOpen() }
  })
}

const purchaseOf = async (database: Database, id: string): Promise<Purchase> => {
  const purchase = await readPurchase(database, id)
  if (!purchase) throw noPurchase()
  return purchase
}

type Named = { purchase: Purchase; settling: ResolveContext }

/** A purchase brought on by its provider; as it was while that is away, for whoever asks next will find more out. */
const ifReachable =
  (bring: typeof resolveAttempt) =>
  async (database: Database, { purchase, settling }: Named): Promise<SettledPurchase> => {
    try {
      const { purchase: after, charge } = await bring(database, { purchase, settling })
      return { ...after, clientSecret: charge?.clientSecret ?? null, isProviderAway: false }
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      logUpstream(settling.log, error)
      const standing = await purchaseOf(database, purchase.id)
      return { ...standing, clientSecret: null, isProviderAway: true }
    }
  }

const settled = ifReachable(resolveAttempt)

const ended = ifReachable(endAttempt)

/** Finds out what became of the open attempt of a purchase, or ends it before its charge was started. Throws `ProblemError` 404. */
export const settlePurchase = async (
  database: Database,
  { id, act, settling }: { id: string; act: 'settle' | 'end'; settling: ResolveContext },
): Promise<SettledPurchase> => {
  const purchase = await purchaseOf(database, id)
  return (act === 'end' ? ended : settled)(database, { purchase, settling })
}

type Paying = { id: string; request: AttemptRequest; settling: ResolveContext }

const begin = async (database: Database, { id, request, settling }: Paying): Promise<Purchase> => {
  const wanted = { id, request, now: settling.now() }
  const isSame = (found: Purchase) =>
    found.id === id && isSameTry({ attempt: found.attempt, wanted: request }, true)
  const inTheWay = await beginAttempt(database, wanted)
  if (inTheWay === undefined) return purchaseOf(database, id)
  const purchase = await purchaseOf(database, inTheWay.purchaseId)
  if (isSame(purchase)) return purchase
  // Another choice, or what another browser began for the address or the package: it ends, unless it is paid or with the bank.
  await ended(database, { purchase, settling })
  const still = await beginAttempt(database, wanted)
  if (still === undefined) return purchaseOf(database, id)
  // The same request that reached another process may have been quicker.
  const quicker = await purchaseOf(database, still.purchaseId)
  if (isSame(quicker)) return quicker
  throw still.refusal
}

/**
 * Pays for a purchase: begins an attempt and has the provider charge it, once however often it is asked (S2 §4 "Payment"). What was tried
 * in the same way is answered as it stands; another open attempt of the purchase or of the address is ended first. Throws `ProblemError`
 * 404, 409 with a code, 422 where nothing was begun.
 */
export const payAttempt = async (database: Database, paying: Paying): Promise<SettledPurchase> => {
  const purchase = await begin(database, paying)
  return settled(database, { purchase, settling: paying.settling })
}
