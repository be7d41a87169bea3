import type { ServicesEnv } from '../support/child-services.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { exportPersonSuite } from './export-person-suite.ts'
import { ownDataSuite } from './own-data-suite.ts'

const suites = (name: string, env: () => ServicesEnv): void => {
  exportPersonSuite(name, env)
  ownDataSuite(name, env)
}

await onPostgres(suites)
