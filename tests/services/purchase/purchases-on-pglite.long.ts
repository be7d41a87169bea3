import { tempDir } from '../support/temp-dir.ts'
import { purchasesSuite } from './purchases-suite.ts'

const DATA_DIR = tempDir()

purchasesSuite('PGlite', () => ({ DATA_DIR }))
