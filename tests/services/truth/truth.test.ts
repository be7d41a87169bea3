import { describe, vi } from 'vitest'
import { ledgerFillSuite } from '../suite/ledger-fill-suite.ts'
import { ledgerSuite } from '../suite/ledger-suite.ts'
import { benchOf } from '../support/bench-of.ts'
import { tempDir } from '../support/temp-dir.ts'
import { truthSuite } from './truth-suite.ts'

/** `npm run test:long` has ten thousand of them (truth.long.ts). */
const VISITORS = 500

// Hundreds of passwords take a minute to hash, and nothing here is about one.
vi.mock('#services/user/password-hash.ts', () => ({
  hashPassword: () => Promise.resolve('$none'),
  randomPassword: () => 'none',
  isPasswordOf: () => Promise.resolve(false),
}))

describe('on PGlite', () => {
  const DATA_DIR = tempDir()
  truthSuite(
    benchOf(() => ({ DATA_DIR })),
    VISITORS,
  )
})

describe('on PGlite', () => {
  const DATA_DIR = tempDir()
  const bench = benchOf(() => ({ DATA_DIR }))
  ledgerSuite(bench)
  ledgerFillSuite(bench)
})
