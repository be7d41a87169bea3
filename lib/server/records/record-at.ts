import 'server-only'
import index from '#generated/landing-index.json'
import type { Locale } from '#lib/config/locales.ts'
import { isOpen, type RecordEntry, type RecordIndex } from '#lib/records/record-bundle.ts'
import type { Log } from '#lib/util/log.ts'
import { siteLiveIndex } from './site-live-index.ts'

const bundled: RecordIndex = index

type Settings = {
  contentServiceUrl: string
  log: Log
  now?: () => number
  /** Of the build; a test brings its own. */
  own?: RecordIndex
}

type Question = {
  locale: Locale
  /** Public path without language. */
  path: string
  /** The time for which a record is still given after its end, in milliseconds. */
  graceMs: number
}

/** The hash of the record of a path, live before bundled; `null` where there is none. */
export type RecordAt = (question: Question) => Promise<string | null>

const entryIn = (records: RecordIndex, { locale, path }: Question): RecordEntry | undefined => {
  const own = records[locale]
  // Only what the index itself holds: a path such as `constructor` must find nothing.
  const entry = own && Object.hasOwn(own, path) ? own[path] : undefined
  return typeof entry === 'string' ? { hash: entry } : entry
}

/** Makes what answers, for a process that is not the edge, which record a path has: by the same index and the same dates. */
export const recordAt = (settings: Settings): RecordAt => {
  const { contentServiceUrl, log, now = Date.now, own = bundled } = settings
  const live = siteLiveIndex({ contentServiceUrl, log, now })
  return async (question) => {
    await live.refresh()
    const known = [live.records(), own].flatMap((records) => entryIn(records, question) ?? [])
    const time = now()
    const shown = known.find((entry) => isOpen(entry, time))
    const over = known.find(({ until }) => isOpen({ until }, time - question.graceMs))
    const found = shown ?? (over && isOpen({ from: over.from }, time) ? over : undefined)
    return found?.hash ?? null
  }
}
