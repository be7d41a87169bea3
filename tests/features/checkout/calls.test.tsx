import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkoutCalls } from '#features/checkout/components/behaviour/calls.ts'
import { TIME_ZONE_HEADER } from '#features/checkout/payment-terms.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { checkoutViewWith, totalsWith } from '../../support/checkout-view.ts'
import { json, problem, startUpstream, type UpstreamServer } from '../../support/upstream-server.ts'

declare global {
  /** What happy-dom lets a test set. */
  var happyDOM: {
    setURL: (url: string) => void
    settings: { device: { prefersReducedMotion: string } }
  }
}

let site: UpstreamServer

beforeEach(async () => {
  site = await startUpstream()
  happyDOM.setURL(`${site.url}/pricing/checkout`)
})

afterEach(() => site.close())

const order: Parameters<typeof checkoutCalls.pay>[0] = {
  language: 'en',
  method: 'paypal',
  methodToken: null,
  buyer: {
    email: 'ann@company.example',
    firstName: 'Ann',
    lastName: 'Lee',
    nameOnCard: null,
    phone: null,
    country: 'DE',
    province: null,
    company: null,
    taxNumber: null,
    street: null,
    city: null,
    postalCode: null,
  },
  seats: 1,
  shownTotal: 299_88,
  shownCurrency: 'USD',
  consent: { version: 'renewal-2026-11', language: 'en', digest: 'abcdef0123456789' },
}

const place: Parameters<typeof checkoutCalls.total>[0] = {
  language: 'en',
  country: 'CA',
  province: 'QC',
  taxNumber: null,
  seats: 1,
}

const refused = (status: number, body: Record<string, unknown>) =>
  json(status, body, { 'Content-Type': 'application/problem+json; charset=utf-8' })

describe('the calls of the checkout', () => {
  it('ask for the purchase of this browser', async () => {
    const view = checkoutViewWith()
    site.reply = json(200, view)
    expect(await checkoutCalls.view()).toEqual({ kind: 'view', view })
    expect(site.seen[0]).toMatchObject({ method: 'GET', path: API_PATHS.checkout })
  })

  it('take an answer that is none for no answer', async () => {
    site.reply = json(200, { state: 'open' })
    expect(await checkoutCalls.view()).toEqual({ kind: 'unreached' })
    site.reply = problem(502, { title: 'Bad gateway' })
    expect(await checkoutCalls.status()).toEqual({ kind: 'unreached' })
  })

  it('know a browser without purchase', async () => {
    site.reply = (_request, response) => response.writeHead(204).end()
    expect(await checkoutCalls.view()).toEqual({ kind: 'missing' })
    site.reply = refused(404, { code: 'no-purchase' })
    expect(await checkoutCalls.pay(order)).toEqual({ kind: 'missing' })
  })

  it.each([
    [409, 'active-licence'],
    [409, 'attempt-open'],
    [409, 'consent-changed'],
    [502, 'buy-failed'],
    [403, 'captcha-failed'],
  ] as const)('%i %s is why nothing was bought', async (status, code) => {
    site.reply = refused(status, { code })
    expect(await checkoutCalls.pay(order)).toEqual({ kind: 'refused', code, totals: undefined })
    // An order that was refused is not sent again by itself.
    expect(site.seen).toHaveLength(1)
  })

  it('bring the figures of a total that has changed', async () => {
    const { isCountryServed: _served, currency: _currency, ...figures } = totalsWith({ total: 1 })
    site.reply = refused(409, { code: 'total-changed', ...figures })
    const totals = totalsWith({ total: 1 })
    expect(await checkoutCalls.pay(order)).toEqual({
      kind: 'refused',
      code: 'total-changed',
      totals,
    })
  })

  it('tell of limits and of fields', async () => {
    site.reply = refused(429, {})
    expect(await checkoutCalls.pay(order)).toEqual({ kind: 'limited' })
    site.reply = refused(422, { fields: ['phone'] })
    expect(await checkoutCalls.pay(order)).toEqual({ kind: 'invalid', fields: ['phone'] })
  })

  it('say whose days the browser reads', async () => {
    const { signal } = new AbortController()
    site.reply = json(200, {})
    await checkoutCalls.view()
    await checkoutCalls.pay(order)
    await checkoutCalls.total(place, signal)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const told = site.seen.map(({ headers }) => headers[TIME_ZONE_HEADER.toLowerCase()])
    expect(told).toEqual([timeZone, timeZone, timeZone])
  })

  it('have no total where none comes', async () => {
    const { signal } = new AbortController()
    site.reply = json(200, totalsWith())
    expect(await checkoutCalls.total(place, signal)).toEqual(totalsWith())
    site.reply = problem(503, { title: 'Unavailable' })
    expect(await checkoutCalls.total(place, signal)).toBeNull()
  })
})
