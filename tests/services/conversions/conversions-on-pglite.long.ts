import { tempDir } from '../support/temp-dir.ts'
import { conversionsSuite } from './conversions-suite.ts'

const DATA_DIR = tempDir()

conversionsSuite('PGlite', () => ({ DATA_DIR }))
