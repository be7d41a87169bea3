import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { PROVIDER_TIMEOUT_MS } from '#lib/config/constants.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { WEBHOOK_TOLERANCE_S } from '../payment-contract.ts'
import { NoticeError, NoticePassedOver, type ProviderNotice } from './payment-driver.ts'
import { idOf, KEY_FIELD } from './stripe-charge.ts'
import { callStripe, STRIPE_VERSION } from './stripe-client.ts'

type Incoming = {
  stripe: Stripe
  secret: string
  /** Whether our key is of live mode. */
  isLive: boolean
  body: string
  headers: Headers
}

const thinSchema = z.object({ object: z.literal('v2.core.event') })

const SIGNATURE_HEADER = 'stripe-signature'

const verified = async ({ stripe, secret, body, headers }: Incoming): Promise<Stripe.Event> => {
  const signature = headers.get(SIGNATURE_HEADER)
  if (signature === null) throw new NoticeError(`A message of Stripe has no ${SIGNATURE_HEADER}`)
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, WEBHOOK_TOLERANCE_S)
  } catch (error) {
    // Its message may hold the body; what is not JSON behind a good signature is no message either.
    if (error instanceof Stripe.errors.StripeError || error instanceof SyntaxError) {
      throw new NoticeError('A message of Stripe is wrongly signed or too old')
    }
    if (thinSchema.safeParse(parseJson(body)).success) {
      throw new NoticePassedOver('It is thin: have the endpoint send whole events')
    }
    throw error
  }
}

/** The subscription whose invoice a payment paid. */
const subscriptionOfIntent = async (
  stripe: Stripe,
  intent: string,
): Promise<string | undefined> => {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
    limit: 1,
  })
  const invoice = data[0]?.invoice
  if (typeof invoice !== 'object' || !('parent' in invoice)) return undefined
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/** A dispute, or a bank's inquiry before one, told of in any of its stages. */
const disputeIn = (event: Stripe.Event): Stripe.Dispute | undefined =>
  event.type === 'charge.dispute.created' ||
  event.type === 'charge.dispute.updated' ||
  event.type === 'charge.dispute.closed' ||
  event.type === 'charge.dispute.funds_withdrawn' ||
  event.type === 'charge.dispute.funds_reinstated'
    ? event.data.object
    : undefined

/** The payment that an event about its charge tells of: its fee is known, or money is given or asked back. */
const intentOfEvent = (event: Stripe.Event): string | undefined => {
  if (
    event.type === 'charge.updated' ||
    event.type === 'charge.refunded' ||
    event.type === 'refund.updated' ||
    event.type === 'refund.failed'
  ) {
    return idOf(event.data.object.payment_intent)
  }
  return idOf(disputeIn(event)?.payment_intent)
}

const ALARMS: Readonly<Partial<Record<Stripe.Event.Type, ProviderNotice['alarm']>>> = {
  'charge.dispute.created': 'payment disputed',
  'refund.failed': 'refund failed',
}

/** The subscription that an event tells of; `undefined` for one that does not concern a purchase. */
const subscriptionOf = async (stripe: Stripe, event: Stripe.Event): Promise<string | undefined> => {
  if (
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted'
  ) {
    return event.data.object.id
  }
  if (event.type === 'invoice.paid' || event.type === 'invoice.payment_failed') {
    return idOf(event.data.object.parent?.subscription_details?.subscription)
  }
  const intent = intentOfEvent(event)
  return intent === undefined ? undefined : subscriptionOfIntent(stripe, intent)
}

/**
 * The stage of a dispute, by its status: the bank has only asked (`warning_…`); while an appeal is heard, nothing changes; one that is
 * prevented, or won at last, leaves the money here (docs.stripe.com/api/disputes/object, "status").
 */
const STAGES: Readonly<Partial<Record<Stripe.Dispute.Status, ProviderNotice['dispute']>>> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'asked',
  needs_response: 'opened',
  under_review: 'opened',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/** The present state of a dispute: a message that comes late, or again, has an old one. */
const disputeOf = async (
  stripe: Stripe,
  event: Stripe.Event,
): Promise<ProviderNotice['dispute']> => {
  const told = disputeIn(event)
  return told && STAGES[(await stripe.disputes.retrieve(told.id)).status]
}

type NamedPayment = Pick<ProviderNotice, 'paymentId' | 'key'>

/** The later charge that an event tells of. */
const laterOf = async (stripe: Stripe, event: Stripe.Event): Promise<NamedPayment | undefined> => {
  const id =
    event.type === 'payment_intent.succeeded' || event.type === 'payment_intent.payment_failed'
      ? event.data.object.id
      : intentOfEvent(event)
  if (id === undefined) return undefined
  const { metadata } = await stripe.paymentIntents.retrieve(id)
  const key = metadata[KEY_FIELD]
  return key === undefined ? undefined : { paymentId: id, key }
}

/** The first payment of a subscription that an event tells of. */
const firstOf = async (stripe: Stripe, event: Stripe.Event): Promise<NamedPayment | undefined> => {
  const paymentId = await subscriptionOf(stripe, event)
  if (paymentId === undefined) return undefined
  const { metadata } = await stripe.subscriptions.retrieve(paymentId)
  const key = metadata[KEY_FIELD]
  return key === undefined ? undefined : { paymentId, key }
}

const GONE = 'resource_missing'

const toldBy = async (stripe: Stripe, event: Stripe.Event): Promise<ProviderNotice | null> => {
  try {
    const told = (await laterOf(stripe, event)) ?? (await firstOf(stripe, event))
    if (!told) return null
    const dispute = await disputeOf(stripe, event)
    return { id: event.id, ...told, alarm: ALARMS[event.type], dispute }
  } catch (error) {
    const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === GONE
    if (!isGone) throw error
    throw new NoticePassedOver(`What ${event.type} tells of is gone`)
  }
}

/**
 * Reads what Stripe tells by itself: whose purchase it is; where it stands is asked for. Throws `NoticeError`, `NoticePassedOver`, and
 * `UpstreamError` where Stripe has to be asked.
 */
export const readStripeNotice = async (incoming: Incoming): Promise<ProviderNotice | null> => {
  const event = await verified(incoming)
  const { stripe, isLive } = incoming
  if (event.livemode !== isLive) {
    throw new NoticePassedOver(
      'It is of the other mode than our key: test and live are two endpoints',
    )
  }
  const notice = await callStripe(
    () => toldBy(stripe, event),
    AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  )
  // Of another version fields may stand elsewhere; what is understood all the same counts.
  if (!notice && event.api_version !== STRIPE_VERSION) {
    throw new NoticePassedOver(
      `It is of API version ${event.api_version}: set the endpoint to ${STRIPE_VERSION}`,
    )
  }
  return notice
}
