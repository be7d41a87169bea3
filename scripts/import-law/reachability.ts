import type { Breach } from '../check/breach.ts'
import { edgeBreach } from './modules.ts'
import type { ImportGraph } from './parse-imports.ts'
import { resolve, type Aliases, type Target } from './resolve.ts'

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
      /^(?:app|components|features\/[^/]+\/(?:edge|browser|components|server)|lib\/(?:server|browser|http|edge|i18n))\//,
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
export const reachBreaches = (graph: ImportGraph, aliases: Aliases): Breach[] =>
  REACHES.flatMap((reach) => breachesOf(reach, { graph, aliases }))
