import { GATES, LONG_GATES } from './gates.ts'
import { lastLines } from './outcome.ts'
import { runGates } from './run-gates.ts'
import { testEnvironment } from './test-environment.ts'

const gates = process.argv.includes('--long') ? LONG_GATES : GATES
const total = await runGates(gates, await testEnvironment())
console.log(`\n${lastLines(total).join('\n')}`)
process.exitCode = total.failed === 0 ? 0 : 1
