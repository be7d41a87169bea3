import { parseSync, Visitor, type Expression, type StringLiteral } from 'oxc-parser'
import { lineAt } from '../check/breach.ts'

/** One import of a file: `names` are the imported bindings, `erased` says that only types travel. */
export type Import = { specifier: string; line: number; names: string[]; erased: boolean }

/** The imports of every code file, by path. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

type Found = Omit<Import, 'line'> & { start: number }

const literalStart = (source: Expression | undefined) => {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value
  if (source?.type === 'TemplateLiteral') return source.quasis[0]?.value.cooked ?? ''
  return ''
}

const findImports = (found: Found[]) => {
  const add = (source: StringLiteral, rest: { names?: string[]; erased?: boolean }) => {
    found.push({ specifier: source.value, start: source.start, names: [], erased: false, ...rest })
  }
  return new Visitor({
    ImportDeclaration: (node) => {
      const kinds = node.specifiers.map(
        (item) => 'importKind' in item && item.importKind === 'type',
      )
      const names = node.specifiers.map((item) => {
        if (item.type !== 'ImportSpecifier')
          return item.type === 'ImportDefaultSpecifier' ? 'default' : '*'
        return item.imported.type === 'Identifier' ? item.imported.name : item.imported.value
      })
      const erased = node.importKind === 'type' || (kinds.length > 0 && kinds.every(Boolean))
      add(node.source, { names, erased })
    },
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source, { names: ['*'], erased: node.exportKind === 'type' })
    },
    ExportAllDeclaration: (node) => {
      add(node.source, { names: ['*'], erased: node.exportKind === 'type' })
    },
    ImportExpression: ({ source, start }) => {
      found.push({ specifier: literalStart(source), start, names: ['*'], erased: false })
    },
    TSImportType: (node) => {
      add(node.source, { erased: true })
    },
    TSExternalModuleReference: (node) => {
      add(node.expression, { names: ['*'] })
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'require') return
      const specifier = first && first.type !== 'SpreadElement' ? literalStart(first) : ''
      found.push({ specifier, start, names: ['*'], erased: false })
    },
  })
}

/** Every import of a file in any form; of a template only the fixed start is known, of a computed one nothing (''). */
export const parseImports = (path: string, text: string): Import[] => {
  const found: Found[] = []
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  findImports(found).visit(program)
  return found.map(({ start, ...rest }) => ({ ...rest, line: lineAt(text, start) }))
}
