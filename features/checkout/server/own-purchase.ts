import { hash, randomBytes } from 'node:crypto'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import type { Site } from '#lib/server/site.ts'
import { isOpenAttempt } from '../attempt-state.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { findPurchase, settlePurchase } from './purchases.ts'
import { PayRefused } from './refusal.ts'

const SECRET = /^[\w-]{43}$/

const ID_LENGTH = 32

/** A secret by which a browser proves that a purchase is its own; nobody can guess it. */
export const newPurchaseSecret = (): string => randomBytes(32).toString('base64url')

/** The services' id for the purchase of a secret: neither they nor a reader of their rows can act with it. */
export const purchaseIdOf = (secret: string): string =>
  hash('sha256', secret, 'hex').slice(0, ID_LENGTH)

/** The purchase of the browser that sends a request; none where it has no cookie, or one that is not ours. */
export const purchaseIdIn = (headers: Headers): string | undefined => {
  const secret = cookieIn(headers, 'purchase') ?? ''
  return SECRET.test(secret) ? purchaseIdOf(secret) : undefined
}

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

/** A purchase as it stands now, and what its page confirms the charge with, where it does. */
export type Settled = { purchase: Purchase; clientSecret: string | null }

/** A purchase that nobody was asked about. */
export const asItIs = (purchase: Purchase): Settled => ({ purchase, clientSecret: null })

const orAsItWas =
  (act: 'settle' | 'end') =>
  async (
    purchase: Purchase,
    { site, signal }: Pick<BuyerRequest<Site>, 'site' | 'signal'>,
  ): Promise<Settled> => {
    if (!isOpenAttempt(purchase.attempt)) return asItIs(purchase)
    const { id } = purchase
    try {
      const service = { userServiceUrl: site.userServiceUrl, signal }
      const { clientSecret, ...settled } = await settlePurchase({ id, act }, service)
      return { purchase: settled, clientSecret }
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      logUpstream(site.log, error)
      return asItIs(purchase)
    }
  }

/** A purchase brought up to what its provider says; as it was while a service is away, for whoever asks next will find more out. */
export const settledOrAsItWas = orAsItWas('settle')

/** A purchase whose open attempt was ended where it can be; as it was while a service is away. */
export const endedOrAsItWas = orAsItWas('end')
