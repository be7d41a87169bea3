import { onPostgres } from '../services/support/on-postgres.ts'
import { subscriptionsSuite } from './subscriptions-suite.ts'

const SUBSCRIBERS = 15

await onPostgres(subscriptionsSuite(SUBSCRIBERS))
