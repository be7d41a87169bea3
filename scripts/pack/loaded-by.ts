import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { parseImports } from '../import-law/parse-imports.ts'
import { aliasesOf, resolve } from '../import-law/resolve.ts'

const CODE = /\.(?:ts|mjs)$/

const manifest = z.object({ imports: z.record(z.string(), z.unknown()) })

/** `@scope/name/file` is in the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** What programs load: files of the repository, and packages by name. */
export type Loaded = { files: string[]; packages: string[] }

/** Follows the imports of programs that Node runs as they stand; types are erased and do not count. */
export const loadedBy = (programs: readonly string[]): Loaded => {
  const json: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const aliases = aliasesOf(manifest.parse(json).imports)
  const files = new Set(programs)
  const packages = new Set<string>()
  // A set walks what is added while it is walked: each file once, also in a circle.
  for (const file of files) {
    if (!CODE.test(file)) continue
    for (const { specifier, erased } of parseImports(file, readFileSync(file, 'utf8'))) {
      if (erased || specifier === '' || specifier.startsWith('node:')) continue
      const target = resolve(specifier, { file, aliases })
      if (target.kind === 'path') files.add(target.path)
      else packages.add(packageOf(target.name))
    }
  }
  return { files: [...files], packages: [...packages] }
}
