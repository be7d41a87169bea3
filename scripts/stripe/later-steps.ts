import type { RenewalCharge } from '#features/checkout/subscription-contract.ts'
import { boughtIn, same, soon, TOTAL } from './known.ts'
import type { STEPS } from './steps.ts'

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
    const method = { providerId, methodToken: 'pm_card_chargeCustomerFail' }
    await driver.subscription.changeMethod(method, soon())
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
}
