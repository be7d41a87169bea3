import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runPurchasePage } from '#features/orders/browser/run-purchase-page.ts'
import { ClickbankReceiptView } from '#features/orders/components/clickbank-receipt-view.tsx'
import { ClickbankThanksView } from '#features/orders/components/clickbank-thanks-view.tsx'
import { DATA_LAYER } from '#lib/config/events.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const QUERY =
  'cbreceipt=ABCD1234&time=1790000000&item=1&cbpop=0A1B2C3D&cname=Eva%20M&cemail=eva%40example.org'
const ORDER = {
  orderId: 'ABCD1234',
  amount: 299.88,
  sku: 'BIB-BASIC-Y',
  product: 'Business in a Box Basic',
  fname: 'Eva',
  currency: 'USD',
  licence: 'active',
}

const calls = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()

const answering = (body: unknown, status = 200) =>
  calls.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

const open = async (path: string, View = ClickbankReceiptView) => {
  history.replaceState(null, '', path)
  document.documentElement.lang = 'en'
  await putServerHtml(<View locale="en" claims={await loadClaims('en')} />)
  // Nothing leads out of the page of a test.
  const root = document.querySelector<HTMLElement>('[data-onward]')
  if (root) root.dataset.onward = '#onward'
  startBehaviour(runPurchasePage)
}

const state = () => document.querySelector<HTMLElement>('[data-purchase-page]')?.dataset.state

const layer = (): object[] => Reflect.get(window, DATA_LAYER) ?? []

const sent = () =>
  calls.mock.calls.map(([, init]): unknown =>
    JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', calls)
  answering(ORDER)
})

afterEach(() => {
  vi.unstubAllGlobals()
  calls.mockReset()
  sessionStorage.clear()
  localStorage.clear()
  Reflect.deleteProperty(window, DATA_LAYER)
  history.replaceState(null, '', '/')
})

describe('the page that the marketplace sends a buyer to', () => {
  it('takes the receipt out of the address before anything else, and leaves the rest there', async () => {
    calls.mockReturnValue(new Promise(() => undefined))
    await open(`/start/cb?${QUERY}&utm_source=cb`)
    expect(location.search).toBe('?utm_source=cb')
    expect(sent()).toEqual([
      {
        cbreceipt: 'ABCD1234',
        time: '1790000000',
        item: '1',
        cbpop: '0A1B2C3D',
        cname: 'Eva M',
        cemail: 'eva@example.org',
        language: 'en',
      },
    ])
  })

  it('leads on once the receipt is taken', async () => {
    await open(`/start/cb?${QUERY}`)
    await vi.waitFor(() => expect(location.hash).toBe('#onward'))
    expect(JSON.parse(sessionStorage.getItem('b_bought') ?? '')).toEqual(ORDER)
  })

  it('leads on again after a reload, without asking', async () => {
    sessionStorage.setItem('b_bought', JSON.stringify(ORDER))
    await open('/start/cb')
    expect(location.hash).toBe('#onward')
    expect(calls).not.toHaveBeenCalled()
  })

  it.each([
    [403, 'unconfirmed'],
    [404, 'unconfirmed'],
    [422, 'unconfirmed'],
    [409, 'used'],
    [429, 'failed'],
    [503, 'failed'],
  ])('says what is the matter after a %i', async (status, shown) => {
    answering({}, status)
    await open(`/start/cb?${QUERY}`)
    await vi.waitFor(() => expect(state()).toBe(shown))
    const note = document.querySelector<HTMLElement>(`.order-note[data-while="${shown}"]`)
    expect(note?.hidden).toBe(false)
  })

  it('tries again with what it took out of the address', async () => {
    answering({}, 503)
    await open(`/start/cb?${QUERY}`)
    await vi.waitFor(() => expect(state()).toBe('failed'))
    answering(ORDER)
    document.querySelector<HTMLElement>('[data-retry]')?.click()
    await vi.waitFor(() => expect(location.hash).toBe('#onward'))
    expect(sent()[1]).toEqual(sent()[0])
  })

  it('says that an address has no receipt', async () => {
    await open('/start/cb')
    expect(state()).toBe('missing')
    expect(calls).not.toHaveBeenCalled()
  })
})

describe('the page that thanks for what was bought there', () => {
  it('shows the order of this tab, and tells the data layer once', async () => {
    sessionStorage.setItem('b_bought', JSON.stringify(ORDER))
    await open('/start/cb/thank-you', ClickbankThanksView)
    expect(state()).toBe('shown active')
    expect(document.querySelector('[data-fill="orderNumber"]')?.textContent).toBe('ABCD1234')
    expect(document.querySelector('[data-fill="total"]')?.textContent).toBe('$299.88 USD')
    await open('/start/cb/thank-you', ClickbankThanksView)
    expect(layer()).toHaveLength(2)
    expect(layer()[1]).toMatchObject({
      event: 'purchase',
      ecommerce: { transaction_id: 'ABCD1234', value: 299.88, currency: 'USD' },
    })
    expect(JSON.stringify(layer())).not.toContain('Eva')
  })

  it('says no amount where the marketplace alone knows it, and counts none', async () => {
    sessionStorage.setItem('b_bought', JSON.stringify({ ...ORDER, amount: null }))
    await open('/start/cb/thank-you', ClickbankThanksView)
    const total = document.querySelector<HTMLElement>('[data-fill="total"]')
    expect(total?.closest<HTMLElement>('[data-row]')?.hidden).toBe(true)
    expect(document.body.textContent).not.toContain('299')
    expect(layer()[1]).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'ABCD1234',
        currency: 'USD',
        items: [{ item_id: 'BIB-BASIC-Y', item_name: 'Business in a Box Basic', quantity: 1 }],
      },
    })
  })

  it.each(['opened', 'active', 'none'] as const)(
    'says what has become of the licence, and leads on by it: %s',
    async (licence) => {
      sessionStorage.setItem('b_bought', JSON.stringify({ ...ORDER, licence }))
      await open('/start/cb/thank-you', ClickbankThanksView)
      const shown = [...document.querySelectorAll<HTMLElement>('a[data-while]')].filter(
        ({ hidden }) => !hidden,
      )
      const ways = { opened: '/api/hand-off', active: '/api/log-in', none: '/l/f' }
      expect(shown.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([ways[licence]])
      expect(document.querySelector<HTMLElement>(`p[data-while="${licence}"]`)?.hidden).toBe(false)
    },
  )

  it.each(['null', '{"orderId":1}', 'damaged"'])(
    'has no order of a tab that keeps %s',
    async (kept) => {
      sessionStorage.setItem('b_bought', kept)
      await open('/start/cb/thank-you', ClickbankThanksView)
      expect(state()).toBe('missing')
      expect(layer()).toEqual([])
    },
  )
})
