import { onPostgres } from '../support/on-postgres.ts'
import { exportPersonSuite } from './export-person-suite.ts'

await onPostgres(exportPersonSuite)
