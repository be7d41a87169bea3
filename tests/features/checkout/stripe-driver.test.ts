import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChargeRequest } from '#features/checkout/payment-contract.ts'
import { stripeDriver } from '#features/checkout/server/drivers/stripe.ts'
import { NoticeError } from '#features/checkout/server/payment-driver.ts'
import { ACTION_LIFE_MIN } from '#lib/config/constants.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>

beforeAll(async () => {
  api = await startStripeApi()
})
afterAll(() => api.stop())

let count = 0

const requestOf = (changes: Partial<ChargeRequest> = {}): ChargeRequest => {
  count += 1
  return {
    key: `${count.toString(16).padStart(32, '0')}-1`,
    amount: 344_78,
    currency: 'USD',
    email: 'ann@company.example',
    language: 'fr',
    description: 'Business in a Box, Basic',
    method: 'card',
    methodToken: null,
    returnUrl: 'https://site.example/api/checkout/return',
    ...changes,
  }
}

const soon = () => AbortSignal.timeout(5000)

describe('payments by Stripe (S2 §4, §7)', () => {
  it('start once under their key, waiting for the page to confirm them', async () => {
    const driver = stripeDriver(api.settings)
    const request = requestOf()
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

  it('succeed as the buyer pays, and start again as what they are by then', async () => {
    const driver = stripeDriver(api.settings)
    const request = requestOf()
    const { paymentId } = await driver.start(request, soon())
    api.buyer.waits(paymentId)
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'pending' })
    api.buyer.pays(paymentId)
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'succeeded', reason: null })
    expect(await driver.start(request, soon())).toMatchObject({ paymentId, state: 'succeeded' })
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
  })

  it.each([
    ['card_declined', 'declined'],
    ['payment_intent_authentication_failure', 'authentication-failed'],
  ] as const)('that fail with %s can never be paid later', async (code, reason) => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(requestOf(), soon())
    api.buyer.isRefused(paymentId, code)
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'failed', reason })
    expect(() => api.buyer.pays(paymentId)).toThrow('Nothing is left to pay')
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'failed', reason })
  })

  it('that nobody confirms are given up, and can never be paid later either', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(requestOf(), soon())
    api.buyer.letsPass(paymentId, ACTION_LIFE_MIN - 1)
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'action' })
    api.buyer.letsPass(paymentId, 2)
    expect(await driver.look(paymentId, soon())).toMatchObject({
      state: 'failed',
      reason: 'abandoned',
    })
    expect(() => api.buyer.pays(paymentId)).toThrow('Nothing is left to pay')
  })

  it('by PayPal leave by navigation, and come back to the site', async () => {
    const driver = stripeDriver(api.settings)
    const request = requestOf({ method: 'paypal' })
    const { actionUrl, state } = await driver.start(request, soon())
    expect(state).toBe('action')
    expect(new URL(actionUrl ?? '').searchParams.get('return')).toBe(request.returnUrl)
    expect(await driver.start(request, soon())).toMatchObject({ actionUrl })
  })

  it('are refunded in parts, each once, and never more than was paid', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(requestOf(), soon())
    api.buyer.pays(paymentId)
    const part = { paymentId, key: `refund-${paymentId}`, amount: 100_00 }
    const first = await driver.refund(part, soon())
    expect(await driver.refund(part, soon())).toEqual(first)
    expect(first.refunded).toBe(100_00)
    await expect(
      driver.refund({ ...part, key: 'another-key', amount: 300_00 }, soon()),
    ).rejects.toMatchObject({ failure: { fault: 'refused', status: 400 } })
    expect(await driver.look(paymentId, soon())).toMatchObject({ refunded: 100_00 })
  })

  it('that are given back whole end their subscription, and are charged for no other year', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(requestOf(), soon())
    api.buyer.pays(paymentId)
    await driver.refund({ paymentId, key: `first-${paymentId}`, amount: 44_78 }, soon())
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
    const rest = { paymentId, key: `rest-${paymentId}`, amount: 300_00 }
    expect(await driver.refund(rest, soon())).toMatchObject({ refunded: 344_78 })
    expect(await driver.refund(rest, soon())).toMatchObject({ refunded: 344_78 })
    expect(await driver.showSubscription(paymentId, soon())).toBe('CANCELED')
    expect(await driver.look(paymentId, soon())).toMatchObject({ refunded: 344_78 })
  })

  it('that were paid before they were ended count as paid: no second charge may follow', async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(requestOf(), soon())
    api.buyer.pays(paymentId)
    const kept = api.subscriptions.get(paymentId)
    if (kept) kept.status = 'canceled'
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'succeeded' })
    expect(await driver.showSubscription(paymentId, soon())).not.toBe('ACTIVE')
  })

  it('by a method that the account has not are refused for good, and another one may follow', async () => {
    const driver = stripeDriver(api.settings)
    api.lacksPayPal(true)
    await expect(driver.start(requestOf({ method: 'paypal' }), soon())).rejects.toMatchObject({
      failure: { fault: 'refused', status: 422 },
    })
    expect(await driver.start(requestOf(), soon())).toMatchObject({ state: 'action' })
    api.lacksPayPal(false)
  })

  it('get over a short outage, and say so where it lasts', async () => {
    const driver = stripeDriver(api.settings)
    api.failNext(1)
    expect(await driver.start(requestOf(), soon())).toMatchObject({ state: 'action' })
    api.failNext(100)
    await expect(driver.start(requestOf(), soon())).rejects.toMatchObject({
      failure: { upstream: 'payment' },
    })
    api.failNext(0)
  }, 20_000)
})

describe('messages of Stripe', () => {
  const paid = async () => {
    const driver = stripeDriver(api.settings)
    const request = requestOf()
    const { paymentId } = await driver.start(request, soon())
    api.buyer.pays(paymentId)
    return { driver, paymentId, key: request.key }
  }

  it('name the purchase that they are about', async () => {
    const { driver, paymentId, key } = await paid()
    const intent = api.subscriptions.get(paymentId)?.intent.id
    const events = [
      { type: 'customer.subscription.updated', data: { object: { id: paymentId } } },
      {
        type: 'invoice.paid',
        data: { object: { parent: { subscription_details: { subscription: paymentId } } } },
      },
      { type: 'charge.refunded', data: { object: { payment_intent: intent } } },
    ]
    for (const event of events) {
      const { body, headers } = api.signed(event)
      expect(await driver.readNotice(body, headers), event.type).toMatchObject({ paymentId, key })
    }
  })

  it('are passed over where they concern no purchase', async () => {
    const { driver } = await paid()
    const { body, headers } = api.signed({ type: 'payout.paid', data: { object: { id: 'po_1' } } })
    expect(await driver.readNotice(body, headers)).toBeNull()
  })

  it.each([
    ['unsigned', {}, (headers: Headers) => headers.delete('Stripe-Signature')],
    ['signed with another secret', { secret: 'whsec_another_secret' }, () => undefined],
    ['older than five minutes', { ageS: 301 }, () => undefined],
  ] as const)('are refused when they are %s', async (_name, options, change) => {
    const { driver, paymentId } = await paid()
    const { body, headers } = api.signed(
      { type: 'customer.subscription.updated', data: { object: { id: paymentId } } },
      options,
    )
    change(headers)
    await expect(driver.readNotice(body, headers)).rejects.toThrow(NoticeError)
  })

  it('are refused when they were changed on the way', async () => {
    const { driver, paymentId } = await paid()
    const { body, headers } = api.signed({
      type: 'customer.subscription.updated',
      data: { object: { id: paymentId } },
    })
    await expect(driver.readNotice(body.replace('sub_', 'sub_x'), headers)).rejects.toThrow(
      NoticeError,
    )
  })
})
