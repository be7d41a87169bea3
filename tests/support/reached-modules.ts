import { existsSync, readFileSync } from 'node:fs'
import { ISLANDS } from '#lib/config/islands.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { parseImports } from '../../scripts/import-law/parse-imports.ts'
import { resolve } from '../../scripts/import-law/resolve.ts'

const ALIASES = { '#app/*': './app/*', '#components/*': './components/*' }
const FEATURES = { '#features/*': './features/*', '#lib/*': './lib/*' }
const aliases = { ...ALIASES, ...FEATURES }

const targetsOf = (file: string) =>
  parseImports(file, readFileSync(file, 'utf8'))
    .filter(({ erased, specifier }) => !erased && specifier !== '')
    .map(({ specifier }) => resolve(specifier, { file, aliases }))

/** Files and packages that modules load, directly or not. */
export const reachedFrom = (starts: readonly string[]) => {
  const files = new Set(starts)
  const packages = new Set<string>()
  // A set walks what is added while it is walked.
  for (const file of files) {
    for (const target of targetsOf(file)) {
      if (target.kind === 'package') packages.add(target.name)
      else if (/\.tsx?$/.test(target.path) && existsSync(target.path)) files.add(target.path)
    }
  }
  return { files: [...files], packages: [...packages] }
}

/** The modules of the site's islands. */
export const islandModules = keysOf(ISLANDS)
  .filter((name) => !('isInGallery' in ISLANDS[name]))
  .map((name) => `app/islands/${name}.ts`)
