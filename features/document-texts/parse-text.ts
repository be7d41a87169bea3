import type {
  Blockquote,
  Heading,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Table as Grid,
} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Cell, Line, Part, Piece } from './document-text.ts'

const processor = unified().use(remarkParse).use(remarkGfm)

type Reading = {
  source: string
  numbers: ReadonlyMap<string, number>
  /** How many clauses there were by now. */
  clauses: number
  /** The last of the headings by now; none at the top. */
  heading: string
  isStrong?: boolean
}

/** Where a text says something that nobody has defined. */
class TextError extends Error {
  override name = 'TextError'
}

const OPEN = /\{(#?[A-Za-z][A-Za-z0-9-]*)\}/

/** Words with what is open in them, in turn: `split` gives each name of a pattern's group after the words before it. */
const piecesOf = (text: string, { numbers, isStrong = false }: Reading): Piece[] =>
  text.split(OPEN).flatMap((found, at): Piece[] => {
    if (at % 2 === 0) return found === '' ? [] : [{ kind: 'words', words: found, isStrong }]
    if (!found.startsWith('#')) return [{ kind: 'blank', name: found }]
    const number = numbers.get(found.slice(1))
    if (number === undefined) throw new TextError(`No clause is called {${found}}.`)
    return [{ kind: 'clause', number }]
  })

const refuse = ({ type, position }: Pick<Nodes, 'type' | 'position'>): never => {
  throw new TextError(`A document holds no ${type} (line ${position?.start.line ?? '?'}).`)
}

const linesOf = (content: readonly PhrasingContent[], reading: Reading): Line[] => {
  const lines: Piece[][] = [[]]
  const add = (pieces: Line) => void lines.at(-1)?.push(...pieces)
  for (const node of content) {
    if (node.type === 'text') add(piecesOf(node.value, reading))
    else if (node.type === 'break') lines.push([])
    // An address of mail or web that stands as a word.
    else if (node.type === 'link') add(lineOf(node.children, reading))
    else if (node.type === 'strong') add(lineOf(node.children, { ...reading, isStrong: true }))
    else refuse(node)
  }
  return lines
}

const lineOf = (content: readonly PhrasingContent[], reading: Reading): Line => {
  const [line = [], ...more] = linesOf(content, reading)
  if (more.length > 0) throw new TextError('Here a line cannot break.')
  return line
}

const ID = / ?\{#([a-z][a-z0-9-]*)\}$/

const headingText = ({ children }: Heading): string =>
  children.map((child) => (child.type === 'text' ? child.value : refuse(child))).join('')

const CLAUSE_DEPTH = 2

/** The number of each clause that others name. */
const numbersIn = (root: Root): ReadonlyMap<string, number> =>
  new Map(
    root.children
      .filter((node) => node.type === 'heading' && node.depth === CLAUSE_DEPTH)
      .flatMap((node, at) => {
        const id = node.type === 'heading' && ID.exec(headingText(node))?.[1]
        return id ? [[id, at + 1] as const] : []
      }),
  )

const heading = (node: Heading, reading: Reading): Part => {
  const text = headingText(node).replace(ID, '').trim()
  reading.heading = text
  if (node.depth !== CLAUSE_DEPTH) return { kind: 'heading', heading: text }
  reading.clauses += 1
  return { kind: 'clause', number: reading.clauses, heading: text }
}

const SIGN = '@sign '

const paragraph = ({ children }: Paragraph, reading: Reading): Part => {
  const [first] = children
  if (first?.type !== 'text' || !first.value.startsWith(SIGN)) {
    return { kind: 'paragraph', lines: linesOf(children, reading) }
  }
  const names = first.value.slice(SIGN.length).split(' | ')
  return { kind: 'signatures', places: names.map((name) => piecesOf(name, reading)) }
}

const styleOf = ({ ordered, children }: List) => {
  if (ordered) return 'numbered'
  return children.some(({ checked }) => typeof checked === 'boolean') ? 'boxes' : 'points'
}

const list = (node: List, reading: Reading): Part => ({
  kind: 'list',
  style: styleOf(node),
  items: node.children.map(({ children }) => {
    const [only, ...more] = children
    if (only?.type !== 'paragraph' || more.length > 0) throw new TextError('A list holds no list.')
    return lineOf(only.children, reading)
  }),
})

type GridCell = Grid['children'][number]['children'][number]

const NUMBER = /^-?\d+(\.\d+)?$/

/** As it is written: a formula multiplies with the sign that makes words stand out elsewhere. */
const writtenIn = ({ children }: GridCell, { source }: Reading): string =>
  source.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset).trim()

const cell = (
  node: GridCell,
  { isNumeric, ...reading }: Reading & { isNumeric: boolean },
): Cell => {
  if (node.children.length === 0) return { kind: 'line', line: [] }
  const written = writtenIn(node, reading)
  if (written.startsWith('=')) return { kind: 'formula', formula: written.slice(1) }
  if (isNumeric && NUMBER.test(written)) return { kind: 'number', value: Number(written) }
  return { kind: 'line', line: lineOf(node.children, reading) }
}

const table = ({ align, children }: Grid, reading: Reading): Part => {
  const [head, ...rows] = children
  const numeric = (head?.children ?? []).map((_head, column) => align?.[column] === 'right')
  return {
    kind: 'table',
    heading: reading.heading,
    table: {
      head: (head?.children ?? []).map((node) => lineOf(node.children, reading)),
      numeric,
      rows: rows.map((row) =>
        numeric.map((isNumeric, column) => {
          const node = row.children[column]
          return node ? cell(node, { ...reading, isNumeric }) : { kind: 'line', line: [] }
        }),
      ),
    },
  }
}

const LAW = /^\*\*(?<law>.+?)\*\*\s*(?<words>[^]*)$/

const note = ({ position }: Blockquote, { source }: Reading): Part => {
  const written = source.slice(position?.start.offset, position?.end.offset)
  const text = written.replaceAll(/^> ?/gm, '').replaceAll('\n', ' ').trim()
  const { law, words } = LAW.exec(text)?.groups ?? {}
  if (law === undefined || words === undefined) return { kind: 'note', law: null, words: text }
  return { kind: 'note', law: law.replace(/\.$/, ''), words }
}

const partOf = (node: Root['children'][number], reading: Reading): Part => {
  if (node.type === 'heading') return heading(node, reading)
  if (node.type === 'paragraph') return paragraph(node, reading)
  if (node.type === 'list') return list(node, reading)
  if (node.type === 'table') return table(node, reading)
  if (node.type === 'blockquote') return note(node, reading)
  return refuse(node)
}

/** The parts of a document's Markdown; throws `TextError` for what a document does not hold, and for a clause that nobody has named. */
export const parseText = (body: string): Part[] => {
  const root = processor.parse(body)
  const reading: Reading = { source: body, numbers: numbersIn(root), clauses: 0, heading: '' }
  return root.children.map((node) => partOf(node, reading))
}
