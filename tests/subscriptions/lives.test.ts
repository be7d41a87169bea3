import { benchOf } from '../services/support/bench-of.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { livesSuite } from './lives-suite.ts'

/** `npm run test:long` has three hundred of them (lives.long.ts). */
const SUBSCRIBERS = 15

livesSuite(
  benchOf(() => ({ DATA_DIR: tempDir() })),
  SUBSCRIBERS,
)
