import { fieldProblem } from '#lib/server/request/field-problem.ts'
import type { Site } from '#lib/server/site.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { payRequest, type PayRequest } from '../../checkout-contract.ts'
import { isRegionOf } from '../../regions.ts'
import { isCountry } from '../kept-place.ts'

type Issue = { path: PropertyKey[]; code?: string | undefined }

/** The field of an issue as the form calls it: those of the buyer by their own names; never a name that somebody made up. */
const fieldOf = ({ path: [first, second], code }: Issue): string => {
  const field = first === 'buyer' && second !== undefined ? second : first
  if (typeof field === 'string') return field
  return code === 'unrecognized_keys' ? 'unknown field' : 'body'
}

const wrongBeyondShape = ({ buyer, method, methodToken }: PayRequest): string[] => [
  ...(isCountry(buyer.country) ? [] : ['country']),
  ...(isRegionOf(buyer.country, buyer.province) ? [] : ['province']),
  ...(method === 'card' || methodToken === null ? [] : ['methodToken']),
]

/** The buyer's order, or the names of its wrong fields. */
export const checkPay = (
  fields: unknown,
): { wanted: PayRequest; wrong?: never } | { wanted?: never; wrong: string[] } => {
  const parsed = payRequest.safeParse(fields)
  if (!parsed.success) return { wrong: [...new Set(parsed.error.issues.map(fieldOf))] }
  const wrong = wrongBeyondShape(parsed.data)
  return wrong.length > 0 ? { wrong } : { wanted: parsed.data }
}

/** The order that page script sent; throws `ProblemError` 422 with the names of the wrong fields. */
export const readPay = (
  body: string,
  { payment }: { payment: Pick<Site['payment'], 'takesPayPal' | 'stripe'> },
): PayRequest => {
  const { wanted, wrong } = checkPay(parseJson(body))
  if (!wanted) throw fieldProblem(wrong)
  if (wanted.method === 'paypal' && !payment.takesPayPal) throw fieldProblem(['method'])
  // Stripe's page confirms the charge itself; the card frame gives a token for it before.
  const needsToken = wanted.method === 'card' && payment.stripe === null
  if (needsToken && wanted.methodToken === null) throw fieldProblem(['methodToken'])
  return wanted
}
