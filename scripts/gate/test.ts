import { GATES } from './gates.ts'
import { lastLine } from './outcome.ts'
import { runGates } from './run-gates.ts'
import { testEnvironment } from './test-environment.ts'

const total = await runGates(GATES, await testEnvironment())
console.log(`\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
