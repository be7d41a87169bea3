import type * as z from 'zod/mini'
import { purchaseAnswer, type Purchase } from '#features/checkout/purchase-contract.ts'
import { callUpstream, type UserService } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import {
  orderAnswer,
  orderNumberSchema,
  packageAnswer,
  PURCHASE_HEADER,
  type Order,
  type Package,
} from '../order-contract.ts'

type Question<Answer> = {
  path: string
  answer: z.ZodMiniType<Answer>
  headers?: Record<string, string>
}

/** Statuses that say "not for you", and for all that a visitor learns "there is none". */
const NONE = [401, 403, 404]

const find = async <Answer>(
  { path, answer, headers = {} }: Question<Answer>,
  { userServiceUrl, signal }: UserService,
): Promise<Answer | null> => {
  try {
    return await callUpstream({
      upstream: 'user',
      request: { method: 'get', url: `${userServiceUrl}${path}`, headers },
      answer,
      signal,
    })
  } catch (error) {
    if (isRefusal(error, NONE)) return null
    throw error
  }
}

/** `GET {user service}/purchase/{id}`: the purchase whose order is asked for; `null` where there is none, or for another. Throws `UpstreamError`. */
export const findPurchaseOfOrder = (id: string, service: UserService): Promise<Purchase | null> =>
  find({ path: `/purchase/${id}`, answer: purchaseAnswer }, service)

/** Whose order it is to be: that of a purchase, or of the account that a sign-in token names. */
type Owner = { purchaseId: string } | { ssojwt: string }

const proofOf = (owner: Owner): Record<string, string> =>
  'purchaseId' in owner
    ? { [PURCHASE_HEADER]: owner.purchaseId }
    : { Authorization: `Bearer ${owner.ssojwt}` }

/** `GET {user service}/order/{number}` (S2 §7); `null` for an unknown number and for one that is not the owner's. Throws `UpstreamError`. */
export const findOrder = async (
  { number, owner }: { number: string; owner: Owner },
  service: UserService,
): Promise<Order | null> =>
  orderNumberSchema.safeParse(number).success
    ? find({ path: `/order/${number}`, answer: orderAnswer, headers: proofOf(owner) }, service)
    : null

/** `GET {user service}/bib-pkg/{token}` (S2 §7); `null` for an unknown token. Throws `UpstreamError`. */
export const findPackage = (token: string, service: UserService): Promise<Package | null> =>
  find({ path: `/bib-pkg/${token}`, answer: packageAnswer }, service)
