import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder } from '#lib/config/build-folder.mjs'
import { BUILD_STEPS } from './build-steps.ts'
import type { Environment } from './environment.ts'
import { exitOf } from './exit-of.ts'
import { fingerprint } from './fingerprint.ts'
import { startProgram, stopProgram, type Program } from './processes.ts'

/** Holds the fingerprint of what a build was made of; missing while there is no whole build. */
export const stampOf = (environment: Environment): string =>
  join(buildFolder(environment.public), 'fingerprint')

const NEVER = new Promise<never>(() => undefined)

const runStep = async (program: Program, until: Promise<unknown>) => {
  const running = startProgram(program)
  const stopped = until.then(() => undefined)
  const exit = await Promise.race([exitOf(running.child), stopped])
  await stopProgram(running)
  if (!exit) throw new Error('The build was stopped.')
  if (!exit.ok) throw new Error('The build failed: its lines above say why.')
}

/** Builds the site; throws one line when a step fails or when `until` settles first. */
export const build = async (environment: Environment, until: Promise<unknown> = NEVER) => {
  const wanted = fingerprint(process.cwd(), environment.public)
  const stamp = stampOf(environment)
  const result = join(buildFolder(environment.public), 'BUILD_ID')
  for (const file of [stamp, result]) rmSync(file, { force: true })
  const env = { ...process.env, ...environment.child, NODE_ENV: 'production' as const }
  for (const step of BUILD_STEPS) await runStep({ ...step, env: { ...env, ...step.env } }, until)
  // A build that lost its workers ends with exit code 0 and nothing to serve.
  if (!existsSync(result)) throw new Error('The build ended without a result.')
  writeFileSync(stamp, wanted)
}
