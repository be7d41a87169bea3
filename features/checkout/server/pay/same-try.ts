import { isDeepStrictEqual } from 'node:util'
import type { PayRequest } from '../../checkout-contract.ts'
import type { Attempt } from '../../purchase-contract.ts'

type Try = { attempt: Attempt | null; wanted: PayRequest }

/**
 * Tells whether an attempt is what a request asks for once more: a double click, or an answer that was lost. A card is known by
 * its token, which can be charged once; an approval while it is open.
 */
export const isSameTry = ({ attempt, wanted }: Try, isOpen: boolean): boolean => {
  if (!attempt || attempt.method !== wanted.method) return false
  if (attempt.methodToken !== wanted.methodToken) return false
  const isSameCharge =
    attempt.total === wanted.shownTotal && isDeepStrictEqual(attempt.buyer, wanted.buyer)
  return isSameCharge && (isOpen || attempt.methodToken !== null)
}
