import type { Stripe } from 'stripe'
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

describe('what stands in for Stripe refuses', () => {
  it('takes no parameter, and no value, that the types of Stripe’s package do not name', async () => {
    const [item] = (await wanted()).items ?? []
    const { customer } = await wanted()
    const price = { currency: 'usd', product: item?.price_data?.product, unit_amount: 100 }
    const ask = (params: object, call = '/v1/subscriptions') =>
      stripe.rawRequest('POST', call, { customer, ...params })
    const priced = (changes: object) => ask({ items: [{ price_data: { ...price, ...changes } }] })
    await expect(ask({ shoe_size: '41' })).rejects.toEqual(
      refusal(/unknown parameter: shoe_size/, 'parameter_unknown'),
    )
    await expect(priced({ recurring: { interval: 'fortnight' } })).rejects.toEqual(
      refusal(
        /Invalid items\[0\]\[price_data\]\[recurring\]\[interval\]: must be one of day, month/,
      ),
    )
    await expect(priced({})).rejects.toEqual(
      refusal(/Missing required param: items\[0\]\[price_data\]\[recurring\]/, 'parameter_missing'),
    )
    await expect(priced({ recurring: { interval: 'year' }, unit_amount: 'abc' })).rejects.toEqual(
      refusal(/Invalid integer/, 'parameter_invalid_integer'),
    )
    await expect(ask({ cancel_at_period_end: 'True' })).rejects.toEqual(refusal(/Invalid boolean/))
    await expect(ask({ items: 'x' })).rejects.toEqual(refusal(/Invalid array/))
    await expect(ask({ payment_settings: 'card' })).rejects.toEqual(refusal(/Invalid object/))
    await expect(ask({ off_session: 'sometimes' }, '/v1/payment_intents')).rejects.toEqual(
      refusal(/Invalid off_session|Missing required param/),
    )
    await expect(ask({}, '/v1/wishes')).rejects.toEqual(refusal(/Unrecognized request URL/))
  })

  it('expands nothing that the types do not mark', async () => {
    const { id } = await subscribed()
    const expand = (path: string) => stripe.subscriptions.retrieve(id, { expand: [path] })
    await expand('customer.invoice_settings.default_payment_method')
    for (const path of [
      'status',
      'items',
      'latest_invoice.payments.data.payment',
      'data.customer',
    ]) {
      await expect(expand(path), path).rejects.toEqual(refusal(/cannot be expanded/))
    }
    await expect(stripe.invoices.list({ expand: ['payments'] })).rejects.toEqual(
      refusal(/cannot be expanded/),
    )
  })

  it('pays no subscription at once that has nothing to be charged to', async () => {
    await expect(subscribed({ payment_behavior: 'allow_incomplete' })).rejects.toEqual(
      refusal(/no attached payment source/, 'resource_missing'),
    )
  })

  it('takes one currency of a customer while a subscription goes on', async () => {
    const params = await wanted()
    const { id } = await stripe.subscriptions.create(params)
    const [item] = params.items ?? []
    const price = { product: item?.price_data?.product ?? '', unit_amount: 100, currency: 'eur' }
    const items = [{ price_data: { ...price, recurring: { interval: 'year' } } }]
    await expect(stripe.subscriptions.create({ ...params, items })).rejects.toEqual(
      refusal(/cannot combine currencies/),
    )
    await stripe.subscriptions.cancel(id)
    expect(await stripe.subscriptions.create({ ...params, items })).toMatchObject({
      currency: 'eur',
    })
  })

  it('lets nobody leave for PayPal without a mandate for later, and a way back', async () => {
    const { id } = await subscribed({
      payment_settings: {
        payment_method_types: ['paypal'],
        save_default_payment_method: 'on_subscription',
      },
    })
    const { id: intent } = api.buyer.intentOf(id)
    const confirm = (params: Stripe.PaymentIntentConfirmParams) =>
      stripe.paymentIntents.confirm(intent, { payment_method_data: { type: 'paypal' }, ...params })
    const mandate_data = { customer_acceptance: { type: 'offline' } }
    const return_url = 'https://site.example/back'
    await expect(confirm({ mandate_data })).rejects.toEqual(refusal(/`return_url` must be/))
    await expect(confirm({ return_url })).rejects.toEqual(refusal(/requires a mandate/))
    expect(await confirm({ mandate_data, return_url })).toMatchObject({ status: 'requires_action' })
  })

  it.each([
    ['link', 'usd', /\(link\) is not allowed/],
    ['sepa_debit', 'usd', /currency provided is invalid/],
  ])('charges no %s by what does not take it', async (type, currency, message) => {
    const { id: customer } = await stripe.customers.create({ email: `${type}@company.example` })
    const payment_method = api.buyer.newMethod('succeeds', type)
    await stripe.paymentMethods.attach(payment_method, { customer })
    const allowed = type === 'link' ? 'card' : type
    await expect(
      stripe.paymentIntents.create({
        amount: 100,
        currency,
        customer,
        payment_method,
        allowed_payment_method_types: [allowed],
        confirm: true,
        off_session: true,
      }),
    ).rejects.toEqual(refusal(message))
  })

  it('keeps under its key that a call broke, as Stripe does', async () => {
    api.account.breaks = ['POST /v1/customers']
    const options = { idempotencyKey: 'broken', maxNetworkRetries: 0 }
    const make = () => stripe.customers.create({ email: 'x@y.example' }, options)
    await expect(make()).rejects.toMatchObject({ statusCode: 500 })
    await expect(make()).rejects.toMatchObject({ statusCode: 500 })
    api.forgetKeys()
    expect(await make()).toMatchObject({ object: 'customer' })
  })

  it('opens no page of the portal without settings, nor by such as do not lead there', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'page@company.example' })
    const flow_data = { type: 'payment_method_update' } as const
    const open = (configuration?: string) =>
      stripe.billingPortal.sessions.create({ customer, configuration, flow_data })
    await expect(open()).rejects.toEqual(refusal(/No configuration provided/))
    const features = { payment_method_update: { enabled: false } }
    const { id } = await stripe.billingPortal.configurations.create({ features })
    await expect(open(id)).rejects.toEqual(refusal(/does not allow customers to update/))
  })
})
