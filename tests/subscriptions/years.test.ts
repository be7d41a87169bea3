import { benchOf } from '../services/support/bench-of.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { yearSuite } from './year-suite.ts'

yearSuite(benchOf(() => ({ DATA_DIR: tempDir() })))
