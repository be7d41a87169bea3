import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const bought = async () => {
  const driver = stripeDriver(api.settings)
  const { paymentId: providerId } = await driver.start(chargeRequest(), soon())
  api.buyer.pays(providerId)
  return { driver, providerId }
}

describe('later charges by Stripe (decision 040)', () => {
  it('are charged again once the first year has ended at Stripe, and what was refused can be taken no more', async () => {
    const { driver, providerId } = await bought()
    api.buyer.isEnded(providerId)
    const wanted = renewalOf(providerId)
    expect(await driver.subscription.charge(wanted, soon())).toMatchObject({ state: 'succeeded' })
    api.buyer.leavesMethod(providerId, 'declined')
    const { paymentId, state } = await driver.subscription.charge(renewalOf(providerId), soon())
    expect(state).toBe('failed')
    expect(api.store.payment_intent.get(paymentId)?.status).toBe('canceled')
  })

  it('fail without a method, as with one that is refused', async () => {
    const { driver, providerId } = await bought()
    Object.assign(api.store.subscription.get(providerId) ?? {}, { default_payment_method: null })
    expect(await driver.subscription.method(providerId, soon())).toBeNull()
    expect(await driver.subscription.charge(renewalOf(providerId), soon())).toMatchObject({
      state: 'failed',
      reason: 'declined',
    })
  })

  it('are found under their key among more than a page of payments, long after Stripe has forgotten the key', async () => {
    const { driver, providerId } = await bought()
    const wanted = renewalOf(providerId)
    const { paymentId } = await driver.subscription.charge(wanted, soon())
    const made = api.store.payment_intent.get(paymentId)
    if (!made) throw new Error('Nothing was charged')
    for (let number = 0; number < 120; number += 1) {
      const id = `pi_other${number}`
      api.store.payment_intent.set(id, { ...made, id, metadata: {} })
    }
    api.forgetKeys()
    const again = await driver.subscription.charge(wanted, soon())
    expect(again).toMatchObject({ paymentId, state: 'succeeded' })
  })

  it('come again where the method was changed while Stripe keeps the first call', async () => {
    const { driver, providerId } = await bought()
    const wanted = renewalOf(providerId)
    const { paymentId } = await driver.subscription.charge(wanted, soon())
    // Not listed yet, as for another process that asks at the same moment.
    api.store.payment_intent.delete(paymentId)
    const methodToken = api.buyer.newMethod('succeeds')
    api.store.payment_method.set(methodToken, {
      ...api.store.payment_method.get(methodToken),
      id: methodToken,
      type: 'card',
      customer: null,
      created: Math.floor(Date.now() / 1000) + 60,
    })
    await driver.subscription.changeMethod({ providerId, methodToken }, soon())
    await expect(driver.subscription.charge(wanted, soon())).rejects.toMatchObject({
      failure: { upstream: 'payment', fault: 'failed' },
    })
  })

  it('lead to Stripe’s page for the method, once its settings are saved', async () => {
    const { driver, providerId } = await bought()
    const wanted = { providerId, returnUrl: 'https://app.example/billing', language: 'fr' } as const
    expect(await driver.subscription.methodPage(wanted, soon())).toMatch(/^https:/)
    api.account.hasPortal = false
    await expect(driver.subscription.methodPage(wanted, soon())).rejects.toMatchObject({
      failure: { upstream: 'payment', fault: 'refused' },
    })
    api.account.hasPortal = true
  })
})
