import { memoryLimiters } from '#lib/limits/limiters.ts'
import { callLimitsSuite } from './call-limits-suite.ts'
import { limitsSuite } from './limits-suite.ts'
import { payLimitsSuite } from './pay-limits-suite.ts'

limitsSuite('memory', () => memoryLimiters)
callLimitsSuite('memory', () => memoryLimiters)
payLimitsSuite('memory', () => memoryLimiters)
