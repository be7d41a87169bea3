import type { Field } from './declarations.ts'
import { KNOWN_CALLS, declarationsOf, placeOf, type Place } from './known-calls.ts'
import { requireWithinLimits } from './limits.ts'
import { Refusal, refusals } from './refusals.ts'

/** Parameters as they are nested: `items[0][price]` is `items`, `0`, `price`. */
export type Tree = { [name: string]: Tree | string }

type Value = Tree | string

/** The parameters of a call as a tree. */
const treeOf = (fields: URLSearchParams): Tree => {
  const tree: Tree = {}
  for (const [field, value] of fields) {
    const path = field.split(/[[\]]+/).filter((part, at) => part !== '' || at === 0)
    let inner = tree
    for (const name of path.slice(0, -1)) {
      const next = inner[name] ?? {}
      if (typeof next === 'string') throw refusals.noObject(field)
      inner[name] = next
      inner = next
    }
    inner[path.at(-1) ?? field] = value
  }
  return tree
}

const GENERIC = /^(Array|Emptyable)<(.+)>$/

type Asked = { type: string; value: Value; param: string; place: Place }

const SIMPLE: Readonly<Record<string, { holds: RegExp; refusal: (param: string) => Error }>> = {
  string: { holds: /./, refusal: refusals.noText },
  number: { holds: /^-?\d+$/, refusal: refusals.noInteger },
  boolean: { holds: /^(?:true|false)$/, refusal: refusals.noBoolean },
  Decimal: { holds: /^-?\d+(?:\.\d+)?$/, refusal: refusals.noInteger },
}

const literalsOf = (type: string) =>
  [...type.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal)

/** The types of a union, at its outermost level. */
export const partsOf = (type: string) => type.split(/ \| (?![^<]*>)/)

const checkSimple = (type: string, { value, param }: Asked): void => {
  const simple = SIMPLE[type]
  if (typeof value !== 'string') throw refusals.noText(param)
  if (simple && !simple.holds.test(value)) throw simple.refusal(param)
}

const checkList = (item: string, { value, ...asked }: Asked): void => {
  if (value === '') return
  if (typeof value === 'string') throw refusals.noList(asked.param)
  for (const [at, inner] of Object.entries(value)) {
    checkValue({ ...asked, type: item, value: inner, param: `${asked.param}[${at}]` })
  }
}

const checkNamed = (name: string, asked: Asked): void => {
  if (name === 'MetadataParam' && typeof asked.value === 'object') return
  if (name === 'MetadataParam') throw refusals.noObject(asked.param)
  const place = placeOf(name, asked.place)
  if (!place) throw new Error(`The declarations of Stripe have no ${name}`)
  const declared = declarationsOf(place.file).declared.get(place.name)
  if (declared && 'alias' in declared) {
    checkValue({ ...asked, type: declared.alias, place })
    return
  }
  if (typeof asked.value === 'string') throw refusals.noObject(asked.param)
  checkTree(asked.value, { place, param: asked.param })
}

const checkLiterals = (type: string, { value, param }: Asked): void => {
  const literals = literalsOf(type)
  if (typeof value !== 'string' || !literals.includes(value))
    throw refusals.otherValue(param, literals)
}

const holds = (check: () => void): boolean => {
  try {
    check()
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return false
  }
}

/** Refuses a value that its type does not allow; of several types one has to allow it. */
const checkValue = (asked: Asked): void => {
  const [, generic, inner = ''] = GENERIC.exec(asked.type) ?? []
  if (generic === 'Array') return checkList(inner, asked)
  if (generic === 'Emptyable') {
    if (asked.value !== '') checkValue({ ...asked, type: inner })
    return
  }
  if (asked.type.includes("'")) return checkLiterals(asked.type, asked)
  const parts = partsOf(asked.type)
  const one = (type: string) => () => {
    if (SIMPLE[type]) checkSimple(type, asked)
    else if (parts.length > 1) checkValue({ ...asked, type })
    else checkNamed(type, asked)
  }
  if (parts.slice(0, -1).some((part) => holds(one(part)))) return
  one(parts.at(-1) ?? '')()
}

/** The fields of an object, with those of what it extends. */
export const objectFields = (place: Place): ReadonlyMap<string, Field> => {
  const declared = declarationsOf(place.file).declared.get(place.name)
  if (!declared || 'alias' in declared) throw new Error(`${place.name} of Stripe has no fields`)
  if (!declared.base) return declared.fields
  const base = placeOf(declared.base, place) ?? { file: '../shared', name: declared.base }
  return new Map([...objectFields(base), ...declared.fields])
}

const checkTree = (tree: Tree, { place, param }: { place: Place; param: string }): void => {
  const fields = objectFields(place)
  const named = (name: string) => (param === '' ? name : `${param}[${name}]`)
  for (const [name, value] of Object.entries(tree)) {
    const field = fields.get(name)
    if (!field) throw refusals.unknownParameter(named(name))
    checkValue({ type: field.type, value, param: named(name), place })
  }
  for (const [name, { isOptional }] of fields) {
    if (!isOptional && tree[name] === undefined) throw refusals.missingParameter(named(name))
  }
}

/** Refuses a call that Stripe has not, and parameters that its types do not allow: unknown, missing, or of another value. */
export const requireDeclared = (call: string, fields: URLSearchParams) => {
  const known = KNOWN_CALLS.get(call)
  if (!known) throw refusals.unknownCall(call)
  checkTree(treeOf(fields), { place: known.params, param: '' })
  if (!call.startsWith('GET')) requireWithinLimits(fields)
  return known
}

/** Refuses a value that an enum of the package's types does not name. */
export const requireValue = (file: string, { name, value }: { name: string; value: string }) =>
  checkValue({ type: name, value, param: name, place: { file, name: '' } })
