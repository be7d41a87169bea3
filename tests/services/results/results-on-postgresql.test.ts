import { onPostgres } from '../support/on-postgres.ts'
import { allResultsSuite } from './all-results-suite.ts'

await onPostgres(allResultsSuite)
