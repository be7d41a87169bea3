import type { StripeObject } from './expand.ts'
import { refusals } from './refusals.ts'
import { activate, payIntent, type Kept, type Store } from './store.ts'

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

const PAYS = 'pm_card_visa'

/** One that pays, and whose bank decides later on what is given back. */
const PENDS = 'pm_card_pendingRefund'

/** Test methods (docs.stripe.com/testing): those, and one whose bank asks its owner each time. */
const CARDS = [PAYS, PENDS, 'pm_card_authenticationRequired']

type Intent = Kept['payment_intent']

/** The buyer leaves for a page where the call names the way back, and is asked within the page where it does not (docs.stripe.com/api/payment_intents/object, "next_action"). */
const ask = (intent: Intent, fields: URLSearchParams): StripeObject => {
  const returnUrl = fields.get('return_url')
  if (returnUrl === null) {
    const inPage = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    return Object.assign(intent, { status: 'requires_action', next_action: inPage })
  }
  const page = new URL('https://approve.example/paypal')
  page.searchParams.set('return', returnUrl)
  return Object.assign(intent, {
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: page.href, return_url: returnUrl },
    },
  })
}

const pay = (store: Store, intent: Intent): StripeObject => {
  payIntent(store, intent.id)
  const invoice = [...store.invoice.values()].find((one) => one.intent === intent.id)
  const subscription = invoice && store.subscription.get(invoice.subscription)
  if (subscription?.status === 'incomplete') activate(store, subscription)
  return intent
}

const ACCEPTANCE = 'mandate_data[customer_acceptance][type]'

const ONLINE = 'mandate_data[customer_acceptance][online]'

/** What PayPal needs before its buyer leaves: where to come back to, and the mandate of a payment that is kept for later. */
const requireLeave = (intent: Intent, fields: URLSearchParams) => {
  if (!fields.has('return_url')) throw refusals.noReturnUrl()
  if (intent.setup_future_usage && !fields.has(ACCEPTANCE)) throw refusals.noMandate()
  const isOnline = fields.get(ACCEPTANCE) === 'online'
  if (isOnline && !fields.has(`${ONLINE}[ip_address]`)) throw refusals.missingParameter(ONLINE)
}

/** The type of the method that a call names, where a payment takes that. */
const typeIn = (intent: Intent, fields: URLSearchParams): string => {
  const card = fields.get('payment_method')
  if (card !== null && !CARDS.includes(card)) {
    throw refusals.missingInBody('PaymentMethod', { id: card, param: 'payment_method' })
  }
  const type = card === null ? fields.get('payment_method_data[type]') : 'card'
  // A card is in no call of ours: it goes from the buyer to Stripe alone.
  if (type === null || (type === 'card' && card === null)) throw refusals.missingMethod()
  if (!intent.payment_method_types.includes(type)) throw refusals.noMethod(type)
  return type
}

/** Confirms a payment with a test card, or with PayPal whose page the buyer has to visit; throws `Refusal`. */
export const confirm = (store: Store, intent: Intent, fields: URLSearchParams): StripeObject => {
  if (!CONFIRMABLE.includes(intent.status)) throw refusals.unexpectedState(intent.status)
  if (typeIn(intent, fields) === 'paypal') requireLeave(intent, fields)
  const card = fields.get('payment_method')
  if (card === PENDS) intent.refundsPend = true
  return card === PAYS || card === PENDS ? pay(store, intent) : ask(intent, fields)
}
