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

const bought = async (changes: Parameters<typeof chargeRequest>[0] = {}) => {
  const driver = stripeDriver(api.settings)
  const { paymentId: providerId } = await driver.start(chargeRequest(changes), soon())
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
    api.buyer.choosesMethod(providerId, methodToken)
    await expect(driver.subscription.charge(wanted, soon())).rejects.toMatchObject({
      failure: { upstream: 'payment', fault: 'failed' },
    })
  })

  it.each(['card', 'link', 'paypal'])('are made by what was chosen: %s', async (type) => {
    const { driver, providerId } = await bought()
    const methodToken = api.buyer.newMethod('succeeds', type)
    api.buyer.choosesMethod(providerId, methodToken)
    const outcome = await driver.subscription.charge(renewalOf(providerId), soon())
    expect(outcome).toMatchObject({ state: 'succeeded' })
    expect(api.store.payment_intent.get(outcome.paymentId)?.payment_method_types).toEqual([type])
  })

  it('from a bank account are pending until the bank has decided', async () => {
    const { driver, providerId } = await bought({ currency: 'EUR', email: 'sepa@company.example' })
    const methodToken = api.buyer.newMethod('succeeds', 'sepa_debit')
    api.buyer.choosesMethod(providerId, methodToken)
    const wanted = { ...renewalOf(providerId), currency: 'EUR' as const }
    expect(await driver.subscription.charge(wanted, soon())).toMatchObject({ state: 'pending' })
    expect(await driver.subscription.method(providerId, soon())).toMatchObject({ label: 'SEPA' })
  })

  it('that Stripe takes by no means are refused for good, and not asked for again', async () => {
    const { driver, providerId } = await bought()
    const methodToken = api.buyer.newMethod('succeeds', 'sepa_debit')
    api.buyer.choosesMethod(providerId, methodToken)
    const asked = api.calls.length
    await expect(driver.subscription.charge(renewalOf(providerId), soon())).rejects.toMatchObject({
      failure: { fault: 'refused', status: 422 },
    })
    const made = api.calls.slice(asked).filter(({ body }) => body.includes('off_session'))
    expect(made).toHaveLength(1)
  })

  it('are made by the method that was chosen, not by the newest', async () => {
    const { driver, providerId } = await bought()
    const methodToken = api.buyer.newMethod('succeeds')
    const chosen = api.store.payment_method.get(methodToken)
    if (chosen) chosen.created -= 60
    api.buyer.choosesMethod(providerId, methodToken)
    api.buyer.leavesMethod(providerId, 'declined')
    const charged = await driver.subscription.charge(renewalOf(providerId), soon())
    expect(charged).toMatchObject({ state: 'succeeded' })
  })

  it('of another purchase are made by what paid that, whatever was chosen before', async () => {
    const email = 'twice@company.example'
    const { driver, providerId } = await bought({ email })
    const methodToken = api.buyer.newMethod('declined')
    api.buyer.choosesMethod(providerId, methodToken)
    const { providerId: second } = await bought({ email })
    const charged = await driver.subscription.charge(renewalOf(second), soon())
    expect(charged).toMatchObject({ state: 'succeeded' })
  })

  it('say on the statement what they are, and where a bank would send the buyer back to', async () => {
    const { driver, providerId } = await bought()
    await driver.subscription.charge(renewalOf(providerId), soon())
    const made = api.calls.findLast(({ body }) => body.includes('off_session'))
    const sent = new URLSearchParams(made?.body)
    expect(sent.get('statement_descriptor_suffix')).toBe('Business in a Box')
    expect(sent.get('return_url')).toBe(api.settings.siteUrl)
  })

  it('that broke at Stripe come again, and are made once', async () => {
    const { driver, providerId } = await bought()
    const wanted = renewalOf(providerId)
    const charge = () => driver.subscription.charge(wanted, soon())
    api.account.breaks = ['POST /v1/payment_intents']
    await expect(charge()).rejects.toMatchObject({ failure: { fault: 'failed' } })
    const { paymentId } = await charge()
    expect(await charge()).toMatchObject({ paymentId, state: 'succeeded' })
  })

  it('lead to a page of Stripe’s that takes cards alone, by settings that are made once', async () => {
    const { driver, providerId } = await bought()
    const wanted = { providerId, returnUrl: 'https://app.example/billing', language: 'fr' } as const
    for (const _time of [1, 2]) {
      expect(await driver.subscription.methodPage(wanted, soon())).toMatch(/^https:/)
    }
    const [settings, ...others] = api.store.configuration.values()
    const [methods] = api.store.payment_method_configuration.values()
    expect(others).toEqual([])
    expect(settings?.features.payment_method_update).toEqual({
      enabled: true,
      payment_method_configuration: methods?.id,
    })
    expect(methods).toMatchObject({
      card: { display_preference: { preference: 'on' } },
      link: { display_preference: { preference: 'off' } },
      paypal: { display_preference: { preference: 'off' } },
      sepa_debit: { display_preference: { preference: 'off' } },
    })
  })

  it('lead to that page although its settings broke at first', async () => {
    const { driver, providerId } = await bought()
    api.store.configuration.clear()
    api.store.payment_method_configuration.clear()
    api.forgetKeys()
    api.account.breaks = [
      'POST /v1/payment_method_configurations',
      'POST /v1/billing_portal/configurations',
    ]
    const wanted = { providerId, returnUrl: 'https://app.example/billing', language: 'fr' } as const
    expect(await driver.subscription.methodPage(wanted, soon())).toMatch(/^https:/)
  })
})
