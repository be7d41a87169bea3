import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { runPurchasePage } from '#features/orders/browser/run-purchase-page.ts'
import { ORDER_FETCH_DELAY_MS } from '#features/orders/browser/show-order.ts'
import {
  BudgetoThanksView,
  PurchaseThanksView,
} from '#features/orders/components/after-purchase.tsx'
import type { OrderView } from '#features/orders/order-view.ts'
import { ORDER_RETRY_PAUSES_MS } from '#features/orders/waits.ts'
import { DATA_LAYER } from '#lib/config/events.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { putServerHtml } from '../../support/server-html.ts'
import { EMAIL_DIGEST, ORDER, ORDER_NUMBER } from '../../support/shown-order.ts'

const VIEW: OrderView = {
  reference: 'PU-7K4M-92',
  order: { ...ORDER, emailDigest: EMAIL_DIGEST, coupon: 'save50' },
  isBuyer: true,
  isSignedIn: true,
}

const calls = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()

const answering = (view: unknown, status = 200) =>
  calls.mockImplementation(async (_path) => new Response(JSON.stringify(view), { status }))

const open = async (View = PurchaseThanksView, locale: Locale = 'en') => {
  document.documentElement.lang = locale
  await putServerHtml(<View locale={locale} claims={await loadClaims(locale)} />)
  vi.useFakeTimers()
  return startBehaviour(runPurchasePage)
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const state = () => document.querySelector<HTMLElement>('[data-purchase-page]')?.dataset.state

const facts = (name: string) =>
  [...document.querySelectorAll(`[data-fill="${name}"]`)].map(({ textContent }) => textContent)

const shownText = () =>
  [...document.querySelectorAll('[aria-live] > :not([hidden])')].map((part) => part.textContent)

const layer = (): object[] => Reflect.get(window, DATA_LAYER) ?? []

/** Beside the charge, which is asked for at once (`print-receipt.test.tsx`). */
const asked = () =>
  calls.mock.calls.map(([path]) => path).filter((path) => path !== '/api/checkout')

beforeEach(() => {
  vi.stubGlobal('fetch', calls)
  answering(VIEW)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  calls.mockReset()
  Reflect.deleteProperty(window, DATA_LAYER)
  localStorage.clear()
  history.replaceState(null, '', '/')
  consentState.setState(UNKNOWN_CONSENT)
})

describe('the order on the page that thanks', () => {
  it('is asked for three seconds after arriving, and not before (S2 §4)', async () => {
    await open()
    await after(ORDER_FETCH_DELAY_MS - 1)
    expect(asked()).toEqual([])
    expect(state()).toBe('waiting')
    await after(1)
    expect(asked()).toEqual(['/api/order'])
    expect(state()).toBe('shown signed-in')
  })

  it('is written into the receipt as the language of the page writes it', async () => {
    await open(PurchaseThanksView, 'de')
    await after(ORDER_FETCH_DELAY_MS)
    expect(facts('orderNumber')).toEqual([ORDER_NUMBER])
    expect(facts('receiptNumber')).toEqual(['R-000042'])
    expect(facts('paidAt')).toEqual(['23.\u00A0November\u00A02026', '23.\u00A0November\u00A02026'])
    expect(facts('item')).toEqual(['Business in a Box Basic'])
    expect(facts('subtotal')).toEqual(['299,88\u00a0$'])
    expect(facts('total')).toEqual(['344,78\u00a0USD'])
    expect(facts('userEmail')).toEqual([ORDER.userEmail])
    // It breaks behind its sign, where it must.
    expect(document.querySelectorAll('[data-fill="userEmail"] > wbr')).toHaveLength(1)
    const taxes = [...document.querySelectorAll<HTMLElement>('[data-tax]')]
    expect(taxes.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)).toEqual([
      'GST 5\u00a0%14,99\u00a0$',
      'QST 9,975\u00a0%29,91\u00a0$',
    ])
  })

  it('names the currency once, also where the language writes it into the amount', async () => {
    await open(PurchaseThanksView, 'fr')
    await after(ORDER_FETCH_DELAY_MS)
    expect(facts('total')).toEqual([expect.stringMatching(/^344,78.\$.US$/)])
  })

  it('shows what was given back, and no line of a tax that there is not', async () => {
    answering({ ...VIEW, order: { ...VIEW.order, taxes: [], refunded: 5000 } })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(facts('refunded')).toEqual(['-$50.00'])
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
    expect(rows.map(({ hidden }) => hidden)).toEqual([true, true, false, false])
  })

  it('writes each item on a line of its own, as text', async () => {
    const items = [
      { sku: 'a', productName: '<img src=x>', unitPrice: 10, quantity: 2, list: 2000 },
      { sku: 'b', productName: 'Drive', unitPrice: 0.1, quantity: 3, list: 30 },
    ]
    answering({ ...VIEW, order: { ...VIEW.order, items } })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(facts('item')).toEqual(['2 × <img src=x>', '3 × Drive'])
    expect(facts('price')).toEqual(['$20.00', '$0.30'])
    expect(document.querySelector('img')).toBeNull()
  })

  it('tells the owner of an older account to log in', async () => {
    answering({ ...VIEW, isSignedIn: false })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(state()).toBe('shown own-sign-in')
  })

  it.each([
    ['an outage', () => answering({}, 503)],
    ['a lost connection', () => calls.mockRejectedValue(new TypeError('lost'))],
    ['an answer of something else', () => answering(['a proxy'])],
    ['no order of this browser', () => answering({}, 404)],
  ])(
    'says what happens next in place of it after %s, and goes on asking three times',
    async (_case, fail) => {
      fail()
      await open()
      await after(ORDER_FETCH_DELAY_MS)
      expect(state()).toBe('missing')
      expect(shownText()).toEqual([expect.stringContaining('nothing is lost')])
      await after(60_000)
      expect(asked()).toHaveLength(1 + ORDER_RETRY_PAUSES_MS.length)
    },
  )

  it('gives the reference while the payment is not confirmed, and the receipt as soon as it is', async () => {
    answering({ ...VIEW, order: null })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(state()).toBe('pending')
    expect(facts('reference')).toEqual(['PU-7K4M-92'])
    answering(VIEW)
    await after(ORDER_RETRY_PAUSES_MS[0])
    expect(state()).toBe('shown signed-in')
    await after(60_000)
    expect(asked()).toHaveLength(2)
  })

  it('asks for the order of the account that the address names', async () => {
    history.replaceState(null, '', `/pricing/thank-you?number=${ORDER_NUMBER}&x=1`)
    answering({ ...VIEW, isBuyer: false })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(asked()).toEqual([`/api/order?number=${ORDER_NUMBER}`])
    expect(layer()).toEqual([])
  })

  it('asks nobody once the page is left', async () => {
    const { leave } = await open()
    leave()
    await after(60_000)
    expect(asked()).toEqual([])
  })
})

describe('the e-commerce event (S2 §4)', () => {
  it('empties the layer’s order first, and has no tax in its value', async () => {
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(layer()).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: ORDER_NUMBER,
          currency: 'USD',
          value: 299.88,
          tax: 44.9,
          coupon: 'save50',
          items: [
            {
              item_id: 'BIB-BASIC-Y',
              item_name: 'Business in a Box Basic',
              price: 299.88,
              quantity: 1,
            },
          ],
        },
      },
    ])
  })

  it('is pushed once, also after a reload', async () => {
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    vi.useRealTimers()
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(state()).toBe('shown signed-in')
    expect(layer()).toHaveLength(2)
  })

  it('has the digest of the address where the visitor accepted, and never the address', async () => {
    consentState.setState({ choice: 'accepted' })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(layer()[1]).toMatchObject({ user_data: { sha256_email_address: EMAIL_DIGEST } })
    expect(JSON.stringify(layer()).toLowerCase()).not.toContain('example.org')
  })

  it('is not pushed, nor anything kept, where they declined', async () => {
    consentState.setState({ choice: 'declined' })
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(state()).toBe('shown signed-in')
    expect(layer()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})

describe('the partner', () => {
  it('is told of an order of the budgeting app', async () => {
    await open(BudgetoThanksView)
    await after(ORDER_FETCH_DELAY_MS)
    expect(asked()).toEqual(['/api/order', '/api/partner-notify'])
  })

  it('is told of no other', async () => {
    await open()
    await after(ORDER_FETCH_DELAY_MS)
    expect(asked()).toEqual(['/api/order'])
  })
})
