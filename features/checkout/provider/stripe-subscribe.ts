import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { ChargeRequest } from '../payment-contract.ts'
import { KEY_FIELD } from './stripe-charge.ts'

/** The id that a plan's product has: one for all its sales, so that Stripe's reports know plans. */
const productIdOf = (description: string): string =>
  description
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

const makeProduct = async (stripe: Stripe, product: { id: string; name: string }) => {
  try {
    await stripe.products.create(product)
  } catch (error) {
    // Another sale of the plan was faster.
    if (!isCode(error, 'resource_already_exists')) throw error
  }
}

const productOf = async (stripe: Stripe, { description }: ChargeRequest): Promise<string> => {
  const id = productIdOf(description)
  try {
    await stripe.products.retrieve(id)
  } catch (error) {
    if (!isCode(error, 'resource_missing')) throw error
    await makeProduct(stripe, { id, name: description })
  }
  return id
}

/** One customer for all purchases of an address: two at once make one under the same key. */
const customerOf = async (stripe: Stripe, { email: typed, language }: ChargeRequest) => {
  const email = typed.toLowerCase()
  const { data } = await stripe.customers.list({ email, limit: 1 })
  if (data[0]) return data[0].id
  const digest = createHash('sha256').update(`${email}\n${language}`).digest('hex')
  const customer = await stripe.customers.create(
    { email, preferred_locales: [language] },
    { idempotencyKey: `customer-${digest}` },
  )
  return customer.id
}

/** What Stripe does not take as it is asked; it keeps no subscription for that, and another method may follow. */
const orRefused = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { code } = error
    throw new UpstreamError({ upstream: 'payment', fault: 'refused', status: 422, code, ms: 0 })
  }
}

/** The subscription whose first invoice is a charge, once under its key; throws `UpstreamError` with status 422 where Stripe takes none. */
export const subscribed = async (
  stripe: Stripe,
  request: ChargeRequest,
): Promise<Stripe.Subscription> => {
  const { key, amount, currency, method } = request
  const product = await productOf(stripe, request)
  const customer = await customerOf(stripe, request)
  const made = stripe.subscriptions.create(
    {
      customer,
      items: [
        {
          price_data: {
            currency: currency.toLowerCase(),
            product,
            unit_amount: amount,
            recurring: { interval: 'year' },
          },
        },
      ],
      payment_behavior: 'default_incomplete',
      // Nothing is charged but what our own row asks for (docs/decisions/045): Stripe begins no second year by itself.
      cancel_at_period_end: true,
      payment_settings: {
        save_default_payment_method: 'on_subscription',
        payment_method_types: [method === 'paypal' ? 'paypal' : 'card'],
      },
      metadata: { [KEY_FIELD]: key },
    },
    { idempotencyKey: `${key}-subscription` },
  )
  return orRefused(made)
}
