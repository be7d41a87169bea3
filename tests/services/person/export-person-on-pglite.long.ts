import { tempDir } from '../support/temp-dir.ts'
import { exportPersonSuite } from './export-person-suite.ts'

const DATA_DIR = tempDir()

exportPersonSuite('PGlite', () => ({ DATA_DIR }))
