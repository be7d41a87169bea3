import { hash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { callUpstream, type UserService } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError, isRefusal } from '#lib/http/upstream-error.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import type { Site } from '#lib/server/site.ts'
import { isOpenAttempt } from '../attempt-state.ts'
import {
  type Purchase,
  ATTEMPT_REFUSALS,
  clockAnswer,
  purchaseAnswer,
  purchaseSignInAnswer,
  settledAnswer,
  type AttemptRequest,
  type PurchaseRequest,
  type SettledPurchase,
} from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { PayRefused } from './refusal.ts'

const NOT_FOUND = 404
const CONFLICT = 409

const url = ({ userServiceUrl }: UserService, path: string) => `${userServiceUrl}/purchase${path}`

/** `POST {user service}/purchase`: keeps a purchase; once, for its id is drawn anew for each. Throws `UpstreamError`. */
export const postPurchase = (purchase: PurchaseRequest, service: UserService): Promise<Purchase> =>
  callUpstream({
    upstream: 'user',
    request: { method: 'post', url: url(service, ''), data: purchase },
    answer: purchaseAnswer,
    signal: service.signal,
  })

/** `GET {user service}/purchase/{id}`: a purchase as it stands; `null` where there is none. Throws `UpstreamError`. */
export const findPurchase = async (id: string, service: UserService): Promise<Purchase | null> => {
  try {
    return await callUpstream({
      upstream: 'user',
      request: { method: 'get', url: url(service, `/${id}`) },
      answer: purchaseAnswer,
      signal: service.signal,
    })
  } catch (error) {
    if (isRefusal(error, [NOT_FOUND])) return null
    throw error
  }
}

const refusalAnswer = z.object({ code: z.enum(ATTEMPT_REFUSALS) })

/**
 * `POST {user service}/purchase/{id}/attempt`: pays, or says why not; the same again, after an answer that was lost, is the same attempt.
 * Throws `UpstreamError`.
 */
export const postAttempt = (
  { id, attempt }: { id: string; attempt: AttemptRequest },
  service: UserService,
): Promise<SettledPurchase | z.infer<typeof refusalAnswer>> =>
  callUpstream({
    upstream: 'user',
    request: {
      method: 'post',
      url: url(service, `/${id}/attempt`),
      data: attempt,
      validateStatus: (status) => (status >= 200 && status < 300) || status === CONFLICT,
    },
    answer: z.union([settledAnswer, refusalAnswer]),
    signal: service.signal,
  })

/** `POST {user service}/purchase/{id}/settle` and `…/end`: finds out what became of the open attempt, or ends one that waits for its buyer. Throws `UpstreamError`. */
const postSettle = (
  { id, act }: { id: string; act: 'settle' | 'end' },
  service: UserService,
): Promise<SettledPurchase> =>
  callUpstream({
    upstream: 'user',
    request: { method: 'post', url: url(service, `/${id}/${act}`), data: {} },
    answer: settledAnswer,
    signal: service.signal,
  })

/**
 * `POST {user service}/purchase/{id}/sign-in`: signs in the buyer whose account the purchase made, or who was signed in until then by the
 * token that comes along. Throws `UpstreamError`.
 */
export const signInOf = (
  { id, ssojwt }: { id: string; ssojwt: string | undefined },
  service: UserService,
): Promise<z.infer<typeof purchaseSignInAnswer>> =>
  callUpstream({
    upstream: 'user',
    request: {
      method: 'post',
      url: url(service, `/${id}/sign-in`),
      data: {},
      headers: ssojwt === undefined ? {} : { Authorization: `Bearer ${ssojwt}` },
    },
    answer: purchaseSignInAnswer,
    signal: service.signal,
  })

/** A day that was not told in that time is the system's. */
const CLOCK_WAIT_MS = 1000

const askAhead = async ({ userServiceUrl }: Site): Promise<number> => {
  try {
    const { aheadMs } = await callUpstream({
      upstream: 'user',
      request: { method: 'get', url: `${userServiceUrl}/clock`, 'axios-retry': { retries: 0 } },
      answer: clockAnswer,
      signal: AbortSignal.timeout(CLOCK_WAIT_MS),
    })
    return aheadMs
  } catch (error) {
    if (error instanceof UpstreamError) return 0
    throw error
  }
}

/** `GET {user service}/clock`: the day on which a purchase is made, which an operator may have moved ahead; the system's where money is real. */
export const clockOf = async (site: Site): Promise<() => Date> => {
  const aheadMs = site.payment.isReal ? 0 : await askAhead(site)
  return () => new Date(Date.now() + aheadMs)
}

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
export const unsettled = (purchase: Purchase): Settled => ({ purchase, clientSecret: null })

const ifReachable =
  (act: 'settle' | 'end') =>
  async (
    purchase: Purchase,
    { site, signal }: Pick<BuyerRequest<Site>, 'site' | 'signal'>,
  ): Promise<Settled> => {
    if (!isOpenAttempt(purchase.attempt)) return unsettled(purchase)
    const { id } = purchase
    try {
      const service = { userServiceUrl: site.userServiceUrl, signal }
      const { clientSecret, ...settled } = await postSettle({ id, act }, service)
      return { purchase: settled, clientSecret }
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      logUpstream(site.log, error)
      return unsettled(purchase)
    }
  }

/** A purchase brought up to what its provider says; as it was while a service is away, for whoever asks next will find more out. */
export const settledIfReachable = ifReachable('settle')

/** A purchase whose open attempt was ended where it can be; as it was while a service is away. */
export const endedIfReachable = ifReachable('end')
