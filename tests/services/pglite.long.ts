import { servicesSuite } from './services-suite.ts'
import { tempDir } from './support/temp-dir.ts'

const DATA_DIR = tempDir()

servicesSuite('PGlite', () => ({ DATA_DIR }))
