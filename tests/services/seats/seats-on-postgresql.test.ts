import { onPostgres } from '../support/on-postgres.ts'
import { allSeatsSuite } from './all-seats-suite.ts'

await onPostgres(allSeatsSuite)
