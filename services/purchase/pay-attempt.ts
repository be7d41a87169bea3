import type {
  AttemptRequest,
  Purchase,
  SettledPurchase,
} from '#features/checkout/purchase-contract.ts'
import { isSameTry } from '#features/checkout/same-try.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Database } from '#services/db/database.ts'
import { beginAttempt } from './begin-attempt.ts'
import { readPurchase } from './purchase-store.ts'
import { noPurchase } from './refusals.ts'
import { endAttempt, resolveAttempt, type ResolveContext } from './resolve-attempt.ts'

const purchaseOf = async (database: Database, id: string): Promise<Purchase> => {
  const purchase = await readPurchase(database, id)
  if (!purchase) throw noPurchase()
  return purchase
}

type Named = { purchase: Purchase; settling: ResolveContext }

/** A purchase brought on by its provider; as it was while that is away, for whoever asks next will find more out. */
const orAsItWas =
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

const settled = orAsItWas(resolveAttempt)

const ended = orAsItWas(endAttempt)

/**
 * Finds out what became of the open attempt of a purchase, or ends it: one that waits for its buyer, or was left before its charge was
 * started, is never charged after that. Throws `ProblemError` 404.
 */
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
