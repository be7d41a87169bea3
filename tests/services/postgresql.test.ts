import { servicesSuite } from './suite/services-suite.ts'
import { onPostgres } from './support/on-postgres.ts'

await onPostgres(servicesSuite)
