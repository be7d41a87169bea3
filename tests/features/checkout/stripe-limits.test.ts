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

const MANY = Object.fromEntries(Array.from({ length: 51 }, (_none, at) => [`key${at}`, 'x']))

const EMAIL = 'ann@company.example'

const customerOf = async () => (await stripe.customers.create({ email: EMAIL })).id

const PRICE = { currency: 'usd', unit_amount: 1000, recurring: { interval: 'year' } } as const

const subscribed = async (
  changes: Partial<Stripe.SubscriptionCreateParams> = {},
  price: object = {},
) => {
  const { id: product } = await stripe.products.create({ name: 'A plan' })
  return stripe.subscriptions.create({
    customer: await customerOf(),
    items: [{ price_data: { ...PRICE, product, ...price } }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    ...changes,
  })
}

const paid = async () => {
  const { id } = await subscribed()
  api.buyer.pays(id)
  const { customer, default_payment_method: method } = await stripe.subscriptions.retrieve(id)
  if (typeof customer !== 'string' || typeof method !== 'string') throw new Error('No method')
  return { id, customer, method, intent: api.buyer.intentOf(id).id }
}

const pay = async (changes: Partial<Stripe.PaymentIntentCreateParams>) => {
  const { customer, method: payment_method } = await paid()
  return stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    customer,
    payment_method,
    allowed_payment_method_types: ['card'],
    confirm: true,
    off_session: true,
    ...changes,
  })
}

const refund = async (amount: number) =>
  stripe.refunds.create({ payment_intent: (await paid()).intent, amount })

const described = (metadata: Stripe.MetadataParam) =>
  stripe.customers.create({ email: EMAIL, metadata })

const openPortal = async (changes: object) => {
  const features = { payment_method_update: { enabled: true } }
  const { id: configuration } = await stripe.billingPortal.configurations.create({ features })
  return stripe.rawRequest('POST', '/v1/billing_portal/sessions', {
    customer: await customerOf(),
    configuration,
    ...changes,
  })
}

const updatePortal = (completion: object) => {
  const flow_data = { type: 'payment_method_update', after_completion: completion }
  return openPortal({ flow_data, return_url: 'https://a.example' })
}

type Refused = [what: string, call: () => Promise<unknown>, message: RegExp, code?: string]

/** Requests that Stripe refuses although each of their values is of its type. */
const REFUSED: readonly Refused[] = [
  ['an amount below 0', () => pay({ amount: -100 }), /positive/, 'parameter_invalid_integer'],
  ['an amount of nine digits', () => pay({ amount: 100_000_000 }), /large/, 'amount_too_large'],
  ['a price below 0', () => subscribed({}, { unit_amount: -1 }), /non-negative integer/],
  ['a refund below 0', () => refund(-100), /positive/, 'parameter_invalid_integer'],
  ['a refund of nothing', () => refund(0), /positive/, 'parameter_invalid_integer'],
  ['a currency that there is not', () => pay({ currency: 'xyz' }), /Invalid currency: xyz/],
  ['a price in such a one', () => subscribed({}, { currency: 'xyz' }), /Invalid currency: xyz/],
  [
    'a statement of 23 characters',
    () => pay({ statement_descriptor_suffix: 'A'.repeat(23) }),
    /22/,
  ],
  [
    'a statement with an asterisk',
    () => pay({ statement_descriptor_suffix: 'A * b' }),
    /statement/,
  ],
  [
    'a statement without a letter',
    () => pay({ statement_descriptor_suffix: '12345' }),
    /statement/,
  ],
  ['the whole statement of a card', () => pay({ statement_descriptor: 'SHOP' }), /not supported/],
  [
    'a product with such a statement',
    () => stripe.products.create({ name: 'x', statement_descriptor: '<b>' }),
    /statement/,
  ],
  ['51 keys of metadata', () => described(MANY), /50 keys/],
  ['a value of 501 characters', () => described({ a: 'x'.repeat(501) }), /500 characters/],
  ['a key of 41 characters', () => described({ ['k'.repeat(41)]: 'x' }), /40 characters/],
  [
    'metadata that is a text',
    () => stripe.rawRequest('POST', '/v1/customers', { metadata: 'x' }),
    /Invalid object/,
  ],
  [
    'an address without a top-level domain',
    () => stripe.customers.create({ email: 'ann@company' }),
    /Invalid email address: ann@company/,
    'email_invalid',
  ],
  [
    'an address with other letters',
    () => stripe.customers.create({ email: 'jürgen@company.example' }),
    /Invalid email address/,
    'email_invalid',
  ],
  ['a way back that is none', () => pay({ return_url: 'nowhere' }), /valid URL/, 'url_invalid'],
  [
    'a page of the portal without a way back',
    () => openPortal({ flow_data: { type: 'payment_method_update' } }),
    /did not provide a `return_url`/,
  ],
  [
    'a page that leads nowhere afterwards',
    () => updatePortal({ type: 'redirect' }),
    /Missing required param: flow_data\[after_completion\]\[redirect\]/,
    'parameter_missing',
  ],
  [
    'a key of 256 characters',
    () => stripe.customers.create({ email: EMAIL }, { idempotencyKey: 'k'.repeat(256) }),
    /255 characters/,
  ],
  [
    'PayPal in reais',
    () =>
      subscribed({ payment_settings: { payment_method_types: ['paypal'] } }, { currency: 'brl' }),
    /currency provided is invalid for paypal/,
  ],
]

describe('what stands in for Stripe takes no value beyond its limits', () => {
  it.each(REFUSED)('%s', async (_what, call, message, code) => {
    const refusal = { message: expect.stringMatching(message), statusCode: 400 }
    await expect(call()).rejects.toMatchObject({ ...refusal, ...(code && { code }) })
  })

  it.each([
    ['needs_response', 'refused'],
    ['under_review', 'refused'],
    ['lost', 'refused'],
    ['appeal_under_review', 'refused'],
    ['warning_needs_response', 'succeeded'],
    ['won', 'succeeded'],
    ['prevented', 'succeeded'],
  ] as const)('a refund of a payment whose dispute is %s: %s', async (status, outcome) => {
    const { intent: payment_intent } = await paid()
    api.buyer.disputes(payment_intent, status)
    const call = stripe.refunds.create({ payment_intent })
    if (outcome === 'succeeded') expect(await call).toMatchObject({ status: outcome })
    else await expect(call).rejects.toMatchObject({ code: 'charge_disputed', statusCode: 400 })
  })

  it('gives a deleted customer no method', async () => {
    const { customer, method } = await paid()
    api.buyer.deletesCustomer(customer)
    const settings = { invoice_settings: { default_payment_method: method } }
    await expect(stripe.customers.update(customer, settings)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  it('changes nothing but metadata of a subscription that has ended', async () => {
    const { id } = await paid()
    await stripe.subscriptions.cancel(id)
    await expect(
      stripe.subscriptions.update(id, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/can only update/), statusCode: 400 })
    expect(await stripe.subscriptions.update(id, { metadata: { ended: 'yes' } })).toMatchObject({
      metadata: { ended: 'yes' },
    })
  })

  it('takes a mandate given online with where it was given alone', async () => {
    const { id } = await subscribed({
      payment_settings: {
        payment_method_types: ['paypal'],
        save_default_payment_method: 'on_subscription',
      },
    })
    await expect(
      stripe.paymentIntents.confirm(api.buyer.intentOf(id).id, {
        payment_method_data: { type: 'paypal' },
        return_url: 'https://site.example/back',
        mandate_data: { customer_acceptance: { type: 'online' } },
      }),
    ).rejects.toMatchObject({ code: 'parameter_missing', statusCode: 400 })
  })
})
