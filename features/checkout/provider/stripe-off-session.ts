import { Stripe } from 'stripe'
import { currencySchema } from '#features/pricing/money.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { FailureReason } from '../payment-terms.ts'
import type { RenewalCharge, RenewalOutcome } from '../subscription-contract.ts'
import type { Charge } from './payment-driver.ts'
import {
  badAnswer,
  cardCountryOf,
  feeOf,
  idOf,
  KEY_FIELD,
  paymentOf,
  refundedOf,
} from './stripe-charge.ts'
import { isBrokenReplay, MOST_TRIES, nth, STATEMENT, ignoreRefusal } from './stripe-client.ts'

/** The metadata field that holds the subscription of a payment of ours. */
const SUBSCRIPTION_FIELD = 'subscription'

/** Set on a subscription that we ended: the end of its first year at Stripe is none (docs/decisions/045). */
export const ENDED_FIELD = 'ended'

/** True if a payment came after the first one, which goes by the id of its subscription. */
export const isOffSession = (paymentId: string): boolean => paymentId.startsWith('pi_')

/** A payment that we made without its buyer, and what was given back of it. */
type OffSessionPayment = { intent: Stripe.PaymentIntent; refunded: number }

/** Statuses of a payment that could still be confirmed. */
const OPEN: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** Cancels what was refused, so that nothing can be taken under its key any more. */
const closed = async (stripe: Stripe, intent: Stripe.PaymentIntent) => {
  if (!OPEN.includes(intent.status)) return intent
  await ignoreRefusal(stripe.paymentIntents.cancel(intent.id))
  const after = await paymentOf(stripe, intent.id)
  if (OPEN.includes(after.status)) throw badAnswer()
  return after
}

/** Reads an off-session payment; one that was declined is cancelled. */
export const readOffSession = async (stripe: Stripe, id: string): Promise<OffSessionPayment> => {
  const intent = await closed(stripe, await paymentOf(stripe, id))
  return { intent, refunded: await refundedOf(stripe, intent) }
}

const WANTS_BUYER = ['authentication_required', 'payment_intent_authentication_failure']

/** The reason why a bank declined; Stripe may forget the error with the cancelling, and keeps it with the charge. */
const reasonOf = ({ last_payment_error: error, latest_charge: charge }: Stripe.PaymentIntent) => {
  const code = error?.code ?? (typeof charge === 'object' ? charge?.failure_code : undefined)
  return WANTS_BUYER.includes(code ?? '') ? 'authentication-failed' : 'declined'
}

type Standing = { state: RenewalOutcome['state']; reason: FailureReason | null }

const standingOf = (intent: Stripe.PaymentIntent): Standing => {
  if (intent.status === 'succeeded') return { state: 'succeeded', reason: null }
  if (intent.status === 'canceled') return { state: 'failed', reason: reasonOf(intent) }
  return { state: 'pending', reason: null }
}

const factsOf = ({ metadata, currency }: Stripe.PaymentIntent) => {
  const key = metadata[KEY_FIELD]
  const known = currencySchema.safeParse(currency.toUpperCase())
  if (key === undefined || !known.success) throw badAnswer()
  const facts: { key: string; currency: Currency } = { key, currency: known.data }
  return facts
}

/** An off-session payment as the user service takes it. */
export const outcomeOf = ({ intent }: OffSessionPayment): RenewalOutcome => ({
  ...factsOf(intent),
  ...standingOf(intent),
  paymentId: intent.id,
  total: intent.amount,
  fee: feeOf(intent),
})

/** An off-session payment in the form of the site's charges. */
export const offSessionCharge = ({ intent, refunded }: OffSessionPayment): Charge => {
  const { key, currency } = factsOf(intent)
  return {
    ...standingOf(intent),
    paymentId: intent.id,
    key,
    subscriptionId: intent.metadata[SUBSCRIPTION_FIELD] ?? null,
    actionUrl: null,
    clientSecret: null,
    amount: { amount: intent.amount, currency },
    refunded,
    cardCountry: cardCountryOf(intent),
    fee: feeOf(intent),
  }
}

const refused = (status: number, code: string) =>
  new UpstreamError({ upstream: 'payment', fault: 'refused', status, code, ms: 0 })

const MOST_LISTED = 100

/** The payment that there is under a key. The list knows it at once, Stripe's search a minute later. */
const underKey = async (stripe: Stripe, { customer, key }: { customer: string; key: string }) => {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: MOST_LISTED })) {
    if (intent.metadata[KEY_FIELD] === key) return intent
  }
  return undefined
}

/** The payment method of a subscription: the one that its customer has chosen since, here or on Stripe's page, or that of the first payment. */
export const methodOf = ({
  default_payment_method: own,
  customer,
}: Stripe.Subscription): Stripe.PaymentMethod | undefined => {
  const settings =
    typeof customer === 'object' && 'invoice_settings' in customer
      ? customer.invoice_settings
      : undefined
  return [settings?.default_payment_method, own].find(
    (method) => typeof method === 'object' && method !== null,
  )
}

/** A subscription with its customer and all methods that it could be charged to. */
export const readSubscription = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  stripe.subscriptions.retrieve(id, {
    expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
  })

const UNPAID: readonly Stripe.Subscription.Status[] = ['incomplete', 'incomplete_expired']

/** The status of a key that another call is at work under (docs.stripe.com/error-codes `idempotency_key_in_use`). */
const IN_USE = 409

/** A client of Stripe's, and where a bank would send the buyer back to. */
export type StripeSite = { stripe: Stripe; siteUrl: string }

type Making = {
  wanted: RenewalCharge
  customer: string
  method: Stripe.PaymentMethod | undefined
  returnUrl: string
}

/** Makes the payment, without its buyer; one for which there is no method waits, and is closed as one that was refused. */
const paymentParams = ({
  wanted,
  customer,
  method,
  returnUrl,
}: Making): Stripe.PaymentIntentCreateParams => ({
  amount: wanted.total,
  currency: wanted.currency.toLowerCase(),
  customer,
  description: wanted.description,
  // Stripe refuses a method whose type is not allowed; customers may have saved Link, a bank account and others on its pages.
  allowed_payment_method_types: [method?.type ?? 'card'],
  ...(method?.type === 'card' && { statement_descriptor_suffix: STATEMENT }),
  ...(method && {
    payment_method: method.id,
    off_session: true,
    confirm: true,
    return_url: returnUrl,
  }),
  metadata: { [KEY_FIELD]: wanted.key, [SUBSCRIPTION_FIELD]: wanted.providerId },
})

/** Makes a payment once under a key, and under the next where Stripe only tells again that it broke: `undefined` then. */
const madeAt = async (stripe: Stripe, { making, number }: { making: Making; number: number }) => {
  try {
    // A repeated call would be told the kept failure at once, before what the first one made is listed.
    const { id } = await stripe.paymentIntents.create(paymentParams(making), {
      idempotencyKey: `${making.wanted.key}-payment${nth(number)}`,
      maxNetworkRetries: 0,
    })
    return id
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.payment_intent) return error.payment_intent.id
    if (isBrokenReplay(error)) return undefined
    // The method was changed while Stripe keeps the first call, or that one is still at work: what it makes is listed, and this comes again.
    const isKnown =
      error instanceof Stripe.errors.StripeIdempotencyError || error.statusCode === IN_USE
    if (isKnown) {
      throw new UpstreamError({ upstream: 'payment', fault: 'failed', code: error.code, ms: 0 })
    }
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // Nothing was made, and nothing will be: a charge that has failed, never one to ask for again.
    throw refused(422, error.code ?? 'invalid')
  }
}

const made = async (stripe: Stripe, making: Making): Promise<string> => {
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const id = await madeAt(stripe, { making, number })
    if (id !== undefined) return id
    const listed = await underKey(stripe, { customer: making.customer, key: making.wanted.key })
    if (listed) return listed.id
  }
  throw new UpstreamError({ upstream: 'payment', fault: 'failed', ms: 0 })
}

/** Charges once under a key (docs/decisions/040); throws Stripe's errors, and `UpstreamError` for what is not to be charged. */
export const chargeOffSession = async (
  { stripe, siteUrl }: StripeSite,
  wanted: RenewalCharge,
): Promise<OffSessionPayment> => {
  const subscription = await readSubscription(stripe, wanted.providerId)
  const customer = idOf(subscription.customer)
  if (customer === undefined) throw badAnswer()
  const known = await underKey(stripe, { customer, key: wanted.key })
  if (known) {
    const isSame = known.amount === wanted.total && known.currency === wanted.currency.toLowerCase()
    if (!isSame) throw refused(409, 'other-amount')
    return readOffSession(stripe, known.id)
  }
  if (UNPAID.includes(subscription.status)) throw refused(422, 'unpaid')
  if (subscription.metadata[ENDED_FIELD]) throw refused(422, 'ended')
  const making = { wanted, customer, method: methodOf(subscription), returnUrl: siteUrl }
  return readOffSession(stripe, await made(stripe, making))
}
