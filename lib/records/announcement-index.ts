import { isObject } from '#lib/util/is-object.ts'
import { isDate, isHash } from './record-rules.ts'
import { isTargetPath } from './redirect-index.ts'

/** The kinds of page that a line can stand over. */
export const ANNOUNCEMENT_PLACES = ['home', 'pages', 'landing', 'pricing'] as const
export type AnnouncementPlace = (typeof ANNOUNCEMENT_PLACES)[number]

/** The line in one language: its text, and the words of its link. */
type AnnouncementWords = { text: string; link: string }

/** A line over the site as a page needs it. */
export type AnnouncementEntry = {
  /** Of its whole record: what a preview link names. */
  hash: string
  pages: readonly string[]
  /** The path of a page without language. */
  path: string
  words: Readonly<Record<string, AnnouncementWords>>
  from?: string | undefined
  until?: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const areWords = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every((own) => isObject(own) && isText(own.text) && isText(own.link))

/** Tells whether a value is a line that can be shown. */
export const isAnnouncementEntry = (value: unknown): value is AnnouncementEntry =>
  isObject(value) &&
  isHash(value.hash) &&
  Array.isArray(value.pages) &&
  value.pages.every(isText) &&
  isTargetPath(value.path) &&
  areWords(value.words) &&
  isDate(value.from) &&
  isDate(value.until)
