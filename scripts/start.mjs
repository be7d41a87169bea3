import { run } from './entry/run.mjs'

run('scripts/run/start.ts')
