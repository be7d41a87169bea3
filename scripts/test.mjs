import { run } from './entry/run.mjs'

run('scripts/gate/test.ts')
