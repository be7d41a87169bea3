import { isOpenAttempt } from '#features/checkout/attempt-state.ts'
import { ACTIVE, type ChargeRequest } from '#features/checkout/payment-contract.ts'
import type { Charge } from '#features/checkout/provider/payment-driver.ts'
import type { Attempt, Purchase } from '#features/checkout/purchase-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { readPurchase } from './purchase-store.ts'
import { noPurchase } from './refusals.ts'
import { takeOutcome, type ChargeOutcome } from './take-attempt-outcome.ts'

/** A purchase as it stands now, with its charge where the provider was called. */
export type ResolvedAttempt = { purchase: Purchase; charge: Charge | null }

/** The provider, the clock and the deadline for resolving an attempt. */
export type ResolveContext = Pick<
  ServicesContext,
  'provider' | 'siteUrl' | 'log' | 'now' | 'platforms'
> & { signal: AbortSignal }

/** The provider's status of a subscription whose first payment has still to make it active. */
const INCOMPLETE = 'INCOMPLETE'

const chargeRequestOf = (
  { purchase, attempt }: { purchase: Purchase; attempt: Attempt },
  siteUrl: string,
): ChargeRequest => ({
  key: attempt.key,
  amount: attempt.total,
  currency: purchase.quote.currency,
  email: attempt.buyer.email,
  language: purchase.language,
  description: `${BRAND.name} ${PLAN_NAMES[purchase.quote.plan]}`,
  method: attempt.method,
  methodToken: attempt.methodToken,
  returnUrl: `${siteUrl}${API_PATHS.checkoutReturn}`,
})

/** A charge succeeds once its subscription is active (S2 §4, §7). One that was paid and has ended since is an order, and a person decides what is given back. */
const withSubscription = async (
  charge: Charge,
  { provider, log, signal }: ResolveContext,
): Promise<Charge> => {
  const { state, subscriptionId, paymentId } = charge
  if (state !== 'succeeded' || subscriptionId === null) return charge
  const status = await provider.showSubscription(subscriptionId, signal)
  if (status === ACTIVE) return charge
  if (status === INCOMPLETE) return { ...charge, state: 'pending' }
  log.error({ event: 'paid subscription has ended', paymentId, status })
  return charge
}

const outcomeOf = ({ amount: { amount, currency }, ...charge }: Charge): ChargeOutcome => ({
  paymentId: charge.paymentId,
  subscriptionId: charge.subscriptionId,
  state: charge.state,
  reason: charge.reason,
  actionUrl: charge.actionUrl,
  amount,
  currency,
  cardCountry: charge.cardCountry ?? null,
  fee: charge.fee ?? null,
})

/** The statuses by which a provider refuses a charge for good, keeping none under its key. */
const REFUSED_FOR_GOOD = [402, 422]

/** The charge of an attempt; `null` where there is none and none will be. */
const unlessRefused = async (
  call: Promise<Charge | null>,
  { log }: ResolveContext,
): Promise<Charge | null> => {
  try {
    return await call
  } catch (error) {
    if (!isRefusal(error, REFUSED_FOR_GOOD)) throw error
    logUpstream(log, error)
    return null
  }
}

type Trying = { purchase: Purchase; attempt: Attempt; settling: ResolveContext }

const chargeOf = ({ purchase, attempt, settling }: Trying): Promise<Charge | null> => {
  const { provider, siteUrl, signal } = settling
  if (attempt.paymentId !== null) return provider.retrieve(attempt.paymentId, signal)
  const request = chargeRequestOf({ purchase, attempt }, siteUrl)
  return unlessRefused(provider.start(request, signal), settling)
}

/** The outcome for an attempt that has no charge, and will have none. */
const chargelessOutcome = (
  { purchase, attempt }: Trying,
  reason: Tried['reason'],
): ChargeOutcome => ({
  paymentId: null,
  subscriptionId: null,
  state: 'failed',
  reason,
  actionUrl: null,
  amount: attempt.total,
  currency: purchase.quote.currency,
})

type Noted = { id: string; number: number; outcome: ChargeOutcome }

const note = async (
  database: Database,
  { settling: settings, ...noted }: Noted & { settling: ResolveContext },
): Promise<Purchase> => {
  await takeOutcome(database, { ...noted, settings })
  const purchase = await readPurchase(database, noted.id)
  if (!purchase) throw noPurchase()
  return purchase
}

/** Takes a provider's outcome for the charge of one attempt. Throws `UpstreamError`, and `ProblemError` for a charge that is not the attempt's. */
export const noteCharge = async (
  database: Database,
  {
    purchase: { id, attempt },
    number,
    found,
    settling,
  }: { purchase: Purchase; number: number; found: Charge; settling: ResolveContext },
): Promise<ResolvedAttempt> => {
  const isPaid = attempt?.number === number && attempt.state === 'succeeded'
  const charge = isPaid ? found : await withSubscription(found, settling)
  const outcome = outcomeOf(charge)
  return { purchase: await note(database, { id, number, outcome, settling }), charge }
}

type Tried = { found: Charge | null; reason: 'call-failed' | 'abandoned' }

const noteTried = async (
  database: Database,
  { trying, found, reason }: Tried & { trying: Trying },
): Promise<ResolvedAttempt> => {
  const { purchase, attempt, settling } = trying
  const { number } = attempt
  if (found) return noteCharge(database, { purchase, number, found, settling })
  const outcome = chargelessOutcome(trying, reason)
  return {
    purchase: await note(database, { id: purchase.id, number, outcome, settling }),
    charge: null,
  }
}

/** Brings a purchase up to what its provider says of the open attempt, starting an unknown charge again under its key; any number of times. Throws `UpstreamError`. */
export const resolveAttempt = async (
  database: Database,
  { purchase, settling }: { purchase: Purchase; settling: ResolveContext },
): Promise<ResolvedAttempt> => {
  const { attempt } = purchase
  if (!isOpenAttempt(attempt)) return { purchase, charge: null }
  const trying = { purchase, attempt, settling }
  return noteTried(database, { trying, found: await chargeOf(trying), reason: 'call-failed' })
}

/** Ends the open attempt of a purchase for another choice or buyer, unless it is paid or with the bank, which is noted. Throws `UpstreamError`. */
export const endAttempt = async (
  database: Database,
  { purchase, settling }: { purchase: Purchase; settling: ResolveContext },
): Promise<ResolvedAttempt> => {
  const { attempt } = purchase
  if (!isOpenAttempt(attempt)) return { purchase, charge: null }
  const { provider, siteUrl, signal } = settling
  const request = chargeRequestOf({ purchase, attempt }, siteUrl)
  const call = provider.end({ request, paymentId: attempt.paymentId }, signal)
  const found = await unlessRefused(call, settling)
  const trying = { purchase, attempt, settling }
  return noteTried(database, { trying, found, reason: 'abandoned' })
}
