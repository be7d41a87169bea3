import { benchOf } from '../services/support/bench-of.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { livesSuite } from './lives-suite.ts'

const SUBSCRIBERS = 300

livesSuite(
  benchOf(() => ({ DATA_DIR: tempDir() })),
  SUBSCRIBERS,
)
