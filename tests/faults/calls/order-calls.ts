import { Window } from 'happy-dom'
import { NextRequest } from 'next/server'
import { vi } from 'vitest'
import {
  newPurchaseSecret,
  purchaseIdIn,
  purchaseIdOf,
} from '#features/checkout/server/own-purchase.ts'
import { runPurchasePage } from '#features/orders/browser/run-purchase-page.ts'
import { PURCHASE_PAGE } from '#features/orders/purchase-page.ts'
import { clickbankProof } from '#features/orders/server/clickbank-proof.ts'
import { clickbank } from '#features/orders/server/clickbank.ts'
import { order } from '#features/orders/server/order.ts'
import type { MarketplaceSite } from '#features/orders/server/orders-site.ts'
import { packageOfLink } from '#features/orders/server/package.ts'
import { partnerNotify } from '#features/orders/server/partner-notify.ts'
import { signIn } from '#features/signup/server/sign-in.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { ORDER, purchaseOf } from '../../support/shown-order.ts'
import { json } from '../../support/upstream-server.ts'
import {
  cameOf,
  faultSite,
  SECRETS,
  stands,
  type Came,
  type Failing,
  type FaultCall,
  type Seen,
} from '../fault-call.ts'
import { answerIn, withFetch } from '../replay.ts'

const SECRET = newPurchaseSecret()
const ID = purchaseIdOf(SECRET)
const BOUGHT = purchaseOf(ID, { quote: { ...purchaseOf(ID).quote, offer: '/budgeto/buy' } })
const TOKEN = 'canary-package-0123456789'

const VENDOR = 'CANARY-OF-THE-VENDOR'

const SOLD = Math.floor(Date.now() / 1000)

const RECEIPT = {
  cbreceipt: 'ABCD1234',
  item: '1',
  time: `${SOLD}`,
  cbpop: clickbankProof({ cbreceipt: 'ABCD1234', item: '1', time: SOLD }, VENDOR),
  cname: SECRETS.text,
  cemail: SECRETS.email,
}

const sound: FaultCall['sound'] = (request, response) => {
  const { path, method } = request
  const known: readonly (readonly [boolean, object])[] = [
    [path.includes('/order/'), { ...ORDER, userEmail: SECRETS.email }],
    [
      path.includes('/bib-pkg/'),
      { token: TOKEN, state: 'open', plan: 'basic', saveRelative: null, valueRegular: null },
    ],
    [
      path.includes('/clickbank'),
      {
        userId: 'u-1',
        isActive: true,
        signIn: null,
        orderDetails: { orderId: 'ABCD1234', amount: 299.88, sku: 'S', product: 'P', fname: 'E' },
        receivedAt: new Date().toISOString(),
      },
    ],
    [method === 'GET', BOUGHT],
  ]
  const [, body] = known.find(([is]) => is) ?? [true, {}]
  json(200, body)(request, response)
}

type Asking = { handle: Handle<MarketplaceSite>; path: string; body?: object }

const asking =
  ({ handle, path, body }: Asking) =>
  async (failing: Failing) => {
    const made = faultSite(failing, { userServiceUrl: failing.url, clickbankSecret: VENDOR })
    const request = new NextRequest(`http://10.0.0.5:3000${path}`, {
      method: path.startsWith('/api/order') || path.includes('?') ? 'GET' : 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        Cookie: `b_purchase=${SECRET}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const site = { ...made.site, purchaseIdIn, signIn, now: () => new Date() }
    return { came: await cameOf(await answer(handle, { request, site })), made }
  }

type PurchasePage = { kind: string; address: string }

/** The state that a page of a purchase comes to, as its script leaves it. */
const stateOf = ({ kind, address }: PurchasePage, came: Came): Promise<string> =>
  withFetch(came, async () => {
    const window = new Window({ url: address })
    const { document } = window
    document.documentElement.lang = 'en'
    document.body.innerHTML = `<main ${PURCHASE_PAGE}="${kind}" data-onward="#onward"></main>`
    const names = {
      window,
      document,
      reportError: () => undefined,
      location: window.location,
      history: window.history,
      sessionStorage: window.sessionStorage,
      HTMLElement: window.HTMLElement,
      HTMLInputElement: window.HTMLInputElement,
    }
    for (const [name, value] of Object.entries(names)) vi.stubGlobal(name, value)
    const left = new AbortController()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const run = Promise.resolve(runPurchasePage(left.signal))
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    await run
    const state = document.querySelector('main')?.dataset['state'] ?? ''
    await window.happyDOM.close()
    return state
  })

const RECEIPT_ADDRESS = `https://site.example/clickbank/receipt?${new URLSearchParams(RECEIPT)}`

const seenOfReceipt = async (came: Came): Promise<Seen> => {
  const state = await stateOf({ kind: 'receipt', address: RECEIPT_ADDRESS }, came)
  return state === 'waiting'
    ? stands('the page that thanks')
    : {
        message: `clickbankReceipt.${state}.text`,
        shows: 'in the page, with the button that tries again',
        ways: ['clickbankReceipt.retry', 'clickbankReceipt.support'],
      }
}

/** Somebody has bought. */
export const ORDER_CALLS: readonly FaultCall[] = [
  {
    upstream: 'user',
    what: 'the receipt after paying',
    sound,
    ask: asking({ handle: order, path: '/api/order' }),
    see: async (came) => {
      const state = await stateOf({ kind: 'order', address: 'https://site.example/' }, came)
      if (state.startsWith('shown')) return stands('the receipt')
      return {
        message: `receipt.${state}.text`,
        shows: 'in the page, which has asked four times',
        ways: ['receipt.support'],
      }
    },
  },
  {
    upstream: 'user',
    what: 'a partner’s link',
    sound,
    ask: asking({ handle: packageOfLink, path: `/api/package?token=${TOKEN}` }),
    see: async (came) => {
      const address = `https://site.example/budgeto/buy/${TOKEN}`
      const state = await stateOf({ kind: 'package', address }, came)
      if (state === 'open') return stands('that the link is valid')
      return { message: `budgetoBuy.link.${state}.text`, shows: 'beside the button that buys' }
    },
  },
  {
    upstream: 'user',
    what: 'a receipt of the marketplace',
    sound,
    ask: asking({
      handle: clickbank,
      path: '/api/clickbank',
      body: { ...RECEIPT, language: 'en' },
    }),
    see: seenOfReceipt,
  },
  {
    upstream: 'user',
    what: 'that a partner is told of an order',
    sound,
    ask: asking({ handle: partnerNotify, path: '/api/partner-notify' }),
    see: (came) =>
      answerIn(came).status === 204
        ? stands('the receipt; the partner knows')
        : stands('the receipt; the partner is told when the page is opened again'),
  },
]
