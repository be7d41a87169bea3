import { isDeepStrictEqual } from 'node:util'
import type { Attempt, AttemptRequest } from './purchase-contract.ts'

type Try = {
  attempt: Attempt | null
  wanted: Pick<AttemptRequest, 'method' | 'methodToken' | 'buyer' | 'total'>
}

/**
 * Tells whether an attempt is what a request asks for once more: a double click, or an answer that was lost. A card is known by
 * its token, which can be charged once; an approval while it is open.
 */
export const isSameTry = ({ attempt, wanted }: Try, isOpen: boolean): boolean => {
  if (!attempt || attempt.method !== wanted.method) return false
  if (attempt.methodToken !== wanted.methodToken) return false
  const isSameCharge =
    attempt.total === wanted.total && isDeepStrictEqual(attempt.buyer, wanted.buyer)
  return isSameCharge && (isOpen || attempt.methodToken !== null)
}
