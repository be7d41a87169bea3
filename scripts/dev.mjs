import { checkPorts } from './entry/check-port.mjs'
import { run } from './entry/run.mjs'

await run('scripts/run/dev.ts', { check: checkPorts })
