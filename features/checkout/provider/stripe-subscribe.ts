import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { ChargeRequest } from '../payment-contract.ts'
import { KEY_FIELD } from './stripe-charge.ts'
import { firstOf, isBrokenReplay, nth, STATEMENT } from './stripe-client.ts'

/** The id that a plan's product has: one for all its sales, so that Stripe's reports know plans. */
const productIdOf = (description: string): string =>
  description
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

const makeProduct = async (stripe: Stripe, product: Stripe.ProductCreateParams) => {
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
    await makeProduct(stripe, { id, name: description, statement_descriptor: STATEMENT })
  }
  return id
}

/** Tells the customers that we have made from those of what else the owner sells by the same account. */
const MADE_BY = { made_by: 'business-in-a-box' } as const

const MOST_LISTED = 100

type CustomerInput = { email: string; currency: string; language: string }

/** Whether nothing was chosen for later charges yet: what was counts for all that a customer subscribes to, and not for a new purchase. */
const isFree = ({ invoice_settings: settings }: Stripe.Customer): boolean =>
  settings.default_payment_method === null

/** The customer that we have made for an address and a currency, of which Stripe takes one for all that a customer subscribes to. */
const knownCustomer = async (stripe: Stripe, { email, currency }: CustomerInput) => {
  for await (const customer of stripe.customers.list({ email, limit: MOST_LISTED })) {
    const { id, metadata } = customer
    const isOurs = metadata.made_by === MADE_BY.made_by && metadata.currency === currency
    if (isOurs && isFree(customer)) return id
  }
  return undefined
}

/** A new customer under a key that two purchases of the same moment share; nothing where Stripe tells again of one that is gone or taken, or that it broke. */
const madeCustomer = async (
  stripe: Stripe,
  { email, currency, language, key }: CustomerInput & { key: string },
) => {
  const metadata = { ...MADE_BY, currency }
  const params = { email, preferred_locales: [language], metadata }
  try {
    const { id } = await stripe.customers.create(params, { idempotencyKey: key })
    // What is answered again is as old as its first answer.
    const now = await stripe.customers.retrieve(id)
    return now.deleted || !isFree(now) ? undefined : id
  } catch (error) {
    if (isBrokenReplay(error)) return undefined
    throw error
  }
}

/** One customer for all purchases of an address in a currency. */
const customerOf = async (stripe: Stripe, request: ChargeRequest): Promise<string> => {
  const { language } = request
  const wanted = {
    email: request.email.toLowerCase(),
    currency: request.currency.toLowerCase(),
    language,
  }
  const known = await knownCustomer(stripe, wanted)
  if (known !== undefined) return known
  const digest = createHash('sha256').update(Object.values(wanted).join('\n')).digest('hex')
  return firstOf((number) =>
    madeCustomer(stripe, { ...wanted, key: `customer-${digest}${nth(number)}` }),
  )
}

/** Makes a refusal of a request that Stripe does not accept, be it the address of the buyer; it keeps no subscription for that, and another method may follow. */
const orRefused = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { code } = error
    throw new UpstreamError({ upstream: 'payment', fault: 'refused', status: 422, code, ms: 0 })
  }
}

type Subscribing = { request: ChargeRequest; product: string; customer: string }

const subscriptionParams = ({
  request: { key, amount, currency, method },
  product,
  customer,
}: Subscribing): Stripe.SubscriptionCreateParams => ({
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
})

/** One try, in which nothing is charged; nothing where Stripe only tells again that an earlier one broke. */
const subscribedAt = async (
  stripe: Stripe,
  { subscribing, number }: { subscribing: Subscribing; number: number },
) => {
  const { key } = subscribing.request
  try {
    return await stripe.subscriptions.create(subscriptionParams(subscribing), {
      idempotencyKey: `${key}-subscription${nth(number)}`,
    })
  } catch (error) {
    if (isBrokenReplay(error)) return undefined
    throw error
  }
}

const subscribe = async (stripe: Stripe, request: ChargeRequest): Promise<Stripe.Subscription> => {
  const product = await productOf(stripe, request)
  const customer = await customerOf(stripe, request)
  const subscribing = { request, product, customer }
  return firstOf((number) => subscribedAt(stripe, { subscribing, number }))
}

/** The subscription whose first invoice is a charge, once under its key; throws `UpstreamError` with status 422 where Stripe takes it not, or its customer. */
export const subscribed = (stripe: Stripe, request: ChargeRequest): Promise<Stripe.Subscription> =>
  orRefused(subscribe(stripe, request))
