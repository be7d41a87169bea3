import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { bakedIn, PUBLIC_ENV_NAMES, type PublicEnv } from '#lib/config/env-public.ts'
import type { Environment } from './environment.ts'

const FILE = 'baked.json'

const bakedSchema = z.object({
  build: z.string(),
  commit: z.string(),
  values: z.record(z.string(), z.string()),
})

/** What a build holds: its name, the commit of its sources (or nothing) and the public settings in its pages. */
export type Baked = z.infer<typeof bakedSchema>

type Source = Record<string, string | undefined>

const commitOf = ({ COMMIT }: Source): string => {
  if (COMMIT) return COMMIT
  try {
    const args = ['rev-parse', '--short=12', 'HEAD']
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch (error) {
    // No repository, or no git: as in an image.
    if (error instanceof Error) return ''
    throw error
  }
}

const valuesOf = (settings: PublicEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bakedIn(settings)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Writes into a build what is baked into it. */
export const writeBaked = (folder: string, { public: settings, child }: Environment): void => {
  const baked: Baked = {
    build: basename(folder),
    commit: commitOf(child),
    values: valuesOf(settings),
  }
  writeFileSync(join(folder, FILE), `${JSON.stringify(baked, null, 2)}\n`)
}

/** Reads what is baked into a build. */
export const readBaked = (folder: string): Baked =>
  bakedSchema.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')))

/** The variables that a build is served with: what is baked in and not set comes from the build. */
export const adoptBaked = (source: Source, { values }: Baked): Source => {
  const missing = Object.entries(values).filter(([name]) => !source[name])
  return { ...source, ...Object.fromEntries(missing) }
}

/** Throws one line that names each public setting which is another one than in the pages of the build. */
export const checkBaked = ({ values }: Baked, settings: PublicEnv): void => {
  const now = valuesOf(settings)
  const faults = PUBLIC_ENV_NAMES.filter((name) => now[name] !== values[name]).map(
    (name) =>
      `${name} is ${now[name] ?? 'none'}, and the build was made for ${values[name] ?? 'none'}`,
  )
  if (faults.length === 0) return
  throw new Error(
    `${faults.join('; ')}: run "npm run build" again, or set what the build was made for.`,
  )
}
