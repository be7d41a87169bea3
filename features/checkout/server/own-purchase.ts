import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import type { Site } from '#lib/server/site.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { purchaseIdIn } from './purchase-secret.ts'
import { findPurchase } from './purchases.ts'
import { PayRefused } from './refusal.ts'
import { endAttempt, settleAttempt, type Settled } from './settle-attempt.ts'

/** A request of the browser that holds a purchase, and when its upstream calls must have ended. */
export type BuyerRequest<Known extends Site = CheckoutSite> = {
  headers: Headers
  site: Known
  signal: AbortSignal
}

/** Gives what a call gives; a failed upstream call becomes the problem of its answer, and its line in the log. */
export const orProblem = async <Result>(
  result: Promise<Result>,
  { log }: Pick<Site, 'log'>,
): Promise<Result> => {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    throw upstreamProblem(error)
  }
}

/** The purchase of a browser, by the secret in its cookie; throws `UpstreamError`. */
export const findOwnPurchase = async (visit: BuyerRequest<Site>): Promise<Purchase | null> => {
  const id = purchaseIdIn(visit.headers)
  const { userServiceUrl } = visit.site
  return id === undefined ? null : findPurchase(id, { userServiceUrl, signal: visit.signal })
}

/** The purchase of a browser that acts on it; throws `PayRefused` where it has none, `UpstreamError`. */
export const ownPurchase = async (visit: BuyerRequest<Site>): Promise<Purchase> => {
  const purchase = await findOwnPurchase(visit)
  if (purchase) return purchase
  throw new PayRefused('no-purchase')
}

const orAsItWas =
  (bring: typeof settleAttempt) =>
  async (
    purchase: Purchase,
    { site, signal }: Pick<BuyerRequest, 'site' | 'signal'>,
  ): Promise<Settled> => {
    try {
      return await bring(purchase, { site, signal })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      logUpstream(site.log, error)
      return { purchase, charge: null }
    }
  }

/** A purchase brought up to date; as it was while a service is away, for whoever asks next will find more out. */
export const settledOrAsItWas = orAsItWas(settleAttempt)

/** A purchase whose open attempt was ended where it can be; as it was while a service is away. */
export const endedOrAsItWas = orAsItWas(endAttempt)
