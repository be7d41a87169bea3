import type { Locale } from '#lib/config/locales.ts'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'

/**
 * The page that a preview link shows: one record, in one language, at one path, until a moment; a line over the site, and words, stand
 * on the page of that path.
 */
export type PreviewPage = {
  kind?: 'landing' | 'announcement' | 'words'
  locale: Locale
  /** Public path without language. */
  path: string
  /** Content hash of the record. */
  hash: string
  /** Seconds since 1970. */
  until: number
}

/** The token in the address of a preview. */
export type PreviewToken = Pick<PreviewPage, 'hash' | 'until'> & { signature: string }

const TOKEN = /^([0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/

/** Writes the token of a preview address. */
export const writePreviewToken = ({ hash, until, signature }: PreviewToken): string =>
  `${hash}.${until}.${signature}`

/** Reads a token; `null` for what is none. Whether it is signed, `isSignedPreview` says. */
export const readPreviewToken = (token: string): PreviewToken | null => {
  const [, hash, until, signature] = TOKEN.exec(token) ?? []
  return hash && until && signature ? { hash, until: Number(until), signature } : null
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

const textOf = ({ kind = 'landing', locale, path, hash, until }: PreviewPage) =>
  new TextEncoder().encode([`${kind} preview`, locale, path, hash, until].join('\n'))

const keyOf = (hashKey: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(hashKey), HMAC, false, ['sign', 'verify'])

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** Signs a preview with the key of the site (`HASH_KEY`); the signature is 43 letters of base64url. */
export const signPreview = async (page: PreviewPage, hashKey: string): Promise<string> =>
  toBase64Url(await crypto.subtle.sign(HMAC, await keyOf(presentKey(hashKey)), textOf(page)))

/** Tells whether a signature is that of this very preview. */
export const isSignedPreview = async (
  { signature, ...page }: PreviewPage & PreviewToken,
  hashKey: string,
): Promise<boolean> => {
  const proof = fromBase64Url(signature)
  const isOf = async (key: string) =>
    crypto.subtle.verify(HMAC, await keyOf(key), proof, textOf(page))
  return (await Promise.all(keysIn(hashKey).map(isOf))).includes(true)
}
