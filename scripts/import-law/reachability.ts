import type { Breach } from '../check/breach.ts'
import { edgeBreach } from './modules.ts'
import type { ImportGraph } from './parse-imports.ts'
import { resolve, type Aliases, type Target } from './resolve.ts'

const CLOSED_TO_EDGE = /^(?:app|components|features|services|lib\/(?:server|browser|http))\//

const targetBreach = (target: Target): string | undefined => {
  if (target.kind === 'package') return edgeBreach(target.name)
  return CLOSED_TO_EDGE.test(target.path) ? `${target.path} may not run on the edge` : undefined
}

/** Breaches in whatever `middleware.ts` loads, directly or not; imports of types are erased and do not count. */
export const edgeBreaches = (graph: ImportGraph, aliases: Aliases): Breach[] => {
  const breaches: Breach[] = []
  // A set walks what is added while it is walked: each file once, also in a circle.
  const reached = new Set(['middleware.ts'])
  for (const file of reached) {
    for (const { specifier, line, erased } of graph.get(file) ?? []) {
      if (erased || specifier === '') continue
      const target = resolve(specifier, { file, aliases })
      const message = targetBreach(target)
      if (message) breaches.push({ file, line, message: `reached from middleware.ts: ${message}` })
      if (target.kind === 'path') reached.add(target.path)
    }
  }
  return breaches
}
