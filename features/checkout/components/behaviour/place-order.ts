import type { Dispatch } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { captchaToken, CaptchaError, type CaptchaSettings } from '../../browser/captcha.ts'
import type { CheckoutAnswer } from '../../checkout-answers.ts'
import type { PayRequest } from '../../checkout-contract.ts'
import { secretOf, type CheckoutEvent, type Notice, type Totals } from '../../checkout-machine.ts'
import { buyerOf, type CheckoutValues } from '../../form-values.ts'
import type { CardConfirmation, CardEntry } from '../card/card-entry.ts'
import { writtenTotal } from '../purchase-figures.ts'
import type { Answer, CheckoutCalls } from './calls.ts'

export type OrderAttempt = {
  calls: CheckoutCalls
  send: Dispatch<CheckoutEvent>
  locale: Locale
  values: CheckoutValues
  seats: number
  totals: Totals
  consent: PayRequest['consent']
  /** The fields of the card, where it is paid by card. */
  card: CardEntry | null
  /** The captcha, where the offer asks for it (S2 §7). */
  captcha: CaptchaSettings | null
  /** Shows what the server has found wrong. */
  onInvalid: (fields: readonly string[]) => void
  /** The notice where the purchase turns out to be as open as it was. */
  otherwise?: Notice
  /** The answer is about this very order, which the buyer has just sent. */
  isSent?: boolean
}

/** Milliseconds in which a buyer reads where the page goes. */
const LEAVE_MS = 1500

const refused = ({ send }: OrderAttempt, notice: Notice) => send({ type: 'refused', notice })

/** The token of the card, or nothing where the page confirms the charge later; says itself why there is no card. */
const cardOf = async (order: OrderAttempt): Promise<{ token: string | null } | null> => {
  const answer = (await order.card?.submit()) ?? { failed: 'unreachable' }
  if ('token' in answer) return answer
  if ('invalid' in answer) refused(order, { kind: 'wrong' })
  else {
    const kind = answer.failed === 'unreachable' ? 'card-unreachable' : 'card-failed'
    refused(order, { kind })
  }
  return null
}

type Checked = { token?: string | undefined; isRefused?: boolean }

const captchaOf = async (order: OrderAttempt): Promise<Checked> => {
  if (!order.captcha) return {}
  try {
    return { token: await captchaToken(order.captcha) }
  } catch (error) {
    if (!(error instanceof CaptchaError)) throw error
    reportError(error)
    refused(order, { kind: 'captcha-failed' })
    return { isRefused: true }
  }
}

const requestOf = (
  { locale, values, seats, totals, consent }: OrderAttempt,
  tokens: { methodToken: string | null; captchaToken: string | undefined },
): PayRequest => ({
  language: locale,
  method: values.method,
  buyer: buyerOf(values),
  seats,
  shownTotal: totals.total,
  shownCurrency: totals.currency,
  consent: totals.agreement?.record ?? consent,
  methodToken: tokens.methodToken,
  ...(tokens.captchaToken !== undefined && { captchaToken: tokens.captchaToken }),
})

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** The notices where a charge still waits after it was to be confirmed. */
const UNCONFIRMED = {
  confirmed: { kind: 'offline' },
  unreached: { kind: 'offline' },
  invalid: { kind: 'wrong' },
  refused: { kind: 'card-failed' },
} as const satisfies Record<CardConfirmation, Notice>

/** Has the provider ask the buyer in the page, and the server what came of it. */
const confirmIn = async (order: OrderAttempt, secret: string): Promise<void> => {
  const { card, calls, values } = order
  if (!card?.confirm) return refused(order, { kind: 'card-unreachable' })
  const owner = { name: values.nameOnCard, email: values.email }
  const confirmation = await card.confirm(secret, owner)
  const otherwise = UNCONFIRMED[confirmation]
  return handleAnswer({ ...order, isSent: false, otherwise }, await calls.status())
}

/** Takes the buyer to the bank or to PayPal, or lets the provider ask in the page: there only for what was just sent. */
const takeAction = async (order: OrderAttempt, view: CheckoutAnswer) => {
  const { isSent, otherwise, totals, send } = order
  const secret = secretOf(view)
  if (view.actionUrl !== null && isWebAddress(view.actionUrl)) {
    const { actionUrl } = view
    setTimeout(() => location.assign(actionUrl), LEAVE_MS)
  }
  if (secret === null) return
  const isAsSeen = view.total === totals.total && view.currency === totals.currency
  if (isSent && isAsSeen) {
    send({ type: 'submitted' })
    await confirmIn(order, secret)
  } else if (otherwise) refused(order, otherwise)
}

const changed = ({ totals, locale }: OrderAttempt, now: Totals | undefined): CheckoutEvent => {
  if (!now) return { type: 'total-failed' }
  const [before, after] = [writtenTotal(totals, locale), writtenTotal(now, locale)]
  return { type: 'refused', notice: { kind: 'total-changed', before, after }, totals: now }
}

type Refusal = Extract<Answer, { kind: 'refused' }>

/** Of what the page cannot sell. */
const ENDS = {
  'country-not-served': { type: 'country-refused' },
  'not-buyable': { type: 'sale-ended' },
  'no-purchase': { type: 'phase-changed', phase: 'missing' },
} as const satisfies Record<string, CheckoutEvent>

const isEnd = (code: Refusal['code']): code is keyof typeof ENDS => Object.hasOwn(ENDS, code)

const handleRefusal = async (order: OrderAttempt, { code, totals }: Refusal): Promise<void> => {
  const { send, calls, values } = order
  if (isEnd(code)) return send(ENDS[code])
  switch (code) {
    case 'active-licence':
      return refused(order, { kind: code, email: values.email })
    case 'attempt-open':
      return handleAnswer(
        { ...order, isSent: false, otherwise: { kind: code } },
        await calls.status(),
      )
    case 'already-paid':
      return handleAnswer(order, await calls.view())
    case 'total-changed':
      return send(changed(order, totals))
    case 'buy-failed':
      return refused(order, { kind: 'call-failed' })
    case 'consent-changed':
      return send({ type: 'refused', notice: { kind: code }, totals })
    case 'captcha-failed':
    case 'package-used':
      return refused(order, { kind: code })
  }
}

/** Shows what an answer says. */
const handleAnswer = async (order: OrderAttempt, answer: Answer): Promise<void> => {
  const { send, onInvalid, otherwise = { kind: 'offline' } } = order
  if (answer.kind === 'refused') return handleRefusal(order, answer)
  if (answer.kind === 'missing') return send({ type: 'phase-changed', phase: 'missing' })
  if (answer.kind === 'limited') return refused(order, { kind: 'limited' })
  if (answer.kind === 'unreached') return refused(order, { kind: 'offline' })
  if (answer.kind === 'invalid') {
    refused(order, { kind: 'wrong' })
    return onInvalid(answer.fields)
  }
  const { view } = answer
  send({ type: 'viewed', view })
  if (view.state === 'open') refused(order, otherwise)
  if (view.state === 'action') await takeAction(order, view)
}

const run = async (order: OrderAttempt): Promise<void> => {
  const { values, calls } = order
  const card = values.method === 'card' ? await cardOf(order) : { token: null }
  if (!card) return
  const checked = await captchaOf(order)
  if (checked.isRefused) return
  const tokens = { methodToken: card.token, captchaToken: checked.token }
  const answer = await calls.pay(requestOf(order, tokens))
  // The order may have arrived all the same: the server knows.
  const known = answer.kind === 'unreached' ? await calls.view() : answer
  await handleAnswer({ ...order, isSent: true }, known)
}

const sent = async (order: OrderAttempt, work: () => Promise<void>): Promise<void> => {
  order.send({ type: 'submitted' })
  try {
    await work()
  } catch (error) {
    refused(order, { kind: 'offline' })
    throw error
  }
}

/** Sends the order, and shows what becomes of it; whatever else happens, the form can be used again (S2 §4, §8). */
export const placeOrder = (order: OrderAttempt): Promise<void> => sent(order, () => run(order))

/** Confirms an order that waits for its buyer, such as after a reload: nothing is ordered anew. */
export const confirmOrder = (order: OrderAttempt, secret: string): Promise<void> =>
  sent(order, async () => {
    if (await cardOf(order)) await confirmIn(order, secret)
  })
