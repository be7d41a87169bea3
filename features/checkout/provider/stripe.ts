import { Stripe } from 'stripe'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import type { ChargeRequest } from '../payment-contract.ts'
import type { Charge, PaymentDriver } from './payment-driver.ts'
import {
  badAnswer,
  chargeOf,
  isPaid,
  readCharge,
  standingOf,
  type StripeCharge,
} from './stripe-charge.ts'
import {
  callStripe,
  firstOf,
  isBrokenReplay,
  nth,
  stripeClient,
  ignoreRefusal,
  type StripeSettings,
} from './stripe-client.ts'
import { readStripeNotice } from './stripe-notice.ts'
import { isOffSession, offSessionCharge, readOffSession } from './stripe-off-session.ts'
import { refundOnce } from './stripe-refund.ts'
import { subscribed } from './stripe-subscribe.ts'
import { stripeSubscriptions } from './stripe-subscription.ts'

/** Statuses of a subscription that the specification calls "ACTIVE" (S2 §4, §7). */
const ACTIVE_STATUSES = ['active', 'trialing']

type Known = { stripe: Stripe; now: () => Date }

/** Voids what waits to be paid, which Stripe refuses where it has been paid in the meantime; then looks again. */
const ended = async (stripe: Stripe, { subscription, invoice }: StripeCharge) => {
  await ignoreRefusal(stripe.invoices.voidInvoice(invoice.id))
  return readCharge(stripe, subscription.id)
}

/** Of whom all was given back nothing is charged for another year. */
const endedWhereGivenBack = async (stripe: Stripe, found: StripeCharge): Promise<void> => {
  const { subscription, invoice, refunded } = found
  const isGivenBack = invoice.total > 0 && refunded >= invoice.total
  if (!isGivenBack || !ACTIVE_STATUSES.includes(subscription.status)) return
  await ignoreRefusal(stripe.subscriptions.cancel(subscription.id))
}

const settled = async ({ stripe, now }: Known, found: StripeCharge): Promise<Charge> => {
  const standing = standingOf(found, now())
  if (!standing.mustEnd) {
    await endedWhereGivenBack(stripe, found)
    return chargeOf(found, standing)
  }
  const after = await ended(stripe, found)
  const final = standingOf(after, now())
  if (final.mustEnd) throw badAnswer()
  // Paid in the instant before: the money is there, and no second charge may follow it.
  return chargeOf(after, final.state === 'failed' ? standing : final)
}

/**
 * The mandate with which a payment that is kept for later ones is confirmed; neither address nor browser of the buyer go along, which
 * "online" would ask for.
 */
const MANDATE = { customer_acceptance: { type: 'offline' } } as const

type Leaving = { found: StripeCharge; intent: Stripe.PaymentIntent; request: ChargeRequest }

/** One try; nothing where Stripe only tells again that an earlier one broke. */
const confirmedAt = async (
  stripe: Stripe,
  { leaving: { found, intent, request }, number }: { leaving: Leaving; number: number },
): Promise<StripeCharge | undefined> => {
  try {
    await stripe.paymentIntents.confirm(
      intent.id,
      {
        payment_method_data: { type: 'paypal' },
        mandate_data: MANDATE,
        return_url: request.returnUrl,
      },
      { idempotencyKey: `${request.key}-confirm${nth(number)}` },
    )
  } catch (error) {
    if (isBrokenReplay(error)) return undefined
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    if (!isRefusal) throw error
    return ended(stripe, found)
  }
  return readCharge(stripe, found.subscription.id)
}

/** Leaves for PayPal by navigation, also without script: the server confirms, and the answer names the place. */
const sentToPayPal = async (
  stripe: Stripe,
  { found, request }: { found: StripeCharge; request: ChargeRequest },
): Promise<StripeCharge> => {
  const { intent } = found
  if (request.method !== 'paypal' || intent?.status !== 'requires_payment_method') return found
  const leaving = { found, intent, request }
  return firstOf((number) => confirmedAt(stripe, { leaving, number }))
}

/** The charge under a key, made where there is none: its first answer is as old as that answer. */
const begun = async (stripe: Stripe, request: ChargeRequest): Promise<StripeCharge> => {
  const { id } = await subscribed(stripe, request)
  return readCharge(stripe, id)
}

/** One that waits for its buyer is voided; what is paid, or with the bank, stays as it is. */
const givenUp = async ({ stripe, now }: Known, found: StripeCharge): Promise<Charge> => {
  if (standingOf(found, now()).state !== 'action') return settled({ stripe, now }, found)
  const after = await ended(stripe, found)
  return chargeOf(after, standingOf(after, now()))
}

type Refunding = { paymentId: string; key: string; amount: number }

const retrieved = async (known: Known, paymentId: string): Promise<Charge> =>
  isOffSession(paymentId)
    ? offSessionCharge(await readOffSession(known.stripe, paymentId))
    : settled(known, await readCharge(known.stripe, paymentId))

/** The payment that a charge was paid by. */
const paidIntent = async (stripe: Stripe, paymentId: string): Promise<string> => {
  if (isOffSession(paymentId)) return paymentId
  const found = await readCharge(stripe, paymentId)
  if (!found.intent || !isPaid(found)) throw badAnswer()
  return found.intent.id
}

const refund = async (known: Known, { paymentId, key, amount }: Refunding) => {
  const { stripe } = known
  const intent = await paidIntent(stripe, paymentId)
  const { id } = await refundOnce(stripe, { intent, key, amount })
  // What a bank has still to decide on is not given back yet; the subscription ends with the last of its first payment.
  const { refunded } = await retrieved(known, paymentId)
  return { refundId: id, refunded }
}

/**
 * Real payments by Stripe (decision 040): a purchase is a yearly subscription whose first invoice the page confirms with the
 * Payment Element, or PayPal by navigation. `paymentId` is the subscription's id, of a later charge that of its payment.
 */
export const stripeDriver = (
  settings: StripeSettings,
  now: () => Date = () => new Date(),
): PaymentDriver => {
  const stripe = stripeClient(settings, UPSTREAM_TIMEOUT_MS)
  const known = { stripe, now }
  const isLive = /^[rs]k_live_/.test(settings.secretKey)
  return {
    name: 'stripe',
    start: (request, signal) =>
      callStripe(async () => {
        const found = await begun(stripe, request)
        return settled(known, await sentToPayPal(stripe, { found, request }))
      }, signal),
    retrieve: (paymentId, signal) => callStripe(() => retrieved(known, paymentId), signal),
    end: ({ request, paymentId }, signal) =>
      callStripe(async () => {
        // Whether one was begun under the key only that call tells.
        const found = await (paymentId === null
          ? begun(stripe, request)
          : readCharge(stripe, paymentId))
        return givenUp(known, found)
      }, signal),
    showSubscription: (subscriptionId, signal) =>
      callStripe(async () => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId)
        return ACTIVE_STATUSES.includes(status) ? 'ACTIVE' : status.toUpperCase()
      }, signal),
    refund: (wanted, signal) => callStripe(() => refund(known, wanted), signal),
    subscription: stripeSubscriptions({ stripe, siteUrl: settings.siteUrl }),
    readNotice: (body, headers) =>
      readStripeNotice({ stripe, secret: settings.webhookSecret, isLive, body, headers }),
  }
}
