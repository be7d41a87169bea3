import { run } from './entry/run.mjs'

await run('bench/main.ts', { withTools: true })
