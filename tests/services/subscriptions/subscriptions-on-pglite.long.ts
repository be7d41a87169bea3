import { tempDir } from '../support/temp-dir.ts'
import { startStripeProvider } from './life/stripe-provider.ts'
import { subscriptionsSuite } from './subscriptions-suite.ts'

/** `npm run test:long` has three hundred of them (lives.long.ts). */
const SUBSCRIBERS = 15

const ofBoth = subscriptionsSuite({
  subscribers: SUBSCRIBERS,
  providers: [undefined, startStripeProvider],
})

ofBoth('PGlite', () => ({ DATA_DIR: tempDir() }))
