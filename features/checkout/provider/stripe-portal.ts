import type { Stripe } from 'stripe'
import { BRAND } from '#lib/config/brand.ts'
import { firstOf, isBrokenReplay, nth } from './stripe-client.ts'

/** The name by which the settings that we have made are found again. */
const NAME = `${BRAND.name}: what renewals are charged to`
const PURPOSE = 'renewals'

const MOST_LISTED = 100

/**
 * Payment methods that a customer could save on Stripe's page beside a card, and the checkout does not offer
 * (docs.stripe.com/customer-management/configure-portal).
 */
const NOT_OFFERED = [
  'acss_debit',
  'amazon_pay',
  'au_becs_debit',
  'bacs_debit',
  'bancontact',
  'cashapp',
  'ideal',
  'klarna',
  'link',
  'nz_bank_account',
  'paypal',
  'revolut_pay',
  'sepa_debit',
  'us_bank_account',
] as const satisfies readonly (keyof Stripe.PaymentMethodConfigurationCreateParams)[]

/** Makes something once under a key, and under the next where Stripe only tells again that it broke. */
const madeOnce = (
  name: string,
  make: (options: Stripe.RequestOptions) => Promise<{ id: string }>,
): Promise<string> =>
  firstOf(async (number) => {
    try {
      return (await make({ idempotencyKey: `${name}-${PURPOSE}${nth(number)}` })).id
    } catch (error) {
      if (isBrokenReplay(error)) return undefined
      throw error
    }
  })

const methodsOf = async (stripe: Stripe): Promise<string> => {
  const known = stripe.paymentMethodConfigurations.list({ limit: MOST_LISTED })
  for await (const { id, name, active } of known) {
    if (active && name === NAME) return id
  }
  const off = { display_preference: { preference: 'off' } }
  const params = {
    name: NAME,
    card: { display_preference: { preference: 'on' } },
    ...Object.fromEntries(NOT_OFFERED.map((type) => [type, off])),
  }
  return madeOnce('methods', (options) =>
    stripe.paymentMethodConfigurations.create(params, options),
  )
}

/** The settings of Stripe's page on which customers change their card: made once, and found again by their metadata. */
export const portalSettings = async (stripe: Stripe): Promise<string> => {
  const known = stripe.billingPortal.configurations.list({ active: true, limit: MOST_LISTED })
  for await (const { id, metadata } of known) {
    if (metadata?.made_for === PURPOSE) return id
  }
  const methods = await methodsOf(stripe)
  const params = {
    name: NAME,
    features: {
      payment_method_update: { enabled: true, payment_method_configuration: methods },
    },
    metadata: { made_for: PURPOSE },
  }
  return madeOnce('portal', (options) =>
    stripe.billingPortal.configurations.create(params, options),
  )
}
