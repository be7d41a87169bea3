import { onPostgres } from '../support/on-postgres.ts'
import { tempDir } from '../support/temp-dir.ts'
import { attackSuite } from './attack-suite.ts'

attackSuite('PGlite', { env: () => ({ DATA_DIR: tempDir() }) })
await onPostgres((name, env) => attackSuite(name, { env }))
