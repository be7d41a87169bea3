/**
 * What only an account of Stripe, with a real bank behind it, shows (architecture 17): tried once with test keys before the live ones
 * are set, each line leaves the list when it has been.
 */
export const UNTRIED_PAYMENTS = [
  'the calls of our driver, at Stripe itself: `npm run stripe:check` with test keys, until nothing differs',
  'card fields: that js.stripe.com loads them under our policy and use our styles',
  '3-D Secure of a real bank, within the frame of Stripe',
  'PayPal through Stripe: only for a business in Europe, and recurring payments after approval',
  'webhooks through a public address, and their order under load',
  'what Stripe keeps of a payment: that `charge.updated` tells of it, and a restricted key that may not read it still sells',
  'payments that a bank decides days later, refunds that a bank refuses, and disputes',
  'renewals, at Stripe itself: a later charge without the buyer, a refused one, a card changed in the customer portal, by the settings that are made for it',
] as const
