import { join } from 'node:path'

/*
 * Relies on: where the program stands; a build in two steps, which its help lists as experimental; a variable by which it
 * takes its `.env` files for read.
 * When that changes: build in one step (docs/measuring.md, budget 12, is then missed), and see `loadEnvConfig` of `@next/env`.
 */

/** The program `next`, from the root of the repository. */
export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next')

/** Arguments of one of the two steps of a build. */
export const buildArgs = (step: 'compile' | 'generate'): readonly string[] => [
  NEXT,
  'build',
  '--experimental-build-mode',
  step,
]

/** Next stays silent, and reads no `.env` of its own: it would bake in what `loadEnvFile` has not read, and tests must not. */
export const NEXT_ENV = { NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' }
