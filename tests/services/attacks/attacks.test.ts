import { tempDir } from '../support/temp-dir.ts'
import { attackSuite } from './attack-suite.ts'
import { GROUPS } from './groups.ts'

// `npm run test:long` tries all of them (attacks.long.ts).
const DATA_DIR = tempDir()

attackSuite('PGlite, some of them', {
  env: () => ({ DATA_DIR }),
  groups: GROUPS.filter((_, at) => at % 4 === 0).map(({ name, attacks }) => ({
    name,
    attacks: attacks.slice(0, 1),
  })),
})
