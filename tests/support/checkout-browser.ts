import { NextRequest } from 'next/server'
import {
  isCheckoutAnswer,
  isCheckoutTotal,
  type CheckoutAnswer,
} from '#features/checkout/checkout-answers.ts'
import type { PayRequest } from '#features/checkout/checkout-contract.ts'
import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import { answerReturn } from '#features/checkout/server/answer-return.ts'
import { answerStatus } from '#features/checkout/server/answer-status.ts'
import { answerTotal } from '#features/checkout/server/answer-total.ts'
import { answerView } from '#features/checkout/server/answer-view.ts'
import { answerWebhook } from '#features/checkout/server/answer-webhook.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { purchaseIdOf } from '#features/checkout/server/own-purchase.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { answerQuote } from '#features/checkout/server/quote/answer-quote.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import type { OfferTerms } from '#features/pricing/offer-terms.ts'
import { signIn } from '#features/signup/server/sign-in.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import { paymentCalls } from '../services/payment/payment-bench.ts'
import { newEmail } from '../services/support/bench.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { setCookies } from './set-cookies.ts'
import { testSite } from './test-site.ts'

export const WEBHOOK_SECRET = 'a secret of the tested payment service'

/** Offers as records would make them; the first one is there in every language. */
export const TEST_OFFERS: readonly OfferTerms[] = [
  { path: '/pricing/plans', plans: PLAN_IDS, discount: null, until: null },
  { path: '/pricing/plans/save50', plans: ['basic', 'team'], discount: 'save50', until: null },
  { path: '/pricing/plans/captcha', plans: ['basic'], discount: null, until: null },
  { path: '/budgeto/buy', plans: ['basic'], discount: null, until: null },
]

/** A site that buys from the services of a test, with the lines that it logs. */
export const checkoutSite = (
  services: Pick<CheckoutServices, 'url' | 'bench'>,
  overrides: Partial<CheckoutSite> = {},
) => {
  const url = services.url()
  const { site, lines, logged } = testSite({
    userServiceUrl: `${url}/userbase`,
    paymentServiceUrl: `${url}/payment`,
    upstreamBudgetMs: 15_000,
  })
  const now = () => new Date(services.bench().clock.time)
  const made: CheckoutSite = {
    ...site,
    loadOfferTerms: ({ path }) =>
      Promise.resolve(TEST_OFFERS.find((offer) => offer.path === path) ?? null),
    placeOf: () => Promise.resolve(null),
    signIn,
    captchaVerifyUrl: 'http://127.0.0.1:9/siteverify',
    now,
    ...overrides,
  }
  return { site: made, lines, logged }
}

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' }

type Sent = { headers?: Record<string, string>; body?: string }

/** What a buyer fills in, in Quebec unless told otherwise. */
const buyerFields = (changes: Partial<PayRequest['buyer']> = {}): PayRequest['buyer'] => ({
  email: newEmail(),
  firstName: 'Ann',
  lastName: 'Roy',
  nameOnCard: 'Ann Roy',
  phone: null,
  country: 'CA',
  province: 'QC',
  company: null,
  taxNumber: null,
  street: null,
  city: null,
  postalCode: null,
  ...changes,
})

/** A browser that buys on a site: it keeps cookies and does what the pages do. */
export const checkoutBrowser = (
  services: Pick<CheckoutServices, 'bench'>,
  site: CheckoutSite,
  always: Record<string, string> = {},
) => {
  const jar: Record<string, string> = {}

  const call = async (
    handle: Handle<CheckoutSite>,
    { method, path, headers = {}, body }: Sent & { method: 'GET' | 'POST'; path: string },
  ) => {
    const cookie = Object.entries(jar).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    )
    const request = new NextRequest(`http://10.0.0.5:3000${path}`, {
      method,
      headers: { Cookie: cookie.join('; '), ...always, ...headers },
      ...(body !== undefined && { body }),
    })
    const response = await answer(handle, { request, site })
    for (const [name, { value }] of Object.entries(setCookies(response))) jar[name] = value
    return response
  }

  const post = (handle: Handle<CheckoutSite>, path: string, body: unknown) =>
    call(handle, {
      method: 'POST',
      path,
      headers: { ...SAME_ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  const viewIn = async (response: Response): Promise<CheckoutAnswer> => {
    if (response.status !== 200) throw new Error(`Answered ${response.status}`)
    const view: unknown = await response.json()
    if (!isCheckoutAnswer(view)) throw new Error('Answered no view')
    return view
  }

  const payment = paymentCalls(services.bench)

  const choose = (wish: Record<string, unknown> = {}) =>
    post(answerQuote, '/api/quote', { language: 'en', plan: 'basic', ...wish })

  const look = () => call(answerView, { method: 'GET', path: '/api/checkout' })

  const total = (place: Record<string, unknown>) =>
    post(answerTotal, '/api/checkout/total', { language: 'en', ...place })

  /** What the page would send: the total that it was told for this buyer. */
  const payFields = async (
    wish: Partial<Omit<PayRequest, 'buyer'>> & {
      card?: TestCard
      buyer?: Partial<PayRequest['buyer']>
    } = {},
  ): Promise<PayRequest> => {
    const { card = 'succeeds', buyer: changes, ...others } = wish
    const { seats } = await viewIn(await look())
    const buyer = buyerFields(changes)
    const { country, province } = buyer
    const language = others.language ?? 'en'
    const told = await total({ language, country, province, seats: others.seats ?? seats })
    const body: unknown = await told.json()
    const read = (name: string): unknown => Reflect.get(Object(body), name)
    const isCard = (others.method ?? 'card') === 'card'
    return {
      language: 'en',
      method: 'card',
      methodToken: isCard ? await payment.newToken(card) : null,
      buyer,
      seats,
      shownTotal: Number(read('total') ?? 0),
      shownCurrency: 'USD',
      consent: isCheckoutTotal(body) ? body.agreement.record : (await agreementIn(language)).record,
      ...others,
    }
  }

  return {
    jar,
    call,
    choose,
    chooseByForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      call(answerQuote, {
        method: 'POST',
        path: '/api/quote',
        headers: {
          ...SAME_ORIGIN,
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    look,
    view: async () => viewIn(await look()),
    total,
    payFields,
    send: (fields: unknown) => post(answerPay, '/api/checkout/pay', fields),
    pay: async (wish: Parameters<typeof payFields>[0] = {}) =>
      post(answerPay, '/api/checkout/pay', await payFields(wish)),
    askStatus: () =>
      call(answerStatus, { method: 'POST', path: '/api/checkout/status', headers: SAME_ORIGIN }),
    status: async () =>
      viewIn(
        await call(answerStatus, {
          method: 'POST',
          path: '/api/checkout/status',
          headers: SAME_ORIGIN,
        }),
      ),
    comeBack: () => call(answerReturn, { method: 'GET', path: '/api/checkout/return?x=1' }),
    viewIn,
    purchaseId: () => purchaseIdOf(jar['b_purchase'] ?? ''),
  }
}

type SentNotice = { body: string; headers: HeadersInit }

/** Sends a message of a payment provider to a site, as it is. */
export const sendNotice = (site: CheckoutSite, { body, headers }: SentNotice) => {
  const url = 'http://10.0.0.5:3000/api/payment/webhook'
  return answer(answerWebhook, {
    request: new NextRequest(url, { method: 'POST', headers, body }),
    site,
  })
}

/** Sends a message of the payment service to a site; signed unless a test spoils it. */
export const tellSite = (
  site: CheckoutSite,
  notice: { paymentId: string; key: string },
  { header, body }: { header?: (sound: string) => string | null; body?: string } = {},
) => {
  const seconds = Math.floor(site.now().getTime() / 1000)
  const told =
    body ??
    JSON.stringify({
      id: `evt_${notice.paymentId}`,
      type: 'charge.changed',
      createdAt: site.now().toISOString(),
      ...notice,
    })
  const sound = signedBodyHeader({ secret: WEBHOOK_SECRET, body: told, seconds })
  const value = header ? header(sound) : sound
  const headers = {
    'Content-Type': 'application/json',
    ...(value !== null && { [WEBHOOK_SIGNATURE_HEADER]: value }),
  }
  return sendNotice(site, { body: told, headers })
}
