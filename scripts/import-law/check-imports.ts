import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Breach } from '../check/breach.ts'
import { sourceFiles } from '../check/source-files.ts'
import { moduleBreach } from './modules.ts'
import { parseImports, type Import, type ImportGraph } from './parse-imports.ts'
import { reachBreaches } from './reachability.ts'
import { aliasesOf, resolve, type Aliases } from './resolve.ts'
import { circlesOf, SUBJECTS } from './subjects.ts'
import { zoneBreach, zoneOf } from './zones.ts'

const manifest = z.object({ imports: z.record(z.string(), z.unknown()) })

/** Loads an island by the address that its page names: what no rule can follow is bundled by `scripts/generate-page-script.ts`. */
const LOADER = 'lib/browser/islands.ts'

const importBreach = (found: Import, from: { file: string; aliases: Aliases }) => {
  const { file } = from
  if (found.specifier === '') {
    if (file === LOADER) return undefined
    return zoneOf(file) && 'a computed import cannot be checked: start it with a fixed path'
  }
  const target = resolve(found.specifier, from)
  return target.kind === 'path' ? zoneBreach(file, target.path) : moduleBreach(file, found)
}

/** Checks the import law over a tree that has a package.json with `imports`; throws where a file cannot be parsed. */
export const checkImports = (root: string): Breach[] => {
  const json: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const aliases = aliasesOf(manifest.parse(json).imports)
  const graph: ImportGraph = new Map(
    sourceFiles(root).map((file) => [
      file,
      parseImports(file, readFileSync(join(root, file), 'utf8')),
    ]),
  )
  const breaches = [...graph].flatMap(([file, imports]) =>
    imports.flatMap((found) => {
      const message = importBreach(found, { file, aliases })
      return message ? [{ file, line: found.line, message }] : []
    }),
  )
  const circles = circlesOf(SUBJECTS).map((name) => ({
    file: 'scripts/import-law/subjects.ts',
    line: 1,
    message: `${name} reaches itself`,
  }))
  return [...circles, ...breaches, ...reachBreaches(graph, aliases)]
}
