import { decoded } from '#lib/util/decoded.ts'
import { isObject } from '#lib/util/is-object.ts'

/** Where old addresses lead: the path of a page by the old path, both as `redirectKey` and `splitPublicPath` read them. */
export type RedirectEntry = Readonly<Record<string, string>>

/** Most characters of an old address. */
export const OLD_ADDRESS_MAX_LENGTH = 200

/** An old address as it is looked for: without escapes, capitals and slashes at its end. */
export const redirectKey = (pathname: string): string =>
  (decoded(pathname) ?? pathname).toLowerCase().replace(/\/+$/, '')

/** A path of this site and nothing else: no host, query or part of a page. */
const TARGET = /^\/(?:[\w.-]+(?:\/[\w.-]+)*\/?)?$/

const isOldAddress = (text: string): boolean =>
  text.startsWith('/') && text.length <= OLD_ADDRESS_MAX_LENGTH

/** Tells whether a text is a path that a redirect can lead to, whatever page stands there. */
export const isTargetPath = (value: unknown): value is string =>
  typeof value === 'string' && TARGET.test(value)

/** Tells whether a value is what the edge can lead by. */
export const isRedirectEntry = (value: unknown): value is RedirectEntry =>
  isObject(value) &&
  Object.entries(value).every(([from, to]) => isOldAddress(from) && isTargetPath(to))
