import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Breach } from '../check/breach.ts'
import { sourceFiles } from '../check/source-files.ts'
import { edgeBreach, moduleBreach } from './modules.ts'
import { type Import, type ImportGraph, parseImports } from './parse-imports.ts'
import { type Aliases, aliasesOf, resolve, type Target } from './resolve.ts'
import { circlesOf, SUBJECTS } from './subjects.ts'
import { zoneBreach, zoneOf } from './zones.ts'

type Reach = {
  /** Tells whether a file is where the walk begins. */
  isRoot: (file: string) => boolean
  name: string
  closed: RegExp
  /** Says why a package may not be reached, or nothing. */
  packageBreach: (name: string) => string | undefined
}

const REACHES: readonly Reach[] = [
  {
    isRoot: (file) => file === 'middleware.ts',
    name: 'middleware.ts',
    closed:
      /^(?:app|components|services|features\/[^/]+\/(?:browser|components|server)|lib\/(?:server|browser|http))\//,
    packageBreach: edgeBreach,
  },
  {
    isRoot: (file) => file.startsWith('services/'),
    name: 'services/',
    closed:
      /^(?:app|components|features\/[^/]+\/(?:edge|browser|components|server)|lib\/(?:server|browser|edge|i18n))\//,
    packageBreach: () => undefined,
  },
]

const breachOf = (target: Target, { closed, packageBreach, name }: Reach): string | undefined => {
  if (target.kind === 'package') return packageBreach(target.name)
  return closed.test(target.path) ? `${target.path} is not for ${name}` : undefined
}

const breachesOf = (reach: Reach, { graph, aliases }: { graph: ImportGraph; aliases: Aliases }) => {
  const breaches: Breach[] = []
  // A set walks what is added while it is walked: each file once, also in a circle.
  const reached = new Set([...graph.keys()].filter(reach.isRoot))
  for (const file of reached) {
    for (const { specifier, line, erased } of graph.get(file) ?? []) {
      if (erased || specifier === '') continue
      const target = resolve(specifier, { file, aliases })
      const message = breachOf(target, reach)
      // What such a file imports itself is a matter of zones.
      const isOfZone = target.kind === 'path' && reach.isRoot(file)
      if (message && !isOfZone) {
        breaches.push({ file, line, message: `reached from ${reach.name}: ${message}` })
      }
      if (target.kind === 'path') reached.add(target.path)
    }
  }
  return breaches
}

/** Breaches in whatever the middleware and the services load, directly or not; imports of types are erased and do not count. */
const reachBreaches = (graph: ImportGraph, aliases: Aliases): Breach[] =>
  REACHES.flatMap((reach) => breachesOf(reach, { graph, aliases }))

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
