import { tempDir } from '../support/temp-dir.ts'
import { allSeatsSuite } from './all-seats-suite.ts'

const DATA_DIR = tempDir()

allSeatsSuite('PGlite', () => ({ DATA_DIR }))
