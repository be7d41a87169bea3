import { ProblemError } from '#lib/server/answer/problem-error.ts'
import type { CheckoutTotal } from '../checkout-answers.ts'
import type { PayRefusal } from '../payment-terms.ts'

const REFUSALS = {
  'active-licence': [409, 'The address has an active licence'],
  'attempt-open': [409, 'The last attempt to pay has not ended'],
  'already-paid': [409, 'The purchase is paid'],
  'package-used': [409, 'The package is used'],
  'total-changed': [409, 'The total is another one now'],
  'consent-changed': [409, 'The words of the consent are others now'],
  'country-not-served': [409, 'Nothing is sold to this country'],
  'not-buyable': [409, 'This cannot be bought'],
  'no-purchase': [404, 'This browser has no purchase'],
  'buy-failed': [502, 'The payment provider did not take the charge'],
  'captcha-failed': [403, 'The captcha did not let this pass'],
} as const satisfies Record<PayRefusal, readonly [status: number, title: string]>

const DETAIL =
  'Nothing new was charged. The code says why; the view says where the purchase stands.'

/** Paying was refused: its `code` says why (`PAY_REFUSALS`), to the page as a problem, to a form as a page. */
export class PayRefused extends ProblemError {
  override name = 'PayRefused'
  readonly code: PayRefusal
  /** The present total of the purchase, where it is not the one that the buyer saw. */
  readonly total: CheckoutTotal | undefined

  constructor(code: PayRefusal, total?: CheckoutTotal) {
    const [status, title] = REFUSALS[code]
    const problem = { status, title, detail: DETAIL, code, ...total }
    super(problem)
    this.code = code
    this.total = total
  }
}
