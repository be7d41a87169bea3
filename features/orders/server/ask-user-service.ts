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
  /** Statuses that say "there is none"; any other refusal is a failure, which the log has to tell. */
  none?: readonly number[]
}

const NOT_FOUND = [404]

/** The statuses of an order that is not the visitor's, who only learns that there is none. */
const NOT_YOURS = [401, 403, ...NOT_FOUND]

const find = async <Answer>(
  { path, answer, headers = {}, none = NOT_FOUND }: Question<Answer>,
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
    if (isRefusal(error, none)) return null
    throw error
  }
}

/** `GET {user service}/purchase/{id}`: the purchase whose order is asked for; `null` where there is none, or for another. Throws `UpstreamError`. */
export const findPurchaseOfOrder = (id: string, service: UserService): Promise<Purchase | null> =>
  find({ path: `/purchase/${id}`, answer: purchaseAnswer }, service)

/** The owner of the order: a purchase, or the account of a sign-in token. */
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
    ? find(
        {
          path: `/order/${number}`,
          answer: orderAnswer,
          headers: proofOf(owner),
          none: NOT_YOURS,
        },
        service,
      )
    : null

/** `GET {user service}/bib-pkg/{token}` (S2 §7); `null` for an unknown token. Throws `UpstreamError`. */
export const findPackage = (token: string, service: UserService): Promise<Package | null> =>
  find({ path: `/bib-pkg/${token}`, answer: packageAnswer }, service)
