import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { openFacts, writeOpenCount } from '../ready/built-points.ts'
import { writeBaked } from './baked.ts'
import { BUILD_STEPS } from './build-steps.ts'
import { markWhole, newBuildFolder } from './builds.ts'
import type { Environment } from './environment.ts'
import { exitOf } from './exit-of.ts'
import { fingerprint } from './fingerprint.ts'
import { lockBuilds } from './lock-builds.ts'
import { startProgram, stopProgram, type Program } from './processes.ts'
import { retireBuilds } from './retire-builds.ts'

const NEVER = new Promise<never>(() => undefined)

/** Next writes here where the types of the build stand that it makes; editors want those that all builds share. */
const TYPES = 'next-env.d.ts'

const runStep = async (program: Program, until: Promise<unknown>) => {
  const running = startProgram(program)
  const stopped = until.then(() => undefined)
  const exit = await Promise.race([exitOf(running.child), stopped])
  await stopProgram(running)
  if (!exit) throw new Error('The build was stopped.')
  if (!exit.ok) throw new Error('The build failed: its lines above say why.')
}

type Making = { environment: Environment; folder: string; until: Promise<unknown> }

const runSteps = async ({ environment, folder, until }: Making) => {
  const env = {
    ...process.env,
    ...environment.child,
    NODE_ENV: 'production' as const,
    OPEN_POINTS: `${openFacts()}`,
  }
  let types: string | undefined
  for (const { inFolder, ...step } of BUILD_STEPS) {
    if (inFolder) types ??= readFileSync(TYPES, 'utf8')
    const own = inFolder ? { BUILD_FOLDER: folder } : { BUILD_FOLDER: '' }
    await runStep({ ...step, env: { ...env, ...own, ...step.env } }, until)
  }
  if (types !== undefined) writeFileSync(TYPES, types)
}

const make = async (making: Making) => {
  const { environment, folder } = making
  const wanted = fingerprint(process.cwd(), environment.public)
  try {
    await runSteps(making)
    // A build that lost its workers ends with exit code 0 and nothing to serve.
    if (!existsSync(join(folder, 'BUILD_ID'))) throw new Error('The build ended without a result.')
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  writeBaked(folder, environment)
  writeOpenCount(folder)
  markWhole(folder, wanted)
}

type Options = {
  /** Stops the build when it settles. */
  until?: Promise<unknown> | undefined
  /** Looks, when it is this process' turn, for a build that makes another one needless. */
  find?: () => string | undefined
}

/**
 * Builds the site into a folder of its own and returns it; who serves an earlier build keeps that one (decision 025).
 * Throws one line when a step fails or when `until` settles first.
 */
export const build = async (environment: Environment, options: Options = {}): Promise<string> => {
  const { until = NEVER, find } = options
  const parent = buildsFolder(environment.public)
  const unlock = await lockBuilds(parent, until)
  try {
    const found = find?.()
    if (found) return found
    const folder = newBuildFolder(environment)
    await make({ environment, folder, until })
    retireBuilds(parent)
    return folder
  } finally {
    unlock()
  }
}
