import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Comment,
  type Expression,
  parseSync,
  type Program,
  type SpreadElement,
  Visitor,
} from 'oxc-parser'
import { type Breach, lineAt } from './breach.ts'
import { sourceFiles } from './source-files.ts'

type Finding = { start: number; message: string }
type Find = (found: Finding[]) => Visitor

const bareCatches: Find = (found) =>
  new Visitor({
    CatchClause: ({ param, start }) => {
      if (!param) found.push({ start, message: 'a bare catch hides its error: bind it and use it' })
    },
    CallExpression: ({ callee, arguments: [handler], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'catch' || handler?.type !== 'ArrowFunctionExpression') return
      if (handler.params.length === 0) {
        found.push({ start, message: 'a catch without its error hides it: take it and use it' })
      }
    },
  })

const reExports: Find = (found) => {
  const message = 'a re-export makes a barrel file: import from the file that holds the thing'
  return new Visitor({
    ExportAllDeclaration: ({ start }) => {
      found.push({ start, message })
    },
    ExportNamedDeclaration: ({ source, start }) => {
      if (source) found.push({ start, message })
    },
  })
}

const FORM_READER = 'services/http/posted-form.ts'

/** A form that is read elsewhere fails on a body that is none, and an alarm rings. */
const unreadForms: Find = (found) =>
  new Visitor({
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'parseBody') return
      found.push({ start, message: `a posted form is read by ${FORM_READER} alone` })
    },
  })

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

const REPLACING = new Set(['replace', 'replaceAll'])

/** What is put in place as it was written here, or by a function, and not as a pattern: `$&` in a text from outside repeats what it replaces. */
const isPlainReplacement = (node: Expression | SpreadElement): boolean =>
  FUNCTIONS.has(node.type) ||
  node.type === 'Literal' ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0) ||
  (node.type === 'TaggedTemplateExpression' && node.quasi.expressions.length === 0)

const replacedTexts: Find = (found) =>
  new Visitor({
    CallExpression: ({ callee, arguments: [, replacement], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!REPLACING.has(callee.property.name) || !replacement) return
      if (isPlainReplacement(replacement)) return
      found.push({ start, message: 'a replacement that may hold "$&": give a function' })
    },
  })

const exportedFunctions = (program: Program) =>
  program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration, start } = node
    if (declaration.type === 'FunctionDeclaration') return [start]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.some(({ init }) => init && FUNCTIONS.has(init.type))
      ? [start]
      : []
  })

const undocumented = (file: { program: Program; comments: Comment[]; text: string }) =>
  exportedFunctions(file.program).flatMap((start): Finding[] => {
    const above = file.comments.find(
      ({ end }) => end < start && file.text.slice(end, start).trim() === '',
    )
    if (above?.type === 'Block' && above.value.startsWith('*')) return []
    return [{ start, message: 'an exported function needs a docstring of one sentence' }]
  })

const DOCUMENTED = /^(?:components|features|lib|services|scripts)\//

const SERVED = /^(?:app|components|features|lib|services)\//

/** What oxlint cannot see in one file: bare catches, re-exports, forms read past their reader, exported functions without a docstring, texts that replace as patterns. */
const houseBreaches = (path: string, text: string): Breach[] => {
  const { program, comments } = parseSync(path, text)
  const found: Finding[] = []
  const finders = [bareCatches, reExports, ...(path === FORM_READER ? [] : [unreadForms])]
  for (const find of finders) find(found).visit(program)
  if (SERVED.test(path)) replacedTexts(found).visit(program)
  if (DOCUMENTED.test(path)) found.push(...undocumented({ program, comments, text }))
  return found.map(({ start, message }) => ({ file: path, line: lineAt(text, start), message }))
}

/** Checks the house rules that oxlint does not hold over a tree. */
export const checkHouse = (root: string): Breach[] =>
  sourceFiles(root).flatMap((file) => houseBreaches(file, readFileSync(join(root, file), 'utf8')))
