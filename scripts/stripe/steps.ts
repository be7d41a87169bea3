import { setTimeout } from 'node:timers/promises'
import type { ChargeRequest } from '#features/checkout/payment-contract.ts'
import { readCharge } from '#features/checkout/provider/stripe-charge.ts'
import {
  boughtIn,
  refusalOf,
  same,
  soon,
  TIMEOUT_MS,
  TOTAL,
  type CheckContext,
} from './check-context.ts'

const PAUSE_MS = 500
const PART = 30_00

const REFUSED = 'refused with 400'

const emailOf = ({ run }: CheckContext) => `check-${run}@example.com`

const customerKey = ({ run }: CheckContext) => `check-${run}-customer`

/** Waits for what Stripe does a moment later; what has not come by then is for the caller to compare. */
const waitUntil = async (isSo: () => Promise<boolean>) => {
  const end = Date.now() + TIMEOUT_MS
  while (!(await isSo()) && Date.now() < end) await setTimeout(PAUSE_MS)
}

/** What the check asks the driver for. */
export const requestOf = (
  known: CheckContext,
  { number, method }: { number: number; method: ChargeRequest['method'] },
): ChargeRequest => ({
  key: `${known.run}-${number}`,
  amount: TOTAL,
  currency: 'USD',
  email: emailOf(known),
  language: 'en',
  description: `Check ${known.run}`,
  method,
  methodToken: null,
  returnUrl: 'https://example.com/return',
})

/** Begins a purchase by card, which ends with the run. */
export const begin = async (known: CheckContext, number: number) => {
  const request = requestOf(known, { number, method: 'card' })
  const { paymentId } = await known.driver.start(request, soon())
  known.begun.push(paymentId)
  return { request, paymentId }
}

/** What the driver of Stripe rests on, in the order in which it is tried; each throws `Difference`. */
export const STEPS: Readonly<Record<string, (known: CheckContext) => Promise<void>>> = {
  'a customer is made and found by its address': async (known) => {
    const { customers } = known.stripe
    const email = emailOf(known)
    const { id } = await customers.create({ email }, { idempotencyKey: customerKey(known) })
    const { data } = await customers.list({ email, limit: 1 })
    same({ 'the customer of the address': [data[0]?.id, id] })
  },

  'a product with an id of its own is made once': async ({ stripe, run }) => {
    const product = { id: `check-${run}`, name: `Check ${run}` }
    const { id } = await stripe.products.create(product)
    const { status, code } = await refusalOf(stripe.products.create(product))
    same({
      'its id': [id, product.id],
      'a second one': [status, REFUSED],
      'the code': [code, 'resource_already_exists'],
    })
  },

  'a subscription waits for its first invoice to be paid': async (known) => {
    const { subscriptions } = known.stripe
    const { paymentId: id } = await begin(known, 1)
    const bare = await subscriptions.retrieve(id)
    const { latest_invoice: shown } = await subscriptions.retrieve(id, {
      expand: ['latest_invoice'],
    })
    const { invoice, intent } = await readCharge(known.stripe, id)
    known.bought = { subscription: id, invoice: invoice.id, intent: intent?.id ?? '' }
    const open = typeof shown === 'string' ? null : shown
    same({
      'the subscription': [bare.status, 'incomplete'],
      'its customer, not expanded,': [typeof bare.customer, 'string'],
      'its invoice, not expanded,': [typeof bare.latest_invoice, 'string'],
      'its invoice': [open?.status, 'open'],
      'whether there is a secret unasked': [Boolean(open?.confirmation_secret), false],
      'whether there is one where asked': [Boolean(invoice.confirmation_secret), true],
      'its payment, not expanded,': [
        typeof invoice.payments?.data[0]?.payment.payment_intent,
        'string',
      ],
    })
  },

  'five levels of expand are refused': async (known) => {
    const { subscription } = boughtIn(known)
    const expand = ['latest_invoice.payments.data.payment.payment_intent']
    const call = known.stripe.subscriptions.retrieve(subscription, { expand })
    const { status, message } = await refusalOf(call)
    same({ 'a fifth level': [status, REFUSED] })
    const why = 'You cannot expand more than 4 levels of a property'
    same({ 'what is said': [message?.startsWith(why) ? why : message, why] })
  },

  'a parameter that Stripe does not know is refused': async (known) => {
    const customer = { email: emailOf(known), shoe_size: '41' }
    const { status, code } = await refusalOf(known.stripe.customers.create(customer))
    same({ 'such a one': [status, REFUSED], 'the code': [code, 'parameter_unknown'] })
  },

  'a card pays, and the subscription is active': async (known) => {
    const { subscription, intent } = boughtIn(known)
    const { status } = await known.stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_visa',
    })
    same({ 'the payment': [status, 'succeeded'] })
    const shown = () => known.driver.showSubscription(subscription, soon())
    await waitUntil(async () => (await shown()) === 'ACTIVE')
    same({ 'the subscription': [await shown(), 'ACTIVE'] })
  },

  'a bank asks, and the charge is given up': async (known) => {
    const { stripe, driver } = known
    const { request, paymentId } = await begin(known, 2)
    const read = () => readCharge(stripe, paymentId)
    const { status } = await stripe.paymentIntents.confirm((await read()).intent?.id ?? '', {
      payment_method: 'pm_card_authenticationRequired',
    })
    same({ 'the payment': [status, 'requires_action'] })
    const charge = await driver.end({ request, paymentId }, soon())
    await waitUntil(async () => (await read()).subscription.status !== 'incomplete')
    const { invoice, subscription } = await read()
    same({
      'the charge': [charge?.state, 'failed'],
      'its invoice': [invoice.status, 'void'],
      'its subscription': [subscription.status, 'incomplete_expired'],
    })
  },

  'a paid invoice is not voided': async (known) => {
    const { status } = await refusalOf(known.stripe.invoices.voidInvoice(boughtIn(known).invoice))
    same({ 'such a call': [status, REFUSED] })
  },

  'a key is taken with one body, and a failure told again': async (known) => {
    const { stripe, run } = known
    const other = { email: `other-${emailOf(known)}` }
    const call = stripe.customers.create(other, { idempotencyKey: customerKey(known) })
    const { status, type } = await refusalOf(call)
    same({ 'another body': [status, REFUSED], 'its type': [type, 'idempotency_error'] })
    const wanted = { payment_intent: boughtIn(known).intent, amount: TOTAL + 1 }
    const options = { idempotencyKey: `check-${run}-refund` }
    const first = await refusalOf(stripe.refunds.create(wanted, options))
    const again = await refusalOf(stripe.refunds.create(wanted, options))
    same({
      'a refund of too much': [first.status, REFUSED],
      'Idempotent-Replayed at first': [first.isReplayed, false],
      'the same again': [again.status, REFUSED],
      'Idempotent-Replayed again': [again.isReplayed, true],
    })
  },

  'a refund in part and the rest, and no more': async (known) => {
    const { stripe } = known
    const { intent, subscription } = boughtIn(known)
    const refund = (amount: number) => stripe.refunds.create({ payment_intent: intent, amount })
    same({ 'the part': [(await refund(PART)).status, 'succeeded'] })
    const { status } = await refusalOf(refund(TOTAL - PART + 1))
    same({ 'more than is left': [status, REFUSED] })
    same({ 'the rest': [(await refund(TOTAL - PART)).status, 'succeeded'] })
    const { code } = await refusalOf(refund(1))
    const { refunded } = await readCharge(stripe, subscription)
    same({
      'the code of one more': [code, 'charge_already_refunded'],
      'what was given back': [refunded, TOTAL],
    })
  },

  'a subscription ends once': async (known) => {
    const end = () => known.stripe.subscriptions.cancel(boughtIn(known).subscription)
    const ended = await end()
    const { status, code } = await refusalOf(end())
    same({
      'the subscription': [ended.status, 'canceled'],
      'its second end': [status, 'refused with 404'],
      'the code': [code, 'resource_missing'],
    })
  },

  'events tell of it all': async (known) => {
    const { subscription, invoice, intent } = boughtIn(known)
    const isListed = async (type: string, id: string) => {
      const { data } = await known.stripe.events.list({ type, limit: 100 })
      return data.some(({ data: { object } }) =>
        [Reflect.get(object, 'id'), Reflect.get(object, 'payment_intent')].includes(id),
      )
    }
    for (const [type, id] of [
      ['customer.subscription.updated', subscription],
      ['customer.subscription.deleted', subscription],
      ['invoice.paid', invoice],
      ['charge.refunded', intent],
    ] as const) {
      await waitUntil(() => isListed(type, id))
      same({ [`whether ${type} is listed`]: [await isListed(type, id), true] })
    }
  },
}
