import { onPostgres } from '../support/on-postgres.ts'
import { affiliatesSuite } from './affiliates-suite.ts'

await onPostgres(affiliatesSuite)
