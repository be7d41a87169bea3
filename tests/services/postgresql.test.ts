import { servicesSuite } from './services-suite.ts'
import { onPostgres } from './support/on-postgres.ts'

await onPostgres(servicesSuite)
