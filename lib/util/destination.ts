import { DESTINATION_TEXT_MAX_LENGTH, DESTINATION_URL_MAX_LENGTH } from '#lib/config/constants.ts'
import { PLACES } from '#lib/config/web-app-places.ts'
import { DOCUMENT_ID } from './document-slug.ts'
import { CONTROL_CHARACTER, isPlainPath } from './plain-path.ts'

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

const encodedLetters = (url: string) =>
  url.replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]+/gu, encodeURIComponent)

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

const searchText = (t: string | undefined) => {
  const text = t?.trim()
  if (!text || text.length > DESTINATION_TEXT_MAX_LENGTH || CONTROL_CHARACTER.test(text))
    return undefined
  return text
}

const parsePath = (path: string, t: string | undefined): ParsedDestination | undefined => {
  if (path.startsWith('/') || path.length > DESTINATION_URL_MAX_LENGTH || !isPlainPath(path))
    return undefined
  const [, slug] = DOCUMENT.exec(path) ?? []
  if (slug) return { kind: 'document', slug }
  if (`${path}/` === PLACES.kit) return { kind: 'business-plan-kit' }
  if (LANDING.test(path)) return { kind: 'landing' }
  const text = `${path}/` === PLACES.search ? searchText(t) : undefined
  return text ? { kind: 'search', text } : { kind: 'folder', path }
}

/**
 * What a destination asks for; a landing page that asks for its own dialog names no `url`. Undefined when it
 * could be read as anything but a place below the web app's root: it is never followed as it came.
 */
export const parseDestination = (
  { url, t }: WireDestination,
  { templatesUrl }: { templatesUrl: string },
): ParsedDestination | undefined => {
  if (!url) return t ? undefined : { kind: 'landing' }
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
