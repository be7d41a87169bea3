import { setTimeout as sleep } from 'node:timers/promises'
import { NextRequest } from 'next/server'
import * as z from 'zod/mini'
import {
  isCheckoutAnswer,
  isCheckoutTotal,
  type CheckoutAnswer,
} from '#features/checkout/checkout-answers.ts'
import type { PaymentMethod } from '#features/checkout/payment-terms.ts'
import { answerStatus } from '#features/checkout/server/answer-status.ts'
import { answerTotal } from '#features/checkout/server/answer-total.ts'
import { answerView } from '#features/checkout/server/answer-view.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { answerQuote } from '#features/checkout/server/quote/answer-quote.ts'
import { TEST_CARDS, type TestCard } from '#features/checkout/test-cards.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import type { Random } from '../../../../scripts/lib/random.ts'
import { setCookies } from '../../../support/set-cookies.ts'
import { SITE_URL } from '../../../support/test-site.ts'
import type { World } from './world.ts'

/** What has become of a buyer who leaves. */
export type Story = {
  email: string
  end: 'paid' | 'active-licence' | 'left' | 'gave up'
  orderNumber: string | null
  /** What was told last. */
  last: string
}

type Known = { world: World; random: Random; email: string; stories: readonly Story[] }

const CARDS = [
  'succeeds',
  'succeeds',
  'succeedsMastercard',
  'declined',
  'secure',
  'slow',
  'failsLater',
  'noPayment',
  'breaks',
] as const satisfies readonly TestCard[]

type Place = { country: string; province: string | null }

const PLACES: readonly [Place, ...Place[]] = [
  { country: 'US', province: 'NY' },
  { country: 'CA', province: 'QC' },
  { country: 'CA', province: 'NS' },
  { country: 'FR', province: null },
]

const PLANS = ['basic', 'premium'] as const

const tokenAnswer = z.object({ token: z.string() })

const MOST_TRIES = 5
const MOST_LOOKS = 80
const PAUSE_MS = 250

/** Longer than services that were killed take to start again on any machine. */
const AWAY_MS = 60_000
const AWAY_STATUSES = [500, 502, 503, 504]

/** A browser with its one cookie; an answer is lost now and then, as when a tab is closed or a train enters a tunnel. */
const browserOf = ({ world, random }: Known) => {
  const jar = new Map<string, string>()
  const request = (path: string, body?: unknown) =>
    new NextRequest(`${SITE_URL}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Origin: SITE_URL,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return async (handle: Handle<CheckoutSite>, path: string, body?: unknown) => {
    const answer = await world.call(handle, request(path, body))
    for (const [name, { value }] of Object.entries(setCookies(answer))) jar.set(name, value)
    if (random.chance(0.06)) return { status: 0, answer: null }
    return { status: answer.status, answer: parseJson(await answer.text()) }
  }
}

type Browser = ReturnType<typeof browserOf>

/** Asks until there is an answer that is none of an outage: services come back. */
const insist = async <Answer>(
  ask: () => Promise<{ status: number; answer: unknown }>,
  read: (answer: unknown) => Answer | undefined,
): Promise<Answer | undefined> => {
  const until = performance.now() + AWAY_MS
  while (performance.now() < until) {
    const { status, answer } = await ask()
    const found = status === 200 ? read(answer) : undefined
    if (found !== undefined) return found
    if (status !== 0 && !AWAY_STATUSES.includes(status) && status !== 200) return undefined
    await sleep(PAUSE_MS)
  }
  return undefined
}

const viewOf = (answer: unknown) => (isCheckoutAnswer(answer) ? answer : undefined)

const GONE = { status: 0, answer: null }

const tokenFor = async ({ world }: Known, card: TestCard): Promise<string | undefined> => {
  const typed = { number: TEST_CARDS[card], month: '12', year: '2039', cvc: '123' }
  const ask = async () => {
    const answer = await fetch(`${world.origin}/payment/frame/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: world.origin },
      body: JSON.stringify(typed),
    }).catch((gone: unknown) => gone)
    if (!(answer instanceof Response)) return GONE
    return { status: answer.status, answer: parseJson(await answer.text()) }
  }
  return insist(ask, (answer) => tokenAnswer.safeParse(answer).data?.token)
}

/** Answers the bank or PayPal, or closes the tab. */
const act = async ({ random }: Known, { actionUrl, method }: CheckoutAnswer): Promise<boolean> => {
  if (actionUrl === null || random.chance(0.15)) return false
  const yes = method === 'paypal' ? 'approve' : 'confirm'
  const no = method === 'paypal' ? 'cancel' : 'refuse'
  await fetch(actionUrl, {
    method: 'POST',
    headers: { Origin: new URL(actionUrl).origin },
    redirect: 'manual',
    body: new URLSearchParams({ answer: random.chance(0.7) ? yes : no }),
  }).catch((gone: unknown) => gone)
  return true
}

type Asked = { method: PaymentMethod; methodToken: string | null }

const UNSAID = ['phone', 'company', 'taxNumber', 'street', 'city', 'postalCode']

const payment = async (known: Known, browse: Browser, { method, methodToken }: Asked) => {
  const { random, email } = known
  const place = random.pick(PLACES)
  const wanted = { language: 'en', ...place, seats: 1 }
  const total = await insist(
    () => browse(answerTotal, API_PATHS.checkoutTotal, wanted),
    (answer) => (isCheckoutTotal(answer) ? answer : undefined),
  )
  if (!total) return null
  return {
    language: 'en',
    method,
    methodToken,
    buyer: {
      email,
      firstName: 'Ann',
      lastName: 'Example',
      nameOnCard: 'Ann Example',
      ...Object.fromEntries(UNSAID.map((name) => [name, null])),
      ...place,
    },
    seats: total.quote.seats,
    shownTotal: total.total,
    shownCurrency: total.currency,
    consent: total.agreement.record,
  }
}

/** Presses the button, sometimes twice, and again where no answer came. */
const press = async ({ random }: Known, browse: Browser, body: unknown) => {
  const once = () => browse(answerPay, API_PATHS.checkoutPay, body)
  const answers = await Promise.all(random.chance(0.3) ? [once(), once()] : [once()])
  const first = answers.find(({ status }) => status !== 0)
  return first ?? once()
}

const codeOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : ''

/** Follows a payment to its end, or leaves; `null` where nothing can be said. */
const follow = async (known: Known, browse: Browser): Promise<CheckoutAnswer | 'left' | null> => {
  const { random } = known
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const view = await insist(() => browse(answerStatus, API_PATHS.checkoutStatus, {}), viewOf)
    if (!view) return null
    if (view.state === 'action' && !(await act(known, view))) return 'left'
    if (view.state === 'paid' || view.state === 'failed' || view.state === 'open') return view
    // Nobody waits for ever: what the page does not see, the webhook finishes.
    if (view.state === 'processing' && random.chance(0.03)) return 'left'
    await sleep(PAUSE_MS)
  }
  return 'left'
}

type Visit = { known: Known; browse: Browser; choose: () => Promise<unknown> }

type Ending = Omit<Story, 'email'>

const endOf = (view: CheckoutAnswer | 'left' | null, last: string): Ending | string => {
  if (view === 'left') return { end: 'left', orderNumber: null, last }
  if (view?.state === 'paid') return { end: 'paid', orderNumber: view.orderNumber, last }
  return `${last} ${view?.state ?? 'no view'} ${view?.reason ?? ''}`
}

/** How the buyer wants to pay; `null` where the card could not be taken. */
const methodOf = async (known: Known): Promise<Asked | null> => {
  const { random } = known
  if (random.chance(0.2)) return { method: 'paypal', methodToken: null }
  const methodToken = await tokenFor(known, random.pick(CARDS))
  return methodToken === undefined ? null : { method: 'card', methodToken }
}

/** One try to pay: how the story ends with it, or what the buyer is told who tries again. */
const attemptOf = async ({ known, browse, choose }: Visit): Promise<Ending | string> => {
  const { random } = known
  if (random.chance(0.1)) await choose()
  if (random.chance(0.2)) await browse(answerView, API_PATHS.checkout)
  const asked = await methodOf(known)
  const body = asked && (await payment(known, browse, asked))
  if (!body) {
    await sleep(PAUSE_MS)
    return 'nothing to send'
  }
  const { status, answer } = await press(known, browse, body)
  const last = `${status} ${codeOf(answer)}`
  if (codeOf(answer) === 'active-licence') return { end: 'active-licence', orderNumber: null, last }
  return endOf(await follow(known, browse), last)
}

/** One visitor who wants to buy, with everything that goes wrong on the way. */
export const buy = async (known: Known): Promise<Story> => {
  const { random, email } = known
  const browse = browserOf(known)
  const choose = () =>
    insist(
      () => browse(answerQuote, API_PATHS.quote, { language: 'en', plan: random.pick(PLANS) }),
      (answer) => answer,
    )
  let last = (await choose()) ? '' : 'no quote'
  for (let attempt = 0; last !== 'no quote' && attempt < MOST_TRIES; attempt += 1) {
    const outcome = await attemptOf({ known, browse, choose })
    if (typeof outcome !== 'string') return { email, ...outcome }
    last = outcome
  }
  return { email, end: 'gave up', orderNumber: null, last }
}
