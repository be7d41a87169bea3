import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { PUBLIC_ENV_NAMES } from '#lib/config/env-public.ts'
import type { Environment } from './environment.ts'

const FILE = 'baked.json'

const bakedSchema = z.object({
  build: z.string(),
  commit: z.string(),
  values: z.record(z.string(), z.string()),
})

/** What a build holds: its name, the commit of its sources (or nothing) and the public variables in its pages. */
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

/** Where it was built says nothing of what pages hold. */
const NAMES = PUBLIC_ENV_NAMES.filter((name) => name !== 'GALLERY')

const valuesOf = (settings: Environment['public']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => NAMES.includes(name) && value !== undefined),
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

/** Ports make these addresses where nobody sets them. */
const BY_PORT: Readonly<Record<string, string>> = { SITE_URL: 'PORT', WEB_APP_URL: 'SERVICES_PORT' }

const LOCAL = /^http:\/\/localhost:\d+/

/** A variable that is not set follows the build; an address of this machine follows its port. */
const isAdopted = (name: string, { source, baked }: { source: Source; baked: Baked }) =>
  !source[name] && !(name in BY_PORT && LOCAL.test(baked.values[name] ?? ''))

/** The public variables that a build is served with: those that are not set come from the build. */
export const adoptBaked = (source: Source, baked: Baked): Source => {
  const adopted = NAMES.filter((name) => isAdopted(name, { source, baked }))
  return { ...source, ...Object.fromEntries(adopted.map((name) => [name, baked.values[name]])) }
}

const told = (value: string | undefined) => value ?? 'nothing'

/** `source` is what was set, `settings` what follows from it. */
type Given = { source: Source; settings: Environment['public'] }

/** Throws one line that names each public variable which is another one than in the pages of the build. */
export const checkBaked = (baked: Baked, { source, settings }: Given): void => {
  const now = valuesOf(settings)
  const faults = NAMES.filter((name) => now[name] !== baked.values[name]).map((name) => {
    const port = source[name] ? undefined : BY_PORT[name]
    const by = port ? ` (by ${port})` : ''
    return `${name} is ${told(now[name])}${by}, and the build was made for ${told(baked.values[name])}`
  })
  if (faults.length === 0) return
  throw new Error(
    `${faults.join('; ')}: run "npm run build" again, or set what the build was made for.`,
  )
}
