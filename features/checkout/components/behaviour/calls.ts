import { isAxiosError } from 'axios'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { browserClient } from '#lib/http/browser-client.ts'
import { fieldOf } from '#lib/util/field-of.ts'
import {
  isCheckoutAnswer,
  isCheckoutTotal,
  type CheckoutTotal,
  type CheckoutAnswer,
} from '../../checkout-answers.ts'
import type { PayRequest } from '../../checkout-contract.ts'
import type { Totals } from '../../checkout-machine.ts'
import { PAY_REFUSALS, TIME_ZONE_HEADER, type PayRefusal } from '../../payment-terms.ts'

/** The outcome of a call about the purchase of this browser. */
export type Answer =
  | { kind: 'view'; view: CheckoutAnswer }
  | { kind: 'missing' }
  | { kind: 'refused'; code: PayRefusal; totals?: Totals | undefined }
  /** The server found something wrong in fields that passed here. */
  | { kind: 'invalid'; fields: readonly string[] }
  | { kind: 'limited' }
  /** No answer came, or none that can be used: what became of the call is not known. */
  | { kind: 'unreached' }

type TotalRequest = {
  language: Locale
  country: string
  province: string | null
  taxNumber: string | null
  seats: number
}

/** The calls of the checkout; the gallery and tests bring their own. */
export type CheckoutCalls = {
  view: () => Promise<Answer>
  status: () => Promise<Answer>
  total: (request: TotalRequest, signal: AbortSignal) => Promise<CheckoutTotal | null>
  pay: (request: PayRequest) => Promise<Answer>
}

/** Milliseconds after which the page asks where the payment stands, in place of waiting for its answer. */
const PAY_TIMEOUT_MS = 45_000
const ASK_TIMEOUT_MS = 15_000

/** The answer where a browser has no purchase, which is no fault. */
const NO_CONTENT = 204

const UNREACHED: Answer = { kind: 'unreached' }

const viewOf = (data: unknown): Answer =>
  isCheckoutAnswer(data) ? { kind: 'view', view: data } : UNREACHED

/** The figures as they are now, which come along with a total that has changed. */
const totalsOf = (data: unknown): Totals | undefined => {
  const quote = fieldOf(data, 'quote')
  const totals = {
    quote,
    taxes: fieldOf(data, 'taxes'),
    taxedAt: fieldOf(data, 'taxedAt'),
    total: fieldOf(data, 'total'),
    currency: fieldOf(quote, 'currency'),
    isCountryServed: true,
    agreement: fieldOf(data, 'agreement'),
  }
  return isCheckoutTotal(totals) ? totals : undefined
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const refusalOf = (status: number, data: unknown): Answer => {
  const code = PAY_REFUSALS.find((one) => one === fieldOf(data, 'code'))
  if (code === 'no-purchase' || (status === 404 && !code)) return { kind: 'missing' }
  if (code) return { kind: 'refused', code, totals: totalsOf(data) }
  if (status === 429) return { kind: 'limited' }
  const fields = textsOf(fieldOf(data, 'fields'))
  return fields.length > 0 ? { kind: 'invalid', fields } : UNREACHED
}

/** A failed call is an answer; a fault of our own code is thrown. */
const answerOf = async (call: Promise<{ status: number; data: unknown }>): Promise<Answer> => {
  try {
    const { status, data } = await call
    return status === NO_CONTENT ? { kind: 'missing' } : viewOf(data)
  } catch (error) {
    if (!isAxiosError<unknown>(error)) throw error
    return error.response ? refusalOf(error.response.status, error.response.data) : UNREACHED
  }
}

/** The calls whose answers tell days say whose those are. */
const toldWith = (signal: AbortSignal) => ({
  signal,
  headers: { [TIME_ZONE_HEADER]: new Intl.DateTimeFormat().resolvedOptions().timeZone },
})

const within = (milliseconds: number) => toldWith(AbortSignal.timeout(milliseconds))

/** The calls to this site (S2 §4, §7). Paying carries no idempotency key: the purchase of the browser is the key. */
export const checkoutCalls: CheckoutCalls = {
  view: () => answerOf(browserClient.get<unknown>(API_PATHS.checkout, within(ASK_TIMEOUT_MS))),
  status: () =>
    answerOf(browserClient.post<unknown>(API_PATHS.checkoutStatus, {}, within(ASK_TIMEOUT_MS))),
  pay: (request) =>
    answerOf(browserClient.post<unknown>(API_PATHS.checkoutPay, request, within(PAY_TIMEOUT_MS))),
  total: async (request, signal) => {
    try {
      const { data } = await browserClient.post<unknown>(
        API_PATHS.checkoutTotal,
        request,
        toldWith(signal),
      )
      return isCheckoutTotal(data) ? data : null
    } catch (error) {
      if (!isAxiosError(error)) throw error
      return null
    }
  },
}
