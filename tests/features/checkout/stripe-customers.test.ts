import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeClient } from '#features/checkout/provider/stripe-client.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>

beforeAll(async () => {
  api = await startStripeApi()
})
afterAll(() => api.stop())

const soon = () => AbortSignal.timeout(5000)

describe('what payments by Stripe stand on', () => {
  it('is one product for a plan, and one customer for an address', async () => {
    const driver = stripeDriver(api.settings)
    const [products, customers] = [api.store.product.size, api.store.customer.size]
    const email = 'one.buyer@company.example'
    await driver.start(chargeRequest({ email, description: 'Business in a Box Team' }), soon())
    const again = { email: email.toUpperCase(), description: 'Business in a Box Team' }
    await driver.start(chargeRequest(again), soon())
    expect(api.store.product.size - products).toBe(1)
    expect(api.store.customer.size - customers).toBe(1)
    expect([...api.store.product.keys()]).toContain('business-in-a-box-team')
  })

  it('is no customer of what else the owner sells, and another one for another currency', async () => {
    const driver = stripeDriver(api.settings)
    const email = 'two.currencies@company.example'
    const other = await stripeClient(api.settings, 5000).customers.create({ email })
    const customers = api.store.customer.size
    const dollars = await driver.start(chargeRequest({ email }), soon())
    api.buyer.pays(dollars.paymentId)
    const euros = await driver.start(chargeRequest({ email, currency: 'EUR' }), soon())
    expect(euros).toMatchObject({ state: 'action' })
    expect(api.store.customer.size - customers).toBe(2)
    const used = [...api.store.subscription.values()].map(({ customer }) => customer)
    expect(used).not.toContain(other.id)
  })

  it('is a new customer where the owner has deleted the old one', async () => {
    const driver = stripeDriver(api.settings)
    const email = 'deleted@company.example'
    for (const _time of [1, 2]) {
      const { paymentId, state } = await driver.start(chargeRequest({ email }), soon())
      expect(state).toBe('action')
      api.buyer.deletesCustomer(api.store.subscription.get(paymentId)?.customer ?? '')
    }
    expect(await driver.start(chargeRequest({ email }), soon())).toMatchObject({ state: 'action' })
  })

  it('is no charge for an address that Stripe does not take, and never one to ask for again', async () => {
    const driver = stripeDriver(api.settings)
    const request = chargeRequest({ email: 'jürgen@company.example' })
    const refused = { failure: { fault: 'refused', status: 422, code: 'email_invalid' } }
    await expect(driver.start(request, soon())).rejects.toMatchObject(refused)
    await expect(driver.end({ request, paymentId: null }, soon())).rejects.toMatchObject(refused)
  })

  it.each([
    ['card', ['POST /v1/customers']],
    ['card', ['POST /v1/subscriptions']],
    ['paypal', ['POST /v1/payment_intents/{id}/confirm']],
  ] as const)('locks nobody out where it broke: by %s, %s', async (method, breaks) => {
    const driver = stripeDriver(api.settings)
    const request = chargeRequest({ method, email: `${method}@broken.example` })
    api.account.breaks = [...breaks]
    const { paymentId, state } = await driver.start(request, soon())
    expect(state).toBe('action')
    expect(await driver.end({ request, paymentId: null }, soon())).toMatchObject({
      paymentId,
      state: 'failed',
    })
  })
})
