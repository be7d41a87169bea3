import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import type { LandingRecord } from './landing-record.ts'

/**
 * What the edge knows of a landing record: enough to find its page. The dates are those of the record;
 * outside them there is no page.
 */
export type LandingEntry = {
  hash: string
  middleware?: readonly string[]
  from?: string
  until?: string
}

/** An entry of which nothing but the hash is known stands as that hash alone: ten thousand small objects cost memory. */
export type IndexEntry = string | LandingEntry

/** The entry of a record as short as it can be written. */
export const indexEntry = (
  hash: string,
  { middleware, from, until }: Pick<LandingRecord, 'middleware' | 'from' | 'until'>,
): IndexEntry => {
  if (middleware.length === 0 && from === undefined && until === undefined) return hash
  return {
    hash,
    ...(middleware.length > 0 && { middleware }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

/** The records of each language by path (without language and trailing slash). */
export type LandingIndex = Readonly<
  Record<string, Readonly<Record<string, IndexEntry>> | undefined>
>

/** `GET {content service}/index.json`: the live landing records; answered with an ETag. */
export type LandingBundle = {
  /** Changes with every record; for people. */
  version: string
  records: LandingIndex
}

/** Where a content service answers, behind its address: the two addresses that any bundle must have. */
export const BUNDLE_PATHS = {
  index: '/index.json',
  /** The record file with exactly this content hash. */
  record: ({ locale, path, hash }: { locale: Locale; path: string; hash: string }): string =>
    `/records/${locale}/${hash}${path}.json`,
} as const

/** The index of a content service breaks its contract; the message names the first fault. */
class LandingBundleError extends Error {
  override readonly name = 'LandingBundleError'
}

const HASH = /^[0-9a-f]{12}$/
const PATH = /^(?:\/[a-z0-9][a-z0-9.-]*){1,8}$/
const PATH_MAX_LENGTH = 200
const STEP = /^[a-z][a-z0-9-]{0,40}$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]{5,14}(?:Z|[+-]\d\d:\d\d)$/
const MOST_STEPS = 8

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMoment = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value)))

const areSteps = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= MOST_STEPS &&
    value.every((name) => typeof name === 'string' && STEP.test(name)))

const isEntry = (value: unknown): value is IndexEntry => {
  if (typeof value === 'string') return HASH.test(value)
  if (!isObject(value) || typeof value.hash !== 'string' || !HASH.test(value.hash)) return false
  return areSteps(value.middleware) && isMoment(value.from) && isMoment(value.until)
}

const isPath = (path: string): boolean => path.length <= PATH_MAX_LENGTH && PATH.test(path)

const recordsOf = (records: Record<string, unknown>, locale: Locale) => {
  const own: unknown = Object.hasOwn(records, locale) ? records[locale] : {}
  if (!isObject(own)) throw new LandingBundleError(`"records.${locale}" is no object.`)
  const checked: Record<string, IndexEntry> = {}
  for (const [path, entry] of Object.entries(own)) {
    if (!isPath(path)) throw new LandingBundleError(`"records.${locale}" holds a bad path.`)
    if (!isEntry(entry)) throw new LandingBundleError(`"records.${locale}.${path}" is no entry.`)
    checked[path] = entry
  }
  return checked
}

/**
 * Reads what a content service answered as index; throws a `LandingBundleError`. Written by hand: the edge
 * does this with ten thousand entries while visitors wait.
 */
export const readLandingBundle = (value: unknown): LandingIndex => {
  if (!isObject(value) || !isObject(value.records)) {
    throw new LandingBundleError('"records" is no object.')
  }
  const { records } = value
  return Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, recordsOf(records, locale)] as const),
  )
}
