import { onPostgres } from '../support/on-postgres.ts'
import { conversionsSuite } from './conversions-suite.ts'

await onPostgres(conversionsSuite)
