import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BENCH_FOLDER, ROOT } from '../lib/folders.ts'
import { buildNext, type NextApp } from '../lib/next-app.ts'

/** What a build of the site needs; the lock file stays away, so that Next takes the repository as root. */
export const PARTS: readonly string[] = [
  'app',
  'components',
  'features',
  'lib',
  'locales',
  'public',
  'scripts/generate-landing-index.ts',
  'scripts/landing',
  'scripts/lib',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** A copy of the site's sources that the bench may change. */
export type SiteCopy = NextApp & {
  /** Puts other text in the place of a file; throws when there is no such file any more. */
  replace: (path: string, text: string) => void
  /** Builds the copy; `watch` gets the id of the building process. */
  build: (watch?: (pid: number) => void) => Promise<void>
}

const generateIndex = (folder: string) => {
  const script = join(folder, 'scripts', 'generate-landing-index.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The landing index of a site copy failed: ${stderr}`)
}

/** Copies the site's sources to a folder below `.bench/`. */
export const copySite = (name: string): SiteCopy => {
  const folder = join(BENCH_FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of PARTS.filter((path) => existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    name,
    folder,
    replace: (path, text) => {
      const file = join(folder, path)
      if (!existsSync(file)) throw new Error(`${path} has moved: correct the bench.`)
      writeFileSync(file, text)
    },
    build: async (watch) => {
      generateIndex(folder)
      await buildNext({ name, folder }, watch)
    },
  }
}
