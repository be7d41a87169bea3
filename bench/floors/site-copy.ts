import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { BUILD_INPUTS } from '../../scripts/run/build-inputs.ts'
import { BUILD_STEPS, type BuildStep } from '../../scripts/run/build.ts'
import { SITE_OPTIONS } from '../../scripts/run/programs.ts'
import { BENCH_FOLDER, ROOT } from '../lib/folders.ts'
import type { NextApp } from '../lib/next-app.ts'
import { runBuildStep } from '../lib/run-build-step.ts'

/** What a build of the site needs; the lock file stays away, so that Next takes the repository as root. */
export const PARTS: readonly string[] = BUILD_INPUTS.filter((path) => path !== 'package-lock.json')

/** A copy of the site's sources that the bench may change. */
export type SiteCopy = NextApp & {
  /** Puts other text in the place of a file; throws when there is no such file any more. */
  replace: (path: string, text: string) => void
  /** Builds the copy to be served: as the site is built, but that its types are not checked again. */
  make: () => Promise<void>
  /** Builds the copy as the site is built; `watch` gets the id of every building process, one after the other. */
  build: (watch?: (pid: number) => void) => Promise<void>
  /** Makes the pages of a built copy again. */
  generate: () => Promise<void>
}

const LOCK = "readFileSync('package-lock.json')"

/** The settings name the digest of the lock file, which is not among the parts of a copy. */
const pointToLock = (folder: string) => {
  const file = join(folder, 'next.config.ts')
  const text = readFileSync(file, 'utf8')
  if (!text.includes(LOCK))
    throw new Error('next.config.ts reads the lock file in another way: correct the bench.')
  const path = JSON.stringify(join(ROOT, 'package-lock.json'))
  writeFileSync(file, text.replace(LOCK, `readFileSync(${path})`))
}

/** Copies the site's sources to a folder below `.bench/`. */
export const copySite = (name: string): SiteCopy => {
  const folder = join(BENCH_FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of PARTS.filter((path) => existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  }
  pointToLock(folder)
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const run = async (steps: readonly BuildStep[], watch?: (pid: number) => void) => {
    for (const { name: step, args, env } of steps) {
      await runBuildStep({ name: `${name}-${step}`, cwd: folder, args, env }, watch)
    }
  }
  return {
    name,
    folder,
    options: SITE_OPTIONS,
    replace: (path, text) => {
      const file = join(folder, path)
      if (!existsSync(file)) throw new Error(`${path} has moved: correct the bench.`)
      writeFileSync(file, text)
    },
    make: async () => run(BUILD_STEPS.filter((step) => step.name !== 'types')),
    build: async (watch) => run(BUILD_STEPS, watch),
    generate: async () => run(BUILD_STEPS.filter((step) => step.name === 'generate')),
  }
}
