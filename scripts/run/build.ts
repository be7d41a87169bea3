import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { buildArgs, NEXT } from '#lib/next/commands.ts'
import { tryLock } from '#services/db/process-lock.ts'
import { openFacts, writeOpenCount } from '../ready/built-points.ts'
import { writeBaked } from './baked.ts'
import { markWhole, newBuildFolder } from './builds.ts'
import type { Environment } from './environment.ts'
import { exitOf } from './exit-of.ts'
import { fingerprint } from './fingerprint.ts'
import { startProgram, stopProgram, type Program } from './processes.ts'
import { retireBuilds } from './retire-builds.ts'

const PAUSE_MS = 500

/**
 * Waits until no other process builds here, then keeps others waiting; returns the release. Builds share what is
 * generated before the bundler runs, and the memory of a machine has room for one bundler. Throws when `until` settles.
 */
export const lockBuilds = async (parent: string, until: Promise<unknown>): Promise<() => void> => {
  mkdirSync(parent, { recursive: true })
  const stopped = until.then(() => true)
  const path = join(parent, 'build.lock')
  let unlock = tryLock(path)
  if (!unlock) console.log('Another process builds here: waiting until it is done …')
  while (!unlock) {
    if (await Promise.race([stopped, pause(PAUSE_MS)])) throw new Error('The build was stopped.')
    unlock = tryLock(path)
  }
  return unlock
}

/** A step of a build: `args` start with the file that Node runs, `env` is set besides what a build has. */
export type BuildStep = {
  name: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Whether it writes into the folder of the build; the others write what all builds share. */
  inFolder?: boolean
}

const TSC = join('node_modules', 'typescript', 'bin', 'tsc')

/** For the allocator of the bundler: what is free goes back to the system at once, in small pages (budget 12). */
const FRUGAL = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' }

/** No service need be there while pages are made (docs/decisions/009): that none answers is no fault to show. */
const WITHOUT_SERVICES = { LOG_LEVEL: 'fatal' }

/**
 * What a build runs, one after the other. Types, bundles and pages in processes of their own: within one,
 * the memory of the bundler stays taken while types are checked and pages are made (docs/measuring.md, budget 12).
 */
export const BUILD_STEPS: readonly BuildStep[] = [
  { name: 'index', args: [join('scripts', 'generate-landing-index.ts')] },
  { name: 'sheet', args: [join('scripts', 'generate-sheet.ts')] },
  { name: 'page-script', args: [join('scripts', 'generate-page-script.ts')] },
  { name: 'message-types', args: [join('scripts', 'generate-message-types.ts')] },
  { name: 'typegen', args: [NEXT, 'typegen'] },
  { name: 'types', args: [TSC, '--project', 'tsconfig.build.json'] },
  { name: 'compile', args: buildArgs('compile'), env: FRUGAL, inFolder: true },
  { name: 'generate', args: buildArgs('generate'), env: WITHOUT_SERVICES, inFolder: true },
  { name: 'static', args: [join('scripts', 'add-static-files.ts')], inFolder: true },
]

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
