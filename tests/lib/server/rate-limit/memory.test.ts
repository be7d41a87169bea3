import { memoryLimiters } from '#lib/server/rate-limit/limiters.ts'
import { limitsSuite } from './limits-suite.ts'

limitsSuite('memory', () => memoryLimiters)
