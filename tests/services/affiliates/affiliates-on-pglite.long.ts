import { tempDir } from '../support/temp-dir.ts'
import { affiliatesSuite } from './affiliates-suite.ts'

const DATA_DIR = tempDir()

affiliatesSuite('PGlite', () => ({ DATA_DIR }))
