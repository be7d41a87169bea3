import { checkPorts } from './entry/check-port.mjs'
import { run } from './entry/run.mjs'

await run('scripts/run/start.ts', { check: checkPorts })
