import { onPostgres } from '../support/on-postgres.ts'
import { paymentSuite } from './payment-suite.ts'

await onPostgres(paymentSuite)
