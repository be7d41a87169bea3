import { vi } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import { tempDir } from '../support/temp-dir.ts'
import { truthSuite } from './truth-suite.ts'

/** `npm run test:long` has ten thousand of them (truth.long.ts). */
const VISITORS = 350

// Hundreds of passwords take a minute to hash, and nothing here is about one.
vi.mock('#services/user/password-hash.ts', () => ({
  hashPassword: () => Promise.resolve('$none'),
  randomPassword: () => 'none',
  isPasswordOf: () => Promise.resolve(false),
}))

const DATA_DIR = tempDir()

truthSuite(
  benchOf(() => ({ DATA_DIR })),
  VISITORS,
)
