import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { isObject } from '#lib/util/is-object.ts'
import { IS_ENTRY, type NamedEntry, type NamedIndex, type NamedIndexes } from './named-index.ts'
import type { NamedKind } from './record-kind.ts'
import { isDate, isHash, isRecordPath, MOST_STEPS, RECORD_NAME, STEP_NAME } from './record-rules.ts'

/** The fields of a record that the edge needs to find its page. The dates are those of the record; outside them there is no page. */
export type RecordEntry = {
  hash: string
  middleware?: readonly string[]
  from?: string
  until?: string
}

/** An entry of which nothing but the hash is known stands as that hash alone: ten thousand small objects cost memory. */
export type IndexEntry = string | RecordEntry

/** The fields of a record for the edge. */
export type EdgeFields = {
  middleware: readonly string[]
  from?: string | undefined
  until?: string | undefined
}

/** The entry of a record as short as it can be written. */
export const indexEntry = (hash: string, { middleware, from, until }: EdgeFields): IndexEntry => {
  if (middleware.length === 0 && from === undefined && until === undefined) return hash
  return {
    hash,
    ...(middleware.length > 0 && { middleware }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

/** The records of each language by path (without language and trailing slash). */
export type RecordIndex = Readonly<Record<string, Readonly<Record<string, IndexEntry>> | undefined>>

/** `GET {content service}/index.json`: the live records; answered with an ETag. */
export type RecordBundle = {
  /** Changes with every record; for people. */
  version: string
  records: RecordIndex
} & Partial<NamedIndexes>

/** The paths that a content service must answer, behind its address. */
export const BUNDLE_PATHS = {
  index: '/index.json',
  /** The record file with exactly this content hash. */
  record: ({ locale, path, hash }: { locale: Locale; path: string; hash: string }): string =>
    `/records/${locale}/${hash}${path}.json`,
} as const

/** The index of a content service breaks its contract as a whole; the message names the fault. */
class RecordBundleError extends Error {
  override readonly name = 'RecordBundleError'
}

/** The number of unusable entries that are named; the others are counted. */
const MOST_NAMED = 5
const NAME_MAX_LENGTH = 80

const areSteps = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= MOST_STEPS &&
    value.every((name) => typeof name === 'string' && STEP_NAME.test(name)))

const isEntry = (value: unknown): value is IndexEntry => {
  if (typeof value === 'string') return isHash(value)
  if (!isObject(value) || !isHash(value.hash)) return false
  return areSteps(value.middleware) && isDate(value.from) && isDate(value.until)
}

/** The entries of an index that cannot be used: their number, and the place of the first of them. */
export type Skipped = { count: number; places: readonly string[] }

type ReadBundle = NamedIndexes & { index: RecordIndex; skipped: Skipped }

type Reading = { records: Record<string, unknown>; bad: string[] }

const recordsOf = (locale: Locale, { records, bad }: Reading) => {
  const own: unknown = Object.hasOwn(records, locale) ? records[locale] : {}
  if (!isObject(own)) throw new RecordBundleError(`"records.${locale}" is no object.`)
  const checked: Record<string, IndexEntry> = {}
  for (const [path, entry] of Object.entries(own)) {
    if (isRecordPath(path) && isEntry(entry)) checked[path] = entry
    else bad.push(`${locale} ${path.slice(0, NAME_MAX_LENGTH)}`)
  }
  return checked
}

type Told<Kind> = { kind: Kind; value: Record<string, unknown>; bad: string[] }

/** A content service from before there was a kind says nothing of it. */
const namedOf = <Kind extends NamedKind>({ kind, value, bad }: Told<Kind>): NamedIndex<Kind> => {
  const told = value[kind]
  if (told === undefined) return {}
  if (!isObject(told)) throw new RecordBundleError(`"${kind}" is no object.`)
  const isEntryOf: (entry: unknown) => entry is NamedEntry<Kind> = IS_ENTRY[kind]
  const checked: Record<string, NamedEntry<Kind> | null> = {}
  for (const [name, entry] of Object.entries(told)) {
    if (RECORD_NAME.test(name) && (entry === null || isEntryOf(entry))) checked[name] = entry
    else bad.push(`${kind} ${name.slice(0, NAME_MAX_LENGTH)}`)
  }
  return checked
}

/**
 * Reads what a content service answered as index. A bad entry is left out and told: it must not take the others
 * along. Throws a `RecordBundleError` where the whole has another form. Written by hand: the edge does this with
 * ten thousand entries while visitors wait.
 */
export const readRecordBundle = (value: unknown): ReadBundle => {
  if (!isObject(value) || !isObject(value.records)) {
    throw new RecordBundleError('"records" is no object.')
  }
  const { records } = value
  const bad: string[] = []
  const index = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, recordsOf(locale, { records, bad })] as const),
  )
  const named = {
    experiments: namedOf({ kind: 'experiments', value, bad }),
    redirects: namedOf({ kind: 'redirects', value, bad }),
    announcements: namedOf({ kind: 'announcements', value, bad }),
    words: namedOf({ kind: 'words', value, bad }),
  }
  return { index, ...named, skipped: { count: bad.length, places: bad.slice(0, MOST_NAMED) } }
}

/** The begin and the end of something, as dates with a distance from UTC; open-ended where one is missing. */
type Window = { from?: string | undefined; until?: string | undefined }

/** Tells whether a moment (milliseconds) lies within: the first one does, the last one does not. */
export const isOpen = ({ from, until }: Window, now: number): boolean =>
  (from === undefined || now >= Date.parse(from)) &&
  (until === undefined || now < Date.parse(until))
