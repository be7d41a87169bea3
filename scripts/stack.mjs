import { run } from './entry/run.mjs'

await run('scripts/run/stack.ts')
