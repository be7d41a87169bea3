import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { QUERY } from '#lib/config/query.ts'
import { CONTROL_CHARACTER, isPlainPath } from '#lib/util/plain-path.ts'
import { DOCUMENT_ID, PLACES } from './web-app-places.ts'

/** Longest path of a destination inside the web app: more than any folder or document has. */
export const DESTINATION_URL_MAX_LENGTH = 300

/** A place inside the web app, or the request of a landing page for its own dialog (S2 §4). */
export type ParsedDestination =
  | { kind: 'document'; slug: string }
  | { kind: 'search'; text: string }
  | { kind: 'business-plan-kit' }
  | { kind: 'folder'; path: string }
  | { kind: 'landing' }

/** A destination as links, forms and cookies carry it. */
export type WireDestination = { url?: string | undefined; t?: string | undefined }

/** The same where it is certain, as it goes on to the web app. */
export type CarriedDestination = { url: string; t?: string | undefined }

const DOCUMENT = new RegExp(`^${PLACES.documents}([^/]+${DOCUMENT_ID.source})`)

const LANDING = /^lp?(?:\/|$)/

/** A search in one piece, as the web app's own address has it: `search/?t=lease` (S2 §2.2). */
const SEARCH = new RegExp(`^(${PLACES.search.slice(0, -1)})/?\\?(.*)$`)

const encodedLetters = (url: string) =>
  url.replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]+/gu, (letters) => encodeURIComponent(letters))

const withoutBase = (url: string, base: string) => {
  if (url === base) return ''
  return url.startsWith(`${base}/`) ? url.slice(base.length + 1) : url
}

/**
 * A destination as the web app spells it: without the public templates base, behind `doc/` when it ends with
 * the id of a document, without slash at the end (S2 §4 "Destination normalisation").
 */
export const normaliseDestination = (url: string, templatesUrl: string): string => {
  const path = encodedLetters(withoutBase(url.trim(), templatesUrl)).replace(/([^/])\/$/, '$1')
  const isDocument = DOCUMENT_ID.test(path) && !path.startsWith(PLACES.documents)
  return isDocument ? PLACES.documents + path : path
}

const searchText = (t: string) => {
  const text = t.trim()
  // Characters, as the contracts count them.
  const isLong = Array.from(text).length > SEARCH_TEXT_MAX_LENGTH
  return isLong || CONTROL_CHARACTER.test(text) ? '' : text
}

const parsePath = (path: string, t = ''): ParsedDestination | undefined => {
  if (path.startsWith('/') || path.length > DESTINATION_URL_MAX_LENGTH || !isPlainPath(path))
    return undefined
  const [, slug] = DOCUMENT.exec(path) ?? []
  if (slug) return { kind: 'document', slug }
  if (`${path}/` === PLACES.kit) return { kind: 'business-plan-kit' }
  if (LANDING.test(path)) return { kind: 'landing' }
  const text = `${path}/` === PLACES.search ? searchText(t) : ''
  return text ? { kind: 'search', text } : { kind: 'folder', path }
}

/**
 * A destination that was checked; a landing page that asks for its own dialog names no `url`. Undefined when it could be read as anything
 * but a place below the web app's root: it is never followed as it came.
 */
export const parseDestination = (
  { url, t }: WireDestination,
  { templatesUrl }: { templatesUrl: string },
): ParsedDestination | undefined => {
  if (!url) return t ? undefined : { kind: 'landing' }
  if (CONTROL_CHARACTER.test(url)) return undefined
  const [, place, query] = SEARCH.exec(withoutBase(url.trim(), templatesUrl)) ?? []
  if (place) return parsePath(place, new URLSearchParams(query).get(QUERY.search) ?? '')
  return parsePath(normaliseDestination(url, templatesUrl), t)
}

/** The fields that carry a parsed destination on; none for a landing page and for the root of the library. */
export const wireDestination = (parsed: ParsedDestination): CarriedDestination | undefined => {
  switch (parsed.kind) {
    case 'document':
      return { url: `${PLACES.documents}${parsed.slug}` }
    case 'search':
      return { url: PLACES.search, t: parsed.text }
    case 'business-plan-kit':
      return { url: PLACES.kit }
    case 'folder':
      return parsed.path ? { url: parsed.path } : undefined
    case 'landing':
      return undefined
  }
}

/** A destination as the web app spells it (S2 §4); none when it names no place there or breaks the contract. */
export const readDestination = (
  wire: WireDestination | undefined,
  { templatesUrl }: { templatesUrl: string },
): CarriedDestination | undefined => {
  const parsed = wire && parseDestination(wire, { templatesUrl })
  return parsed && wireDestination(parsed)
}

/** Path and query of a destination below the root of the web app, without slash in front (S2 §4). */
export const webAppPathOf = (parsed: ParsedDestination): string => {
  const { url = '', t } = wireDestination(parsed) ?? {}
  return t ? `${url}?${new URLSearchParams({ t })}` : url
}

/** The two fields of a destination as a query spells them, not checked yet. */
export const destinationFields = (query: URLSearchParams): WireDestination => ({
  url: query.get(QUERY.url) || undefined,
  t: query.get(QUERY.search) || undefined,
})
