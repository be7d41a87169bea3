import { tempDir } from '../support/temp-dir.ts'
import { exportPersonSuite } from './export-person-suite.ts'
import { ownDataSuite } from './own-data-suite.ts'

const DATA_DIR = { exported: tempDir(), own: tempDir() }

exportPersonSuite('PGlite', () => ({ DATA_DIR: DATA_DIR.exported }))
ownDataSuite('PGlite', () => ({ DATA_DIR: DATA_DIR.own }))
