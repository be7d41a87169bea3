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

/** Reads declarations, which a generator of Stripe's writes line by line. */
export const readDeclarations = (text: string): Declarations => {
  const declared = new Map<string, Declared>()
  const imported = new Map<string, string>()
  const methods: Declarations['methods'] & Map<string, unknown> = new Map()
  const open: { kind: string; name: string }[] = []
  const fullName = (name: string) =>
    [...open.flatMap((one) => (one.kind === 'namespace' ? [one.name] : [])), name].join('.')
  const readLine = (line: string) => {
    const [, names, from] = IMPORT.exec(line) ?? []
    if (names && from) for (const name of names.split(', ')) imported.set(name, from)
    const [, kind, name = '', base] = BLOCK.exec(line) ?? []
    if (kind) {
      if (kind === 'interface') declared.set(fullName(name), { fields: new Map(), base })
      open.push({ kind, name })
      return
    }
    const [, empty] = EMPTY.exec(line) ?? []
    if (empty) declared.set(fullName(empty), { fields: new Map(), base: undefined })
    const [, alias, value] = ALIAS.exec(line) ?? []
    if (alias && value) declared.set(fullName(alias), { alias: value })
    const last = open.at(-1)
    if (line === '}' || line === '};') open.pop()
    else if (last?.kind === 'class') readMethod(line)
    else if (last?.kind === 'interface') readField(line, last.name)
  }
  const readMethod = (line: string) => {
    const [, method, params, answer = ''] = METHOD.exec(line) ?? []
    const [, type] = ANSWER.exec(answer) ?? []
    if (method && type) methods.set(method, { params, answer: type })
  }
  const readField = (line: string, owner: string) => {
    const [, field, mark, type = ''] = FIELD.exec(line) ?? []
    if (!field) return
    const known = declared.get(fullName(owner))
    if (known && 'fields' in known) known.fields.set(field, { type, isOptional: mark === '?' })
    if (type === '{') open.push({ kind: 'inline', name: field })
  }
  for (const line of text.replaceAll(/\/\*[^]*?\*\//g, '').split('\n')) readLine(line.trim())
  return { declared, imported, methods }
}
