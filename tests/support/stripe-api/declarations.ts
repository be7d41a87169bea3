import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A field of one of Stripe's types: its type as it is written, and whether it may be left out. */
export type Field = { type: string; isOptional: boolean }

type Declared = { fields: Map<string, Field>; base: string | undefined } | { alias: string }

/** What a file of declarations says, by full names (`Refund.NextAction`). */
export type Declarations = {
  declared: ReadonlyMap<string, Declared>
  /** Where a name comes from that the file imports. */
  imported: ReadonlyMap<string, string>
  /** The methods of its resource: the types of their parameters and of their answers. */
  methods: ReadonlyMap<string, { params: string | undefined; answer: string }>
}

const RESOURCES = join(
  dirname(createRequire(import.meta.url).resolve('stripe')),
  '../esm/resources',
)

/** The text of a file of the package's resources: `PaymentIntents.d.ts`. */
export const resourceText = (file: string) => readFileSync(join(RESOURCES, file), 'utf8')

const IMPORT = /^import \{ (.+) \} from '(\..+)\.js';$/
const BLOCK = /^(?:export )?(?:declare )?(interface|namespace|class) (\w+)(?: extends (\w+))?.* \{$/
const EMPTY = /^(?:export )?interface (\w+)(?: extends (\w+))? \{ ?\}$/
const ALIAS = /^(?:export )?type (\w+) = (.+);$/
const FIELD = /^(\w+)(\?)?: (.+?);?$/
const METHOD = /^(\w+)\((?:\w+: string, )*(?:params\??: ([\w.]+), )?options\??: .+\): (.+);$/

const ANSWER = /(?:ApiListPromise|Response)<([\w.]+(?: \| \w+)?)>/

type Open = { kind: string; name: string }

type Reading = {
  declared: Map<string, Declared>
  imported: Map<string, string>
  methods: Map<string, { params: string | undefined; answer: string }>
  /** The blocks that a line stands in. */
  open: Open[]
}

const fullName = ({ open }: Reading, name: string) =>
  [...open.flatMap((one) => (one.kind === 'namespace' ? [one.name] : [])), name].join('.')

const readImport = (line: string, { imported }: Reading) => {
  const [, names, from] = IMPORT.exec(line) ?? []
  if (names && from) for (const name of names.split(', ')) imported.set(name, from)
}

const readAlias = (line: string, reading: Reading) => {
  const [, empty] = EMPTY.exec(line) ?? []
  if (empty) reading.declared.set(fullName(reading, empty), { fields: new Map(), base: undefined })
  const [, alias, value] = ALIAS.exec(line) ?? []
  if (alias && value) reading.declared.set(fullName(reading, alias), { alias: value })
}

const readMethod = (line: string, { methods }: Reading) => {
  const [, method, params, answer = ''] = METHOD.exec(line) ?? []
  const [, type] = ANSWER.exec(answer) ?? []
  if (method && type) methods.set(method, { params, answer: type })
}

const readField = (line: string, reading: Reading, owner: string) => {
  const [, field, mark, type = ''] = FIELD.exec(line) ?? []
  if (!field) return
  const known = reading.declared.get(fullName(reading, owner))
  if (known && 'fields' in known) known.fields.set(field, { type, isOptional: mark === '?' })
  if (type === '{') reading.open.push({ kind: 'inline', name: field })
}

/** A line that opens a block. */
const readOpening = (line: string, reading: Reading): boolean => {
  const [, kind, name = '', base] = BLOCK.exec(line) ?? []
  if (!kind) return false
  if (kind === 'interface') {
    reading.declared.set(fullName(reading, name), { fields: new Map(), base })
  }
  reading.open.push({ kind, name })
  return true
}

const readLine = (line: string, reading: Reading) => {
  readImport(line, reading)
  if (readOpening(line, reading)) return
  readAlias(line, reading)
  const last = reading.open.at(-1)
  if (line === '}' || line === '};') reading.open.pop()
  else if (last?.kind === 'class') readMethod(line, reading)
  else if (last?.kind === 'interface') readField(line, reading, last.name)
}

/** Reads declarations, which a generator of Stripe's writes line by line. */
export const readDeclarations = (text: string): Declarations => {
  const reading: Reading = {
    declared: new Map(),
    imported: new Map(),
    methods: new Map(),
    open: [],
  }
  const lines = text.replaceAll(/\/\*[^]*?\*\//g, '').split('\n')
  for (const line of lines) readLine(line.trim(), reading)
  return reading
}
