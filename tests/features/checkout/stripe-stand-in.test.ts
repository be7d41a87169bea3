import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeClient } from '#features/checkout/provider/stripe-client.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>
let stripe: Stripe

beforeAll(async () => {
  api = await startStripeApi({ hasOthers: true })
  stripe = stripeClient(api.settings, 5000)
})
afterAll(() => api.stop())

const wanted = async (): Promise<Stripe.SubscriptionCreateParams> => {
  const customer = await stripe.customers.create({ email: 'ann@company.example' })
  const product = await stripe.products.create({ name: 'A plan' })
  return {
    customer: customer.id,
    items: [
      {
        price_data: {
          currency: 'usd',
          product: product.id,
          unit_amount: 29_988,
          recurring: { interval: 'year' },
        },
      },
    ],
    payment_behavior: 'default_incomplete',
  }
}

const subscribed = async (params: Partial<Stripe.SubscriptionCreateParams> = {}) =>
  stripe.subscriptions.create({ ...(await wanted()), ...params })

const refusal = (message: RegExp, code?: string) =>
  expect.objectContaining({
    message: expect.stringMatching(message),
    ...(code === undefined ? {} : { code }),
  })

describe('what stands in for Stripe', () => {
  it('answers ids where nothing was expanded, and what was asked for where it was', async () => {
    const { id, latest_invoice: invoice } = await subscribed()
    expect(invoice).toMatch(/^in_/)
    const read = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice.payments'],
    })
    const { latest_invoice: whole } = read
    if (whole === null || typeof whole === 'string') throw new Error('It was not expanded')
    expect(whole.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/)
    expect(whole.confirmation_secret).toBeUndefined()
    expect(whole).not.toHaveProperty('payment_intent')
  })

  it('expands four levels and no fifth', async () => {
    const { id } = await subscribed()
    const four = 'latest_invoice.payments.data.invoice'
    await stripe.subscriptions.retrieve(id, { expand: [four] })
    await expect(
      stripe.subscriptions.retrieve(id, {
        expand: ['latest_invoice.payments.data.payment.payment_intent'],
      }),
    ).rejects.toEqual(refusal(/cannot expand more than 4 levels/))
    await expect(
      stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.charge'] }),
    ).rejects.toEqual(refusal(/cannot be expanded/))
  })

  it('keeps the first answer of a key, a failure too, and takes it with nothing else', async () => {
    const { id } = await subscribed()
    api.buyer.pays(id)
    const { id: intent } = api.buyer.intentOf(id)
    const refund = (amount: number) =>
      stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: `key-${id}` })
    api.account.refundsAre = 'refused'
    await expect(refund(100)).rejects.toEqual(refusal(/Insufficient/, 'balance_insufficient'))
    api.account.refundsAre = 'succeeded'
    await expect(refund(100)).rejects.toEqual(refusal(/Insufficient/, 'balance_insufficient'))
    await expect(refund(101)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    await expect(
      stripe.customers.create({ email: 'x@y.example' }, { idempotencyKey: `key-${id}` }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('voids nothing that is paid, and ends nothing twice', async () => {
    const { id, latest_invoice: invoice } = await subscribed()
    if (typeof invoice !== 'string') throw new Error('It was expanded')
    api.buyer.pays(id)
    await expect(stripe.invoices.voidInvoice(invoice)).rejects.toEqual(refusal(/only void open/))
    await stripe.subscriptions.cancel(id)
    await expect(stripe.subscriptions.cancel(id)).rejects.toEqual(
      refusal(/No such subscription/, 'resource_missing'),
    )
  })

  it('takes the two test cards for a payment, nothing else and not nothing', async () => {
    const { id } = await subscribed()
    const { id: intent } = api.buyer.intentOf(id)
    const confirm = (params: Stripe.PaymentIntentConfirmParams = {}) =>
      stripe.paymentIntents.confirm(intent, params)
    await expect(confirm()).rejects.toEqual(
      refusal(/missing a payment method/, 'payment_intent_unexpected_state'),
    )
    await expect(confirm({ payment_method: 'pm_card_other' })).rejects.toEqual(
      refusal(/No such PaymentMethod/, 'resource_missing'),
    )
    await expect(confirm({ payment_method_data: { type: 'paypal' } })).rejects.toEqual(
      refusal(/"paypal" is invalid/, 'payment_intent_invalid_parameter'),
    )
    const asked = await confirm({ payment_method: 'pm_card_authenticationRequired' })
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
    expect(await confirm({ payment_method: 'pm_card_visa' })).toMatchObject({ status: 'succeeded' })
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
  })

  it('tells an answer again as it was, whatever came of its object since', async () => {
    const params = await wanted()
    const ask = () => stripe.subscriptions.create(params, { idempotencyKey: 'told-again' })
    const { id } = await ask()
    api.buyer.pays(id)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
    expect(await ask()).toMatchObject({ id, status: 'incomplete' })
  })

  it('answers 404 for an id of an address that it has not, and 400 for one of a parameter', async () => {
    const missing = (statusCode: number, param?: string) =>
      expect.objectContaining({ code: 'resource_missing', statusCode, param })
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toEqual(missing(404))
    await expect(subscribed({ customer: 'cus_none' })).rejects.toEqual(missing(400, 'customer'))
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toEqual(
      missing(400, 'payment_intent'),
    )
  })

  it('lists events of a type, newest first, with their objects as they were then', async () => {
    const { id } = await subscribed()
    api.buyer.pays(id)
    const { id: intent } = api.buyer.intentOf(id)
    await stripe.refunds.create({ payment_intent: intent, amount: 100 })
    await stripe.refunds.create({ payment_intent: intent, amount: 200 })
    const { data } = await stripe.events.list({ type: 'charge.refunded', limit: 2 })
    expect(data.map(({ data: { object } }) => object)).toMatchObject([
      { payment_intent: intent, amount_refunded: 300 },
      { payment_intent: intent, amount_refunded: 100 },
    ])
  })

  it('keeps no method of a subscription that was not told to, and charges none without its buyer', async () => {
    const paid = async (params: Partial<Stripe.SubscriptionCreateParams>) => {
      const { id } = await subscribed(params)
      api.buyer.pays(id)
      return stripe.subscriptions.retrieve(id)
    }
    expect(await paid({})).toMatchObject({ default_payment_method: null })
    const saving = { payment_settings: { save_default_payment_method: 'on_subscription' } } as const
    const { id, customer, default_payment_method: method } = await paid(saving)
    if (typeof customer !== 'string' || typeof method !== 'string') throw new Error('No method')
    api.buyer.leavesMethod(id, 'wants-buyer')
    const payment = {
      amount: 100,
      currency: 'usd',
      customer,
      payment_method: method,
      allowed_payment_method_types: ['card'],
      confirm: true,
    } satisfies Stripe.PaymentIntentCreateParams
    expect(await stripe.paymentIntents.create(payment)).toMatchObject({ status: 'requires_action' })
    await expect(
      stripe.paymentIntents.create({ ...payment, off_session: true }),
    ).rejects.toMatchObject({ code: 'authentication_required', statusCode: 402 })
  })

  it('charges no year of a subscription that ends with its first one, and one of any other', async () => {
    const yearOf = async (ends: boolean) => {
      const { id } = await subscribed({ cancel_at_period_end: ends })
      api.buyer.pays(id)
      api.buyer.yearPasses(id)
      const { data } = await stripe.invoices.list({ subscription: id })
      const { status } = await stripe.subscriptions.retrieve(id)
      return [status, data.length]
    }
    expect(await yearOf(true)).toEqual(['canceled', 1])
    expect(await yearOf(false)).toEqual(['active', 2])
  })

  it('takes no amount that is too small, and no limit that is too large', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'small@company.example' })
    const pay = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'usd', customer })
    await expect(pay(49)).rejects.toEqual(refusal(/at least 50 cents/, 'amount_too_small'))
    await expect(pay(0)).rejects.toEqual(refusal(/positive integer/, 'parameter_invalid_integer'))
    await expect(stripe.paymentIntents.list({ customer, limit: 101 })).rejects.toEqual(
      refusal(/between 1 and 100/),
    )
  })

  it('lists ten where no limit is named, and the others from where a page has ended', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'many@company.example' })
    for (let amount = 100; amount < 112; amount += 1) {
      await stripe.paymentIntents.create({ amount, currency: 'usd', customer })
    }
    const first = await stripe.paymentIntents.list({ customer })
    expect([first.data.length, first.has_more]).toEqual([10, true])
    const after = { customer, starting_after: first.data.at(-1)?.id ?? '' }
    const second = await stripe.paymentIntents.list(after)
    expect([second.data.map(({ amount }) => amount), second.has_more]).toEqual([[101, 100], false])
  })

  it('confirms nothing that is paid, and gives back nothing that was not', async () => {
    const { id } = await subscribed()
    const { id: intent } = api.buyer.intentOf(id)
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toEqual(
      refusal(/does not have a successful charge/),
    )
    api.buyer.pays(id)
    await expect(
      stripe.paymentIntents.confirm(intent, { payment_method_data: { type: 'paypal' } }),
    ).rejects.toEqual(refusal(/cannot be confirmed/, 'payment_intent_unexpected_state'))
    await stripe.refunds.create({ payment_intent: intent })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toEqual(
      refusal(/already been refunded/, 'charge_already_refunded'),
    )
  })
})
