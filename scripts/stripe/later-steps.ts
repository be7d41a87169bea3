import { Stripe } from 'stripe'
import { readCharge } from '#features/checkout/provider/stripe-charge.ts'
import { portalSettings } from '#features/checkout/provider/stripe-portal.ts'
import type { RenewalCharge } from '#features/checkout/subscription-contract.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import { boughtIn, type CheckContext, NotTried, same, soon, TOTAL } from './check-context.ts'
import { begin, requestOf, type STEPS } from './steps.ts'

const renewal = (run: string, { providerId, number }: { providerId: string; number: number }) => {
  const charge: RenewalCharge = {
    key: `renew-${run}-${number}`,
    providerId,
    description: 'A later charge of the check',
    plan: 'basic',
    seats: 1,
    currency: 'USD',
    amount: TOTAL,
    taxes: [],
    total: TOTAL,
    email: `check-${run}@example.com`,
    language: 'en',
  }
  return charge
}

/** A purchase of its own, paid by a test card. */
const paidBy = async (known: CheckContext, { number, card }: { number: number; card: string }) => {
  const { paymentId } = await begin(known, number)
  const { intent } = await readCharge(known.stripe, paymentId)
  await known.stripe.paymentIntents.confirm(intent?.id ?? '', { payment_method: card })
  return { paymentId }
}

/** A step with a method that an account may have turned off, which Stripe says by refusing it; throws `NotTried` then. */
const whereOffered = async (step: Promise<void>): Promise<void> => {
  try {
    await step
  } catch (error) {
    const isOff =
      error instanceof Stripe.errors.StripeInvalidRequestError || isRefusal(error, [422])
    throw isOff ? new NotTried('the account refuses it') : error
  }
}

const payByLink = async ({ stripe, run }: CheckContext) => {
  const payment = await stripe.paymentIntents.create({
    amount: TOTAL,
    currency: 'usd',
    allowed_payment_method_types: ['link'],
    metadata: { run },
  })
  await stripe.paymentIntents.cancel(payment.id)
  same({
    'the payment': [payment.status, 'requires_payment_method'],
    'what may pay it': [payment.payment_method_types.join(), 'link'],
  })
}

const leaveForPayPal = async (known: CheckContext) => {
  const request = requestOf(known, { number: 5, method: 'paypal' })
  const { paymentId, state, actionUrl } = await known.driver.start(request, soon())
  known.begun.push(paymentId)
  same({
    'the charge': [state, 'action'],
    'whether there is a page': [URL.canParse(actionUrl ?? ''), state === 'action'],
  })
}

/** What the driver rests on for each charge after the first (docs/decisions/040). */
export const LATER_STEPS: typeof STEPS = {
  'a later charge without the buyer, once for its key, and given back': async (known) => {
    const { driver, run } = known
    const { subscription } = boughtIn(known)
    const wanted = renewal(run, { providerId: subscription, number: 1 })
    const { paymentId, state } = await driver.subscription.charge(wanted, soon())
    const again = await driver.subscription.charge(wanted, soon())
    const back = await driver.refund({ paymentId, key: `${wanted.key}-all`, amount: TOTAL }, soon())
    same({
      'the charge': [state, 'succeeded'],
      'the same again': [again.paymentId, paymentId],
      'what was given back': [back.refunded, TOTAL],
    })
  },

  'a method that is changed, and refused when it is charged': async (known) => {
    const { driver, run, stripe } = known
    const { subscription: providerId } = boughtIn(known)
    const { customer } = await stripe.subscriptions.retrieve(providerId)
    const customerId = typeof customer === 'string' ? customer : customer.id
    const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customerId,
    })
    await stripe.customers.update(customerId, {
      invoice_settings: { default_payment_method: method.id },
    })
    const wanted = renewal(run, { providerId, number: 2 })
    const { paymentId, state, reason } = await driver.subscription.charge(wanted, soon())
    const { status } = await stripe.paymentIntents.retrieve(paymentId)
    same({
      'the charge': [state, 'failed'],
      'its reason': [reason, 'declined'],
      'the payment': [status, 'canceled'],
    })
  },

  'a page of Stripe’s for the method': async (known) => {
    const { subscription: providerId } = boughtIn(known)
    const returnUrl = 'https://www.example.com/account'
    const page = await known.driver.subscription.methodPage(
      { providerId, returnUrl, language: 'en' },
      soon(),
    )
    same({ 'whether there is one': [page !== null && URL.canParse(page), true] })
  },

  'a renewal once the subscription has ended at Stripe': async (known) => {
    const { driver, run, stripe } = known
    const { paymentId: providerId } = await paidBy(known, { number: 3, card: 'pm_card_visa' })
    await stripe.subscriptions.cancel(providerId)
    const { state } = await driver.subscription.charge(
      renewal(run, { providerId, number: 3 }),
      soon(),
    )
    same({ 'the charge': [state, 'succeeded'] })
  },

  'a refund that a bank has to decide on, once for its key': async (known) => {
    const { driver, run } = known
    const { paymentId } = await paidBy(known, { number: 4, card: 'pm_card_pendingRefund' })
    const wanted = { paymentId, key: `pending-${run}`, amount: TOTAL }
    const first = await driver.refund(wanted, soon())
    const again = await driver.refund(wanted, soon())
    same({
      'what was given back': [first.refunded, 0],
      'the same again': [again.refundId, first.refundId],
    })
  },

  'settings of the portal by which cards alone are saved': async ({ stripe }) => {
    const id = await portalSettings(stripe)
    const { features } = await stripe.billingPortal.configurations.retrieve(id)
    const methods = features.payment_method_update.payment_method_configuration ?? ''
    const { card, link } = await stripe.paymentMethodConfigurations.retrieve(methods)
    same({
      'the same again': [await portalSettings(stripe), id],
      'a card': [card?.display_preference.value, 'on'],
      Link: [link?.display_preference.value, 'off'],
    })
  },

  'a payment that Link may pay': (known) => whereOffered(payByLink(known)),

  'a buyer who leaves for PayPal': (known) => whereOffered(leaveForPayPal(known)),
}
