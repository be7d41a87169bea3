import { resolve } from 'node:path'
import { GATES, LONG_GATES } from './gates.ts'
import { lastLines } from './outcome.ts'
import { runGates } from './run-gates.ts'
import { testEnvironment } from './test-environment.ts'

// A process for most files of tests: what one has compiled the next one need not, a twentieth of their computing.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

const gates = process.argv.includes('--long') ? LONG_GATES : GATES
const total = await runGates(gates, await testEnvironment())
console.log(`\n${lastLines(total).join('\n')}`)
process.exitCode = total.failed === 0 ? 0 : 1
