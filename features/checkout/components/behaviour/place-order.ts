import type { Dispatch } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { captchaToken, CaptchaError, type CaptchaSettings } from '../../browser/captcha.ts'
import type { CheckoutView, PayRequest } from '../../checkout-contract.ts'
import { buyerOf, type CheckoutValues } from '../../form-values.ts'
import type { CheckoutEvent, Notice, Totals } from '../../machine.ts'
import type { CardEntry } from '../card/card-entry.ts'
import type { Answer, CheckoutCalls } from './calls.ts'

export type Order = {
  calls: CheckoutCalls
  send: Dispatch<CheckoutEvent>
  locale: Locale
  values: CheckoutValues
  seats: number
  totals: Totals
  consent: PayRequest['consent']
  /** The fields of the card, where it is paid by card. */
  card: CardEntry | null
  /** Where the offer asks for it (S2 §7). */
  captcha: CaptchaSettings | null
  /** Shows what the server has found wrong. */
  onInvalid: (fields: readonly string[]) => void
  /** What is said where the purchase turns out to be as open as it was. */
  otherwise?: Notice
}

/** Milliseconds in which a buyer reads where he is being taken. */
const LEAVE_MS = 1500

const refused = ({ send }: Order, notice: Notice) => send({ type: 'refused', notice })

const cardToken = async (order: Order): Promise<string | null> => {
  const { card } = order
  if (!card) {
    refused(order, { kind: 'card-unreachable' })
    return null
  }
  const answer = await card.submit()
  if ('token' in answer) return answer.token
  if ('invalid' in answer) refused(order, { kind: 'wrong' })
  else {
    const kind = answer.failed === 'unreachable' ? 'card-unreachable' : 'card-failed'
    refused(order, { kind })
  }
  return null
}

type Checked = { token?: string | undefined; isRefused?: boolean }

const captchaOf = async (order: Order): Promise<Checked> => {
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
  { locale, values, seats, totals, consent }: Order,
  tokens: { methodToken: string | null; captchaToken: string | undefined },
): PayRequest => ({
  language: locale,
  method: values.method,
  buyer: buyerOf(values),
  seats,
  shownTotal: totals.total,
  shownCurrency: totals.currency,
  consent,
  methodToken: tokens.methodToken,
  ...(tokens.captchaToken !== undefined && { captchaToken: tokens.captchaToken }),
})

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Takes the buyer to his bank or to PayPal, or lets the provider ask him in the page. */
const act = async (order: Order, { actionUrl, cardEntry }: CheckoutView) => {
  const { card, calls } = order
  if (actionUrl !== null && isWebAddress(actionUrl)) {
    setTimeout(() => location.assign(actionUrl), LEAVE_MS)
  } else if (cardEntry.driver === 'stripe' && cardEntry.clientSecret !== null && card?.confirm) {
    await card.confirm(cardEntry.clientSecret)
    await hear(order, await calls.status())
  }
}

const changed = ({ totals, locale }: Order, now: Totals): Notice => ({
  kind: 'total-changed',
  before: formatMoney({ amount: totals.total, currency: totals.currency }, locale),
  after: formatMoney({ amount: now.total, currency: now.currency }, locale),
})

type Refusal = Extract<Answer, { kind: 'refused' }>

const hearRefusal = async (order: Order, { code, totals }: Refusal): Promise<void> => {
  const { send, calls, values } = order
  switch (code) {
    case 'active-licence':
      return refused(order, { kind: code, email: values.email })
    case 'attempt-open':
      return hear({ ...order, otherwise: { kind: code } }, await calls.status())
    case 'already-paid':
      return hear(order, await calls.view())
    case 'total-changed':
      return totals
        ? send({ type: 'refused', notice: changed(order, totals), totals })
        : send({ type: 'uncounted' })
    case 'country-not-served':
      return send({ type: 'unserved' })
    case 'not-buyable':
      return send({ type: 'unbuyable' })
    case 'no-purchase':
      return send({ type: 'turned', phase: 'missing' })
    case 'buy-failed':
      return refused(order, { kind: 'call-failed' })
    case 'captcha-failed':
      return refused(order, { kind: code })
  }
}

/** Shows what an answer says. */
const hear = async (order: Order, answer: Answer): Promise<void> => {
  const { send, onInvalid, otherwise = { kind: 'offline' } } = order
  if (answer.kind === 'refused') return hearRefusal(order, answer)
  if (answer.kind === 'missing') return send({ type: 'turned', phase: 'missing' })
  if (answer.kind === 'limited') return refused(order, { kind: 'limited' })
  if (answer.kind === 'unreached') return refused(order, { kind: 'offline' })
  if (answer.kind === 'invalid') {
    refused(order, { kind: 'wrong' })
    return onInvalid(answer.fields)
  }
  const { view } = answer
  send({ type: 'viewed', view })
  if (view.state === 'open') refused(order, otherwise)
  if (view.state === 'action') await act(order, view)
}

const run = async (order: Order): Promise<void> => {
  const { values, calls } = order
  const methodToken = values.method === 'card' ? await cardToken(order) : null
  if (values.method === 'card' && methodToken === null) return
  const checked = await captchaOf(order)
  if (checked.isRefused) return
  const tokens = { methodToken, captchaToken: checked.token }
  const answer = await calls.pay(requestOf(order, tokens))
  // The order may have arrived all the same: the server knows.
  await hear(order, answer.kind === 'unreached' ? await calls.view() : answer)
}

/** Sends the order, and shows what becomes of it; whatever else happens, the form can be used again (S2 §4, §8). */
export const placeOrder = async (order: Order): Promise<void> => {
  order.send({ type: 'submitted' })
  try {
    await run(order)
  } catch (error) {
    refused(order, { kind: 'offline' })
    throw error
  }
}
