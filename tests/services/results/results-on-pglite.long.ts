import { tempDir } from '../support/temp-dir.ts'
import { allResultsSuite } from './all-results-suite.ts'

const DATA_DIR = tempDir()

allResultsSuite('PGlite', () => ({ DATA_DIR }))
