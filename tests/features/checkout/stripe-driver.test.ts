import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'
import { renewalOf } from './subscription-driver-suite.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>

beforeAll(async () => {
  api = await startStripeApi()
})
afterAll(() => api.stop())

const soon = () => AbortSignal.timeout(5000)

describe('payments by Stripe (S2 §4, §7)', () => {
  it('start once under their key, waiting for the page to confirm them', async () => {
    const driver = stripeDriver(api.settings)
    const request = chargeRequest()
    const [first, second] = await Promise.all([
      driver.start(request, soon()),
      driver.start(request, soon()),
    ])
    expect(second.paymentId).toBe(first.paymentId)
    expect(first).toMatchObject({
      key: request.key,
      state: 'action',
      actionUrl: null,
      amount: { amount: 344_78, currency: 'USD' },
      refunded: 0,
    })
    expect(first.clientSecret).toMatch(/_secret$/)
    expect(await driver.showSubscription(first.paymentId, soon())).toBe('INCOMPLETE')
  })

  it('are of a first year alone: Stripe begins no second one by itself', async () => {
    const driver = stripeDriver(api.settings)
    await driver.start(chargeRequest(), soon())
    const made = api.calls.filter(({ path }) => path === '/v1/subscriptions').at(-1)
    expect(new URLSearchParams(made?.body).get('cancel_at_period_end')).toBe('true')
  })

  it('end with their subscription, once and again, and not while Stripe is away', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    api.failNext(100)
    await expect(driver.subscription.end(paymentId, soon())).rejects.toMatchObject({
      failure: { upstream: 'payment' },
    })
    api.failNext(0)
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
    await driver.subscription.end(paymentId, soon())
    expect(await driver.showSubscription(paymentId, soon())).toBe('CANCELED')
    await driver.subscription.end(paymentId, soon())
  }, 60_000)

  it('succeed as the buyer pays, and start again as what they are by then', async () => {
    const driver = stripeDriver(api.settings)
    const request = chargeRequest()
    const { paymentId } = await driver.start(request, soon())
    api.buyer.waits(paymentId)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ state: 'pending' })
    api.buyer.pays(paymentId)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({
      state: 'succeeded',
      reason: null,
    })
    expect(await driver.start(request, soon())).toMatchObject({ paymentId, state: 'succeeded' })
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
  })

  it.each([
    ['card_declined', 'declined'],
    ['payment_intent_authentication_failure', 'authentication-failed'],
  ] as const)('that fail with %s can never be paid later', async (code, reason) => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.isRefused(paymentId, code)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ state: 'failed', reason })
    expect(() => api.buyer.pays(paymentId)).toThrow('Nothing is left to pay')
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ state: 'failed', reason })
  })

  it('that nobody confirms are given up, and can never be paid later either', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.letsPass(paymentId, ACTION_LIFE_MIN - 1)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ state: 'action' })
    api.buyer.letsPass(paymentId, 2)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({
      state: 'failed',
      reason: 'abandoned',
    })
    expect(() => api.buyer.pays(paymentId)).toThrow('Nothing is left to pay')
  })

  it('by PayPal leave by navigation, and come back to the site', async () => {
    const driver = stripeDriver(api.settings)
    const request = chargeRequest({ method: 'paypal' })
    const { actionUrl, state } = await driver.start(request, soon())
    expect(state).toBe('action')
    expect(new URL(actionUrl ?? '').searchParams.get('return')).toBe(request.returnUrl)
    expect(await driver.start(request, soon())).toMatchObject({ actionUrl })
  })

  it('are refunded in parts, each once, and never more than was paid', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    const part = { paymentId, key: `refund-${paymentId}`, amount: 100_00 }
    const first = await driver.refund(part, soon())
    expect(await driver.refund(part, soon())).toEqual(first)
    expect(first.refunded).toBe(100_00)
    await expect(
      driver.refund({ ...part, key: 'another-key', amount: 300_00 }, soon()),
    ).rejects.toMatchObject({ failure: { fault: 'refused', status: 400 } })
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 100_00 })
  })

  it('that are given back whole end their subscription, and are charged for no other year', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    await driver.refund({ paymentId, key: `first-${paymentId}`, amount: 44_78 }, soon())
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
    const rest = { paymentId, key: `rest-${paymentId}`, amount: 300_00 }
    expect(await driver.refund(rest, soon())).toMatchObject({ refunded: 344_78 })
    expect(await driver.refund(rest, soon())).toMatchObject({ refunded: 344_78 })
    expect(await driver.showSubscription(paymentId, soon())).toBe('CANCELED')
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 344_78 })
  })

  it('that were paid before they were ended count as paid: no second charge may follow', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    api.buyer.isEnded(paymentId)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ state: 'succeeded' })
    expect(await driver.showSubscription(paymentId, soon())).not.toBe('ACTIVE')
  })

  it('that were paid while we gave them up count as paid', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.letsPass(paymentId, ACTION_LIFE_MIN + 1)
    const look = driver.retrieve(paymentId, soon())
    api.buyer.pays(paymentId)
    expect(await look).toMatchObject({ state: 'succeeded' })
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
  })

  it('are ended for another choice only while nobody has paid', async () => {
    const driver = stripeDriver(api.settings)
    const [left, paid, never] = [chargeRequest(), chargeRequest(), chargeRequest()]
    const { paymentId } = await driver.start(left, soon())
    expect(await driver.end({ request: left, paymentId }, soon())).toMatchObject({
      state: 'failed',
      reason: 'abandoned',
    })
    expect(() => api.buyer.pays(paymentId)).toThrow('Nothing is left to pay')
    const started = await driver.start(paid, soon())
    api.buyer.pays(started.paymentId)
    const ended = { request: paid, paymentId: started.paymentId }
    expect(await driver.end(ended, soon())).toMatchObject({ state: 'succeeded' })
    expect(await driver.end({ request: never, paymentId: null }, soon())).toMatchObject({
      state: 'failed',
    })
    expect(await driver.start(never, soon())).toMatchObject({ state: 'failed' })
  })

  it('that a card was refused for before count as waiting while the next one is asked for', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.isRefused(paymentId)
    Object.assign(api.buyer.intentOf(paymentId), { status: 'requires_action' })
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ state: 'action' })
  })

  it('say on the statement what they are', async () => {
    const driver = stripeDriver(api.settings)
    await driver.start(chargeRequest({ description: 'Business in a Box Statement' }), soon())
    const made = api.calls.findLast(({ body }) => body.includes('statement_descriptor'))
    const told = new URLSearchParams(made?.body).get('statement_descriptor')
    expect(told).toBe('Business in a Box')
  })

  it('stay the first year’s when another year has been charged, refunds too', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    const invoices = api.store.invoice.size
    api.buyer.yearPasses(paymentId)
    // Stripe begins no year by itself (docs/decisions/045).
    expect(api.store.invoice.size).toBe(invoices)
    const later = await driver.subscription.charge(renewalOf(paymentId), soon())
    expect(later).toMatchObject({ state: 'succeeded' })
    const refund = { paymentId, key: `first-year-${paymentId}`, amount: 100_00 }
    expect(await driver.refund(refund, soon())).toMatchObject({ refunded: 100_00 })
    const [made] = [...api.store.refund.values()].slice(-1)
    expect(made?.payment_intent).toBe(api.buyer.intentOf(paymentId).id)
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 100_00 })
  })

  it('by a method that the account has not are refused for good, and another one may follow', async () => {
    const driver = stripeDriver(api.settings)
    api.account.hasPayPal = false
    await expect(driver.start(chargeRequest({ method: 'paypal' }), soon())).rejects.toMatchObject({
      failure: { fault: 'refused', status: 422 },
    })
    expect(await driver.start(chargeRequest(), soon())).toMatchObject({ state: 'action' })
    api.account.hasPayPal = true
  })

  it('get over a short outage, and say so where it lasts', async () => {
    const driver = stripeDriver(api.settings)
    api.failNext(1)
    expect(await driver.start(chargeRequest(), soon())).toMatchObject({ state: 'action' })
    api.failNext(100)
    await expect(driver.start(chargeRequest(), soon())).rejects.toMatchObject({
      failure: { upstream: 'payment' },
    })
    api.failNext(0)
  }, 60_000)
})
