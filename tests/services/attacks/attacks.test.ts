import { tempDir } from '../support/temp-dir.ts'
import { attackSuite } from './attack-suite.ts'

// `npm run test:long` tries all of them (attacks.long.ts).
const DATA_DIR = tempDir()

attackSuite('PGlite, one of each kind', {
  env: () => ({ DATA_DIR }),
  pick: (attacks) => attacks.slice(0, 1),
})
