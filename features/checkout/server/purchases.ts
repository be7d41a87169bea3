import * as z from 'zod/mini'
import { callUpstream, type UserService } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import {
  ATTEMPT_REFUSALS,
  purchaseAnswer,
  purchaseSignInAnswer,
  settledAnswer,
  type AttemptRequest,
  type Purchase,
  type PurchaseRequest,
  type SettledPurchase,
} from '../purchase-contract.ts'

const NOT_FOUND = 404
const CONFLICT = 409

const url = ({ userServiceUrl }: UserService, path: string) => `${userServiceUrl}/purchase${path}`

/** `POST {user service}/purchase`: keeps a purchase; once, for its id is drawn anew for each. Throws `UpstreamError`. */
export const keepPurchase = (purchase: PurchaseRequest, service: UserService): Promise<Purchase> =>
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
export const payAttempt = (
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
export const settlePurchase = (
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
