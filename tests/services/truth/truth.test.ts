import { describe } from 'vitest'
import { ledgerSuite } from '../suite/ledger-suite.ts'
import { benchOf } from '../support/bench-of.ts'
import { tempDir } from '../support/temp-dir.ts'

const DATA_DIR = tempDir()

describe('on PGlite', () => {
  ledgerSuite(benchOf(() => ({ DATA_DIR })))
})
