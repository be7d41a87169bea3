import type { CheckoutTotal, CheckoutAnswer } from './checkout-answers.ts'
import type { FailureReason } from './payment-terms.ts'

/** Milliseconds for which a payment may be processed before the visitor gets a reference number instead (S2 §4, §8, §9). */
export const PAYMENT_WAIT_MS = 120_000

/** The part that the page shows in place of the form, or around it. */
export type Phase =
  | 'loading'
  /** This browser has no purchase. */
  | 'missing'
  /** The site does not answer. */
  | 'away'
  | 'form'
  /** The order is being sent. */
  | 'paying'
  | 'action'
  | 'processing'
  /** Longer than a page waits (S2 §8): the reference number, and what happens next. */
  | 'late'
  | 'paid'

/** The notice over the button, with the reason why nothing was bought. */
export type Notice =
  | { kind: FailureReason }
  | { kind: 'active-licence'; email: string }
  | { kind: 'total-changed'; before: string; after: string }
  /** The order was sent before there was a total, which nobody pays unseen. */
  | { kind: 'total-known'; total: string }
  | {
      kind:
        | 'attempt-open'
        | 'captcha-failed'
        | 'card-failed'
        | 'card-unreachable'
        | 'consent-changed'
        | 'limited'
        | 'offline'
        | 'package-used'
        | 'total-unknown'
        | 'wrong'
    }

type Agreement = CheckoutTotal['agreement']

/** An order that waits to be confirmed has been agreed to already. */
export type Totals = Omit<CheckoutTotal, 'agreement'> & { agreement?: Agreement | undefined }

export type CheckoutPage = {
  phase: Phase
  /** The purchase as the server last told of it. */
  view: CheckoutAnswer | null
  /** The totals at the buyer's place; null until they are known. */
  totals: Totals | null
  /** The total is being asked for. */
  isTotalLoading: boolean
  /** The terms of the renewal as they were last told; other words stand there until then. */
  agreement: Agreement | null
  notice: Notice | null
}

export const INITIAL_PAGE: CheckoutPage = {
  phase: 'loading',
  view: null,
  totals: null,
  isTotalLoading: false,
  agreement: null,
  notice: null,
}

export type CheckoutEvent =
  | { type: 'viewed'; view: CheckoutAnswer }
  /** There is no purchase, no answer, or another try to get one. */
  | { type: 'phase-changed'; phase: 'missing' | 'away' | 'loading' }
  /** The buyer has said or changed the place, or for how many. */
  | { type: 'place-changed'; isKnown: boolean }
  | { type: 'total-loaded'; totals: Totals }
  | { type: 'total-failed' }
  | { type: 'submitted' }
  | { type: 'refused'; notice: Notice; totals?: Totals | undefined }
  | { type: 'country-refused' }
  | { type: 'sale-ended' }
  /** Two minutes have passed (S2 §4). */
  | { type: 'overdue' }

/** The secret by which the page confirms an order that waits for its buyer in the page itself (Stripe); else null. */
export const secretOf = (view: CheckoutAnswer | null): string | null => {
  if (view?.state !== 'action' || view.actionUrl !== null) return null
  return view.cardEntry.driver === 'stripe' ? view.cardEntry.clientSecret : null
}

const phaseOf = (view: CheckoutAnswer): Phase => {
  const { state, waitedMs } = view
  // The form has the fields of the card, and the button that confirms.
  if (secretOf(view) !== null) return 'form'
  if (state === 'processing') return (waitedMs ?? 0) >= PAYMENT_WAIT_MS ? 'late' : 'processing'
  return state === 'open' || state === 'failed' ? 'form' : state
}

const noticeOf = ({ state, reason }: CheckoutAnswer): Notice | null =>
  state === 'failed' ? { kind: reason ?? 'call-failed' } : null

/** An order that waits to be confirmed is charged as it was made, whatever was counted since. */
const orderedOf = (view: CheckoutAnswer): Partial<CheckoutPage> => {
  if (secretOf(view) === null) return {}
  const { quote, taxes, taxedAt, total, currency } = view
  return {
    isTotalLoading: false,
    totals: { quote, taxes, taxedAt, total, currency, isCountryServed: true },
  }
}

/** The notice after an event: the reason why a charge was not confirmed stays until the charge has an outcome. */
const noticeAfter = (
  { view: before, notice }: CheckoutPage,
  view: CheckoutAnswer,
): Notice | null => {
  const secret = secretOf(view)
  return secret !== null && secret === secretOf(before) ? notice : noticeOf(view)
}

const viewed = (page: CheckoutPage, view: CheckoutAnswer): CheckoutPage => ({
  ...page,
  ...orderedOf(view),
  view,
  phase: phaseOf(view),
  // Those of the place that stands in the form are better known.
  agreement: page.agreement ?? view.agreement,
  notice: noticeAfter(page, view),
})

/** Another place has another total; why the last order failed is as true as before. */
const lasting = ({ notice }: CheckoutPage): Notice | null =>
  notice?.kind.startsWith('total-') ? null : notice

const totalLoaded = (page: CheckoutPage, totals: Totals): CheckoutPage => ({
  ...page,
  totals,
  agreement: totals.agreement ?? page.agreement,
  isTotalLoading: false,
})

type Refused = Extract<CheckoutEvent, { type: 'refused' }>

const refused = (page: CheckoutPage, { notice, totals }: Refused): CheckoutPage => ({
  ...page,
  phase: 'form',
  notice,
  totals: totals ?? page.totals,
  agreement: totals?.agreement ?? page.agreement,
})

const countryRefused = (page: CheckoutPage): CheckoutPage => ({
  ...page,
  phase: 'form',
  notice: null,
  totals: page.totals && { ...page.totals, isCountryServed: false },
})

const saleEnded = (page: CheckoutPage): CheckoutPage => ({
  ...page,
  phase: page.view ? 'form' : 'missing',
  view: page.view && { ...page.view, isBuyable: false },
})

const overdue = (page: CheckoutPage): CheckoutPage =>
  page.phase === 'processing' ? { ...page, phase: 'late' } : page

/** The page after an event; the purchase itself is the server's. */
export const nextPage = (page: CheckoutPage, event: CheckoutEvent): CheckoutPage => {
  switch (event.type) {
    case 'viewed':
      return viewed(page, event.view)
    case 'phase-changed':
      return { ...page, phase: event.phase }
    case 'place-changed':
      return { ...page, totals: null, isTotalLoading: event.isKnown, notice: lasting(page) }
    case 'total-loaded':
      return totalLoaded(page, event.totals)
    case 'total-failed':
      return { ...page, totals: null, isTotalLoading: false, notice: { kind: 'total-unknown' } }
    case 'submitted':
      return { ...page, phase: 'paying', notice: null }
    case 'refused':
      return refused(page, event)
    case 'country-refused':
      return countryRefused(page)
    case 'sale-ended':
      return saleEnded(page)
    case 'overdue':
      return overdue(page)
  }
}

/** True while the page polls the server for the outcome of the payment. */
export const isWaiting = (phase: Phase): boolean =>
  phase === 'processing' || phase === 'action' || phase === 'late'

/** True if the page has the form, to be filled in or to be seen. */
export const hasForm = ({ phase, view }: CheckoutPage): boolean =>
  phase === 'loading' || ((phase === 'form' || phase === 'paying') && (view?.isBuyable ?? true))
