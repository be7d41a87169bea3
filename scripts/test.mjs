import { run } from './entry/run.mjs'

await run('scripts/gate/test.ts', { withTools: true })
