import { onPostgres } from '../support/on-postgres.ts'
import { tempDir } from '../support/temp-dir.ts'
import { attackSuite } from './attack-suite.ts'

const everything = (name: string, env: Parameters<typeof attackSuite>[1]['env']) =>
  attackSuite(name, { env, pick: (attacks) => attacks })

everything('PGlite', () => ({ DATA_DIR: tempDir() }))
await onPostgres(everything)
