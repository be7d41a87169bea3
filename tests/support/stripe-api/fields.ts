import { refusals } from './refusals.ts'
import type { Kept, Store } from './store.ts'

/** The metadata that a call sets. */
export const metadataIn = (fields: URLSearchParams) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value] as const]
    }),
  )

/** A parameter that a call has to have. */
export const required = (fields: URLSearchParams, name: string): string => {
  const value = fields.get(name)
  if (!value) throw refusals.missingParameter(name)
  return value
}

const lookUp = <Kind extends keyof Kept>(store: Store, kind: Kind, id: string) => {
  const kinds: { [Each in keyof Kept]: Map<string, Kept[Each]> } = store
  return kinds[kind].get(id)
}

/** The object that an address names. */
export const keptIn = <Kind extends keyof Kept>(
  store: Store,
  kind: Kind,
  id: string,
): Kept[Kind] => {
  const found = lookUp(store, kind, id)
  if (!found) throw refusals.missing(kind, id)
  return found
}

/** The object that a parameter names. */
export const named = <Kind extends keyof Kept>(
  store: Store,
  { kind, fields, param }: { kind: Kind; fields: URLSearchParams; param: string },
): Kept[Kind] => {
  const id = required(fields, param)
  const found = lookUp(store, kind, id)
  if (!found || 'deleted' in found) throw refusals.missingInBody(kind, { id, param })
  return found
}
