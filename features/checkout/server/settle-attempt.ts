import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import { measure } from '#lib/util/measure.ts'
import { isOpenAttempt } from '../attempt-state.ts'
import { ACTIVE, type ChargeRequest } from '../payment-contract.ts'
import type { Attempt, OutcomeRequest, Purchase } from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { Charge } from './payment-driver.ts'
import { reportOutcome } from './purchases.ts'

/** A purchase as it stands now, and its charge where the provider was asked. */
export type Settled = { purchase: Purchase; charge: Charge | null }

/** Who is asked, and until when. */
export type Settling = {
  site: Pick<CheckoutSite, 'driver' | 'siteUrl' | 'userServiceUrl' | 'log'>
  signal: AbortSignal
}

/** What a provider calls a subscription that its first payment has still to make active. */
const INCOMPLETE = 'INCOMPLETE'

const descriptionOf = ({ quote: { plan } }: Purchase) =>
  `${BRAND.name} ${plan.charAt(0).toUpperCase()}${plan.slice(1)}`

const chargeRequestOf = (
  { purchase, attempt }: { purchase: Purchase; attempt: Attempt },
  siteUrl: string,
): ChargeRequest => ({
  key: attempt.key,
  amount: attempt.total,
  currency: purchase.quote.currency,
  email: attempt.buyer.email,
  language: purchase.language,
  description: descriptionOf(purchase),
  method: attempt.method,
  methodToken: attempt.methodToken,
  returnUrl: `${siteUrl}${API_PATHS.checkoutReturn}`,
})

/**
 * A charge succeeds with its subscription: until the provider calls that active, it is pending (S2 §4, §7). One that was paid and
 * has ended since will never be active again: the money is there, so it is an order, and a person decides what is given back.
 */
const withSubscription = async (
  charge: Charge,
  { site: { driver, log }, signal }: Settling,
): Promise<Charge> => {
  const { state, subscriptionId, paymentId } = charge
  if (state !== 'succeeded' || subscriptionId === null) return charge
  const status = await driver.showSubscription(subscriptionId, signal)
  if (status === ACTIVE) return charge
  if (status === INCOMPLETE) return { ...charge, state: 'pending' }
  log.error({ event: 'paid subscription has ended', paymentId, status })
  return charge
}

const outcomeOf = (charge: Charge): OutcomeRequest => ({
  paymentId: charge.paymentId,
  subscriptionId: charge.subscriptionId,
  state: charge.state,
  reason: charge.reason,
  actionUrl: charge.actionUrl,
  amount: charge.amount.amount,
  currency: charge.amount.currency,
  cardCountry: charge.cardCountry ?? null,
  fee: charge.fee ?? null,
})

/** How a provider says that it has refused a charge for good, and keeps none under its key. */
const REFUSED_FOR_GOOD = [402, 422]

type Trying = { purchase: Purchase; attempt: Attempt; settling: Settling }

/** The charge of an attempt; `null` where there is none and none will be. */
const unlessRefused = async (
  call: Promise<Charge | null>,
  { site }: Settling,
): Promise<Charge | null> => {
  try {
    return await call
  } catch (error) {
    if (!isRefusal(error, REFUSED_FOR_GOOD)) throw error
    logUpstream(site.log, error)
    return null
  }
}

const chargeOf = ({ purchase, attempt, settling }: Trying): Promise<Charge | null> => {
  const { site, signal } = settling
  if (attempt.paymentId !== null) return site.driver.look(attempt.paymentId, signal)
  const request = chargeRequestOf({ purchase, attempt }, site.siteUrl)
  return unlessRefused(site.driver.start(request, signal), settling)
}

/** What is told of an attempt that has no charge, and will have none. */
const chargelessOutcome = (
  { purchase, attempt }: Trying,
  reason: Tried['reason'],
): OutcomeRequest => ({
  paymentId: null,
  subscriptionId: null,
  state: 'failed',
  reason,
  actionUrl: null,
  amount: attempt.total,
  currency: purchase.quote.currency,
})

/** A fee is told once, often a moment after its payment. */
export const isFeeKnown = ({ attempt, charge }: { attempt: Attempt; charge: Charge }): boolean =>
  !charge.fee || Boolean(attempt.fee)

const isKnown = ({ attempt, charge }: { attempt: Attempt; charge: Charge }): boolean =>
  attempt.paymentId === charge.paymentId &&
  attempt.subscriptionId === charge.subscriptionId &&
  attempt.state === charge.state &&
  attempt.reason === charge.reason &&
  attempt.actionUrl === charge.actionUrl &&
  isFeeKnown({ attempt, charge })

type Ended = { number: number; outcome: OutcomeRequest }

/** Tells the user service of an attempt, and counts it where that is how it ended. */
const report = async (
  purchase: Purchase,
  { number, outcome, settling }: Ended & { settling: Settling },
): Promise<Purchase> => {
  const { site, signal } = settling
  const service = { userServiceUrl: site.userServiceUrl, signal }
  const told = await reportOutcome({ id: purchase.id, number, outcome }, service)
  const isOpen = purchase.attempt?.number === number && isOpenAttempt(purchase.attempt)
  if (isOpen && !isOpenAttempt(told.attempt)) {
    measure('bib_purchases_total', { outcome: outcome.state })
  }
  return told
}

/** Tells the user service what a provider says of the charge of one attempt; nothing where it knows that already. Throws `UpstreamError`. */
export const reportCharge = async (
  { purchase, number, found }: { purchase: Purchase; number: number; found: Charge },
  settling: Settling,
): Promise<Settled> => {
  const charge = await withSubscription(found, settling)
  const { attempt } = purchase
  if (attempt?.number === number && isKnown({ attempt, charge })) return { purchase, charge }
  const outcome = outcomeOf(charge)
  return { purchase: await report(purchase, { number, outcome, settling }), charge }
}

type Tried = { found: Charge | null; reason: 'call-failed' | 'abandoned' }

const reportTried = async (trying: Trying, { found, reason }: Tried): Promise<Settled> => {
  const { purchase, attempt, settling } = trying
  const { number } = attempt
  if (found) return reportCharge({ purchase, number, found }, settling)
  const outcome = chargelessOutcome(trying, reason)
  return { purchase: await report(purchase, { number, outcome, settling }), charge: null }
}

/**
 * Brings a purchase up to what its provider says of the open attempt, wherever its way was cut off: a charge that nobody knows
 * of is started again under the same key, which is the same charge. May be done any number of times and at once; throws
 * `UpstreamError`.
 */
export const settleAttempt = async (purchase: Purchase, settling: Settling): Promise<Settled> => {
  const { attempt } = purchase
  if (!isOpenAttempt(attempt)) return { purchase, charge: null }
  const trying = { purchase, attempt, settling }
  return reportTried(trying, { found: await chargeOf(trying), reason: 'call-failed' })
}

/** What is left of the charge of an attempt that is to end; `null` where there is none and none will be. */
const endedCharge = ({ purchase, attempt, settling }: Trying): Promise<Charge | null> => {
  const { site, signal } = settling
  const { paymentId } = attempt
  const request = chargeRequestOf({ purchase, attempt }, site.siteUrl)
  return unlessRefused(site.driver.end({ request, paymentId }, signal), settling)
}

/**
 * Ends the open attempt of a purchase for another choice or another buyer: one that waits for its buyer, or was left before its
 * charge was started, is never charged after it. What is paid, or with the bank, stays and is reported. Throws `UpstreamError`.
 */
export const endAttempt = async (purchase: Purchase, settling: Settling): Promise<Settled> => {
  const { attempt } = purchase
  if (!isOpenAttempt(attempt)) return { purchase, charge: null }
  const trying = { purchase, attempt, settling }
  return reportTried(trying, { found: await endedCharge(trying), reason: 'abandoned' })
}
