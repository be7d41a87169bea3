import { onPostgres } from '../support/on-postgres.ts'
import { heldSuite } from './held-suite.ts'
import { startStripeProvider } from './life/stripe-provider.ts'
import { subscriptionsSuite } from './subscriptions-suite.ts'

/** `npm run test:long` has a hundred of them with each provider (lives.long.ts); the judge has customers of its own. */
const SUBSCRIBERS = 6

/**
 * The years of one subscription with Stripe's driver alone: the provider of the contract is that of every other suite here, and of
 * those years in `npm run test:long` (subscriptions-on-pglite.long.ts).
 */
const withStripe = subscriptionsSuite({
  subscribers: SUBSCRIBERS,
  providers: [startStripeProvider],
})

await onPostgres((name, env) => {
  withStripe(name, env)
  heldSuite(env)
})
