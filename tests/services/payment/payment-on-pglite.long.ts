import { tempDir } from '../support/temp-dir.ts'
import { paymentSuite } from './payment-suite.ts'

const DATA_DIR = tempDir()

paymentSuite('PGlite', () => ({ DATA_DIR }))
