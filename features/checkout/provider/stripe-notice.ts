import { Stripe } from 'stripe'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { WEBHOOK_TOLERANCE_S } from '../payment-contract.ts'
import { NoticeError, type ProviderNotice } from './payment-driver.ts'
import { idOf, KEY_FIELD } from './stripe-charge.ts'
import { callStripe } from './stripe-client.ts'

type Incoming = { stripe: Stripe; secret: string; body: string; headers: Headers }

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

/** The payment that an event about its charge tells of: its fee is known, or money is given or asked back. */
const intentOfEvent = (event: Stripe.Event): string | undefined => {
  if (
    event.type === 'charge.updated' ||
    event.type === 'charge.refunded' ||
    event.type === 'refund.updated' ||
    event.type === 'refund.failed' ||
    event.type === 'charge.dispute.created' ||
    event.type === 'charge.dispute.closed'
  ) {
    return idOf(event.data.object.payment_intent)
  }
  return undefined
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

/** How a bank decided, by the status of a closed dispute: a question that led to no dispute (`warning_closed`) leaves the money here. */
const DECISIONS: Readonly<Partial<Record<Stripe.Dispute.Status, ProviderNotice['dispute']>>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
}

const disputeOf = (event: Stripe.Event): ProviderNotice['dispute'] => {
  if (event.type === 'charge.dispute.created') return 'opened'
  return event.type === 'charge.dispute.closed' ? DECISIONS[event.data.object.status] : undefined
}

type Told = Pick<ProviderNotice, 'paymentId' | 'key'>

/** The later charge that an event tells of. */
const laterOf = async (stripe: Stripe, event: Stripe.Event): Promise<Told | undefined> => {
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
const firstOf = async (stripe: Stripe, event: Stripe.Event): Promise<Told | undefined> => {
  const paymentId = await subscriptionOf(stripe, event)
  if (paymentId === undefined) return undefined
  const { metadata } = await stripe.subscriptions.retrieve(paymentId)
  const key = metadata[KEY_FIELD]
  return key === undefined ? undefined : { paymentId, key }
}

/** Reads what Stripe tells by itself: whose purchase it is; where it stands is asked for. Throws `NoticeError`, and `UpstreamError` where Stripe has to be asked. */
export const readStripeNotice = async (incoming: Incoming): Promise<ProviderNotice | null> => {
  const event = await verified(incoming)
  const { stripe } = incoming
  return callStripe(async () => {
    const told = (await laterOf(stripe, event)) ?? (await firstOf(stripe, event))
    if (!told) return null
    return { id: event.id, ...told, alarm: ALARMS[event.type], dispute: disputeOf(event) }
  }, AbortSignal.timeout(UPSTREAM_TIMEOUT_MS))
}
