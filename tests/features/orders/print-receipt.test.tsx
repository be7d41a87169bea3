import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CheckoutAnswer } from '#features/checkout/checkout-answers.ts'
import { runPurchasePage } from '#features/orders/browser/run-purchase-page.ts'
import { ORDER_FETCH_DELAY_MS } from '#features/orders/browser/show-order.ts'
import { PurchaseThanksView } from '#features/orders/components/after-purchase.tsx'
import { loadClaims } from '#lib/i18n/claims.ts'
import { checkoutViewWith } from '../../support/checkout-view.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { putServerHtml } from '../../support/server-html.ts'
import { EMAIL_DIGEST, ORDER, ORDER_NUMBER } from '../../support/shown-order.ts'

const PAID = checkoutViewWith({
  state: 'paid',
  orderNumber: ORDER_NUMBER,
  taxes: ORDER.taxes,
  total: ORDER.total,
})

const VIEW = {
  reference: 'PU-7K4M-92',
  order: { ...ORDER, emailDigest: EMAIL_DIGEST, coupon: null },
  isBuyer: true,
  isSignedIn: true,
}

const calls = vi.fn<(path: string) => Promise<Response>>()

const answering = (purchase: unknown, order: unknown = VIEW) =>
  calls.mockImplementation(async (path) =>
    Response.json(path === '/api/checkout' ? purchase : order),
  )

const open = async () => {
  document.documentElement.lang = 'en'
  await putServerHtml(<PurchaseThanksView locale="en" claims={await loadClaims('en')} />)
  vi.useFakeTimers()
  startBehaviour(runPurchasePage)
  await vi.advanceTimersByTimeAsync(0)
}

const state = () => document.querySelector<HTMLElement>('[data-purchase-page]')?.dataset.state

const fact = (name: string) => document.querySelector(`[data-fill="${name}"]`)?.textContent

/** What stands on the receipt with a figure, line by line. */
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('.stamped table tr')]
    .filter(({ hidden }) => !hidden)
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()))

const SUMS = [
  ['Business in a Box Basic', '$299.88'],
  ['Before tax', '$299.88'],
  ['GST 5%', '$14.99'],
  ['QST 9.975%', '$29.91'],
  ['Total charged', '$344.78 USD'],
]

beforeEach(() => {
  vi.stubGlobal('fetch', calls)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  calls.mockReset()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('prints what was charged at once, and takes its number when it comes', async () => {
  answering(PAID)
  await open()
  expect(state()).toBe('waiting printed')
  expect(lines()).toEqual(SUMS)
  expect(fact('orderNumber')).toBe('')
  await vi.advanceTimersByTimeAsync(ORDER_FETCH_DELAY_MS)
  expect(state()).toBe('shown signed-in')
  expect(fact('orderNumber')).toBe(ORDER_NUMBER)
  expect(lines()).toEqual(SUMS)
})

it.each<[string, Partial<CheckoutAnswer>, string[][]]>([
  [
    'a discount of several seats',
    {
      quote: {
        ...PAID.quote,
        plan: 'team',
        seats: 3,
        list: 539_64,
        amount: 269_82,
        percentOff: 50,
        isSavingShown: true,
      },
      seats: 3,
      taxes: [],
      total: 269_82,
    },
    [
      ['3 × Business in a Box Team', '$539.64'],
      ['Discount, 50%', '-$269.82'],
      ['Before tax', '$269.82'],
      ['Total charged', '$269.82 USD'],
    ],
  ],
  [
    'a price that has its tax in it',
    { taxes: [{ tax: 'VAT', rate: 20_000, amount: 49_98 }], total: 299_88 },
    [
      ['Business in a Box Basic', '$249.90'],
      ['Before tax', '$249.90'],
      ['VAT 20%', '$49.98'],
      ['Total charged', '$299.88 USD'],
    ],
  ],
])('writes %s as the order will', async (_case, changes, written) => {
  answering({ ...PAID, ...changes })
  await open()
  expect(lines()).toEqual(written)
})

it.each([
  ['a payment under way', { ...PAID, state: 'processing' }],
  ['a purchase that is only begun', { ...PAID, state: 'open' }],
  ['an answer of something else', ['a proxy']],
])('prints nothing of %s', async (_case, purchase) => {
  answering(purchase, { ...VIEW, order: null })
  await open()
  expect(state()).toBe('waiting')
  expect(fact('total')).toBe('')
  await vi.advanceTimersByTimeAsync(ORDER_FETCH_DELAY_MS)
  expect(state()).toBe('pending')
})

it('prints no purchase of this browser where the address names an order', async () => {
  history.replaceState(null, '', `/pricing/thank-you?number=${ORDER_NUMBER}`)
  answering(PAID)
  await open()
  expect(calls).not.toHaveBeenCalled()
  expect(state()).toBe('waiting')
})

it('writes nothing over an order that has come before it', async () => {
  let answerLate = (_answer: Response) => {}
  calls.mockImplementation((path) =>
    path === '/api/checkout'
      ? new Promise((resolve) => {
          answerLate = resolve
        })
      : Promise.resolve(Response.json(VIEW)),
  )
  await open()
  await vi.advanceTimersByTimeAsync(ORDER_FETCH_DELAY_MS)
  answerLate(Response.json({ ...PAID, taxes: [], total: 100 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('shown signed-in')
  expect(lines()).toEqual(SUMS)
})
