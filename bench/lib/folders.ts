import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where everything that the bench generates stands; git ignores it. */
export const BENCH_FOLDER = join(ROOT, '.bench')
