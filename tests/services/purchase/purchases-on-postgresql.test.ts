import { onPostgres } from '../support/on-postgres.ts'
import { purchasesSuite } from './purchases-suite.ts'

await onPostgres(purchasesSuite)
