import {
  parseSync,
  Visitor,
  type Expression,
  type JSXChild,
  type JSXEmptyExpression,
  type Program,
} from 'oxc-parser'
import { type Breach, lineAt } from './breach.ts'

/** What a child puts into the page; what cannot be told counts as text. */
type Kind = 'none' | 'element' | 'text'

type Node = Expression | JSXChild | JSXEmptyExpression

const worst = (kinds: readonly Kind[]): Kind =>
  kinds.find((kind) => kind === 'text') ?? kinds.find((kind) => kind === 'element') ?? 'none'

/** What is written by name in a file: constants of markup, functions that give markup, and elements among the props. */
const namedIn = (program: Program) => {
  const named = new Map<string, Kind>()
  const returned = new Map<object, Node[]>()
  const open: object[] = []
  const begin = (node: object) => void open.push(node)
  const end = () => void open.pop()
  const visitReturns = new Visitor({
    ArrowFunctionExpression: (node) => {
      begin(node)
      returned.set(node, node.body.type === 'BlockStatement' ? [] : [node.body])
    },
    'ArrowFunctionExpression:exit': end,
    FunctionExpression: (node) => {
      begin(node)
      returned.set(node, [])
    },
    'FunctionExpression:exit': end,
    ReturnStatement: ({ argument }) => {
      const within = open.at(-1)
      if (within && argument) returned.get(within)?.push(argument)
    },
  })
  visitReturns.visit(program)
  return { named, returned }
}

const isMap = (callee: Expression) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'map'

type Known = ReturnType<typeof namedIn>

const returnsOf = (of: object, known: Known): Kind =>
  worst((known.returned.get(of) ?? []).map((node) => kindOf(node, known)))

const kindOfCall = (
  { callee, arguments: given }: Extract<Expression, { type: 'CallExpression' }>,
  known: Known,
): Kind => {
  const [first] = given
  if (isMap(callee) && first && known.returned.has(first)) return returnsOf(first, known)
  if (callee.type !== 'Identifier') return 'text'
  return callee.name === 'createPortal' ? 'element' : (known.named.get(callee.name) ?? 'text')
}

/** What an expression puts into the page that is one thing or another. */
const kindOfEither = (node: Node, known: Known): Kind | null => {
  if (node.type === 'ConditionalExpression')
    return worst([kindOf(node.consequent, known), kindOf(node.alternate, known)])
  if (node.type !== 'LogicalExpression') return null
  const right = kindOf(node.right, known)
  return node.operator === '&&' ? right : worst([kindOf(node.left, known), right])
}

const isNothing = (node: Node): boolean =>
  node.type === 'JSXEmptyExpression' ||
  (node.type === 'JSXText' && /^\s*\n\s*$/.test(node.value)) ||
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean'))

/** What a piece of markup, or an expression in it, puts into the page. */
const kindOf = (node: Node, known: Known): Kind => {
  if (isNothing(node)) return 'none'
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return 'element'
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return kindOf(node.expression, known)
  if (node.type === 'Identifier') return known.named.get(node.name) ?? 'text'
  if (node.type === 'CallExpression') return kindOfCall(node, known)
  return kindOfEither(node, known) ?? 'text'
}

/** The type of what is an element, or several, or none; `ReactNode` may be a text. */
const ELEMENTS = /^:(?:[\s|()[\]]|ReactElement|null|undefined)+$/

/** Puts down what each name of a file stands for; twice, as one may stand for another below it. */
const nameKinds = ({ program, text }: { program: Program; text: string }, known: Known) => {
  const name = new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return
      const kind = known.returned.has(init) ? returnsOf(init, known) : kindOf(init, known)
      if (kind !== 'text') known.named.set(id.name, kind)
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type !== 'Identifier' || !typeAnnotation) return
      if (ELEMENTS.test(text.slice(typeAnnotation.start, typeAnnotation.end)))
        known.named.set(key.name, 'element')
    },
  })
  name.visit(program)
  name.visit(program)
}

const BESIDE =
  'text beside something else: give it an element of its own, which a translation can change as a whole'
const LOOSE =
  'a component that is bare text: give it an element, which a translation can change as a whole'

const isHandedOn = (node: Node): boolean =>
  node.type === 'ParenthesizedExpression'
    ? isHandedOn(node.expression)
    : node.type === 'Identifier' && node.name === 'children'

/**
 * Texts that are not the only child of their element. A translation wraps each text of a page in an element of its own: what
 * React changes in it afterwards is no longer seen, and what it puts beside it throws (facebook/react#11538).
 */
export const bareTexts = (file: string, text: string): Breach[] => {
  const { program } = parseSync(file, text)
  const known = namedIn(program)
  nameKinds({ program, text }, known)
  const found: { start: number; message: string }[] = []
  const look = (children: readonly JSXChild[], isLoose: boolean) => {
    const kinds = children.map((child) => kindOf(child, known)).filter((kind) => kind !== 'none')
    const at = children.find((child) => kindOf(child, known) === 'text')
    if (at && (isLoose || kinds.length > 1)) found.push({ start: at.start, message: BESIDE })
  }
  new Visitor({
    JSXElement: ({ children }) => look(children, false),
    JSXFragment: ({ children }) => look(children, true),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !/^[A-Z][a-z]/.test(id.name) || !init) return
      for (const node of known.returned.get(init) ?? []) {
        if (!isHandedOn(node) && kindOf(node, known) === 'text')
          found.push({ start: init.start, message: LOOSE })
      }
    },
  }).visit(program)
  return found.map(({ start, message }) => ({ file, line: lineAt(text, start), message }))
}
