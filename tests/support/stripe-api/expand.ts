import { placeOf, type Place } from './known-calls.ts'
import { refusals } from './refusals.ts'
import { objectFields, partsOf } from './values.ts'

export type StripeObject = Record<string, unknown>

/** How deep a property may be expanded (docs.stripe.com/expand). */
const MOST_LEVELS = 4

/** Fields that are there only where a call asks for them (docs.stripe.com/expand, "includable"). */
const INCLUDED = new Set(['confirmation_secret', 'payments'])

const isObject = (value: unknown): value is StripeObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LIST = /^ApiList<(.+)>$/

/** Which object stands behind a field, and whether that may be asked for: its type names an id beside an object. */
const behind = (
  name: string,
  place: Place,
): { inner: Place; isExpandable: boolean } | undefined => {
  const field = objectFields(place).get(name)
  if (!field) return undefined
  const parts = partsOf(field.type).filter((part) => part !== 'null')
  const type = parts.find((part) => part !== 'string') ?? ''
  const inner = placeOf(LIST.exec(type)?.[1] ?? type, place)
  const isExpandable = parts.includes('string') || INCLUDED.has(name)
  return inner && { inner, isExpandable }
}

/** Refuses to expand what the package's types do not mark as an id or an object. */
export const requireExpandable = (
  path: string,
  { answer, isList }: { answer: Place; isList: boolean },
) => {
  const names = path.split('.')
  if (names.length > MOST_LEVELS) throw refusals.tooDeep()
  if (isList && names.shift() !== 'data') throw refusals.notExpandable(path)
  let place = answer
  let isExpandable = false
  for (const name of names) {
    if (name === 'data') continue
    const next = behind(name, place)
    if (!next) throw refusals.notExpandable(path)
    place = next.inner
    isExpandable = next.isExpandable
  }
  if (!isExpandable) throw refusals.notExpandable(path)
}

type Expanding = {
  /** The object of an id. */
  find: (id: string) => StripeObject | undefined
  /** What an object includes where it is asked for. */
  include: (object: StripeObject, name: string) => unknown
}

type Step = Expanding & { path: string[]; at: number }

const step = (value: unknown, { path, at, ...known }: Step): unknown => {
  const name = path[at]
  const go = (inner: unknown): unknown => step(inner, { path, at: at + 1, ...known })
  if (name === undefined || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => step(item, { path, at, ...known }))
  if (!isObject(value)) throw refusals.notExpandable(path.join('.'))
  if (INCLUDED.has(name)) return { ...value, [name]: go(known.include(value, name)) }
  const inner = value[name]
  if (inner === undefined) throw refusals.notExpandable(path.join('.'))
  if (typeof inner !== 'string') return { ...value, [name]: go(inner) }
  const found = known.find(inner)
  if (!found) throw refusals.notExpandable(path.join('.'))
  return { ...value, [name]: go(found) }
}

/** An object with what a call asks for in place of ids, and nothing else; throws `Refusal`. */
export const expanded = (
  object: StripeObject,
  { paths, ...known }: Expanding & { paths: readonly string[] },
): StripeObject =>
  paths.reduce<StripeObject>((whole, path) => {
    const result: unknown = step(whole, { path: path.split('.'), at: 0, ...known })
    return isObject(result) ? result : whole
  }, object)
