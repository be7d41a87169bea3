import { parseSync, Visitor } from 'oxc-parser'

/** A module of a browser chunk: its id, its code, and the ids of the modules that it imports at once. */
export type ChunkModule = { ids: number[]; code: string; imports: number[] }

const importsOf = (code: string): number[] => {
  const found: number[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [id] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      // Turbopack: i and r import at once, A later.
      if (!['i', 'r'].includes(callee.property.name) || id?.type !== 'Literal') return
      if (typeof id.value === 'number') found.push(id.value)
    },
  }).visit(parseSync('module.js', `(${code})`).program)
  return found
}

/** Reads the modules of a chunk as Turbopack writes it: `push([script, id, id, factory, id, factory, …])`. */
export const modulesOf = (chunk: string): ChunkModule[] => {
  const modules: ChunkModule[] = []
  let ids: number[] = []
  new Visitor({
    ArrayExpression: ({ elements, start }) => {
      if (modules.length > 0 || start > chunk.indexOf('[', chunk.indexOf('.push('))) return
      for (const element of elements) {
        if (element?.type === 'Literal' && typeof element.value === 'number') {
          ids.push(element.value)
        } else if (element && ids.length > 0) {
          const code = chunk.slice(element.start, element.end)
          modules.push({ ids, code, imports: importsOf(code) })
          ids = []
        }
      }
    },
  }).visit(parseSync('chunk.js', chunk).program)
  return modules
}
