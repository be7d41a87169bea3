import type { ChunkModule } from './page-modules.ts'

type Graph = ReadonlyMap<number, ChunkModule>

const reach = (graph: Graph, roots: readonly number[]): Set<ChunkModule> => {
  const found = new Set<ChunkModule>()
  const visit = (id: number) => {
    const reached = graph.get(id)
    if (!reached || found.has(reached)) return
    found.add(reached)
    for (const imported of reached.imports) visit(imported)
  }
  for (const root of roots) visit(root)
  return found
}

/** The modules that only some entries of a page need: what would go if those entries went. */
export const ownModules = ({
  modules,
  entries,
  others,
}: {
  modules: readonly ChunkModule[]
  entries: readonly number[]
  others: readonly number[]
}): ChunkModule[] => {
  const graph = new Map(modules.flatMap((each) => each.ids.map((id) => [id, each] as const)))
  const shared = reach(graph, others)
  return [...reach(graph, entries)].filter((each) => !shared.has(each))
}
