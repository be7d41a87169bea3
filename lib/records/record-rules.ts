/**
 * What a record may say to the edge. The same rules stand at both ends, or a record that its author's side
 * takes would be refused by the edge; plain patterns, since the edge checks ten thousand entries with them.
 */

const PATH = /^(?:\/[a-z0-9][a-z0-9.-]*){1,8}$/

/** Pricing pages have addresses from before: `index_C` (S2 §2.2). */
const OFFER_PATH = /^\/pricing\/plans(?:\/[a-z0-9][\w.-]*){0,3}$/
const PATH_MAX_LENGTH = 200

/** Form of the name of a record of the whole site, of an arm or a layer: small letters, digits and hyphens, at most thirty characters. */
export const RECORD_NAME = /^[a-z][a-z0-9-]{0,29}$/

/** Form of a step's name; whether there is such a step is asked later (S1 §8). */
export const STEP_NAME = /^[a-z][a-z0-9-]{0,40}$/

/** Most extra steps of a record. */
export const MOST_STEPS = 8

const MOMENT =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Tells whether a text is a moment as `from` and `until` hold it: RFC 3339, at most microseconds. */
export const isMoment = (text: string): boolean =>
  MOMENT.test(text) && !Number.isNaN(Date.parse(text))

/** Tells whether a value is such a moment, or was left out. */
export const isDate = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && isMoment(value))

const HASH = /^[0-9a-f]{12}$/

/** Tells whether a value is the hash of a record's content. */
export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && HASH.test(value)

/** Tells whether a path (without language and trailing slash) can be that of a record: no dot first, so that none leaves its folder. */
export const isRecordPath = (path: string): boolean =>
  path.length <= PATH_MAX_LENGTH && (PATH.test(path) || OFFER_PATH.test(path))

const WORD = /^[a-z0-9][a-z0-9.-]*$/

/** The fault in the name of a record's file, for its author; `undefined` where its path can be that of a record. */
export const recordPathFault = (path: string): string | undefined => {
  if (isRecordPath(path)) return undefined
  return path
    .split('/')
    .slice(1)
    .every((part) => WORD.test(part))
    ? `is too long an address: at most ${PATH_MAX_LENGTH} characters and 8 names one below the other.`
    : 'use small letters, digits, dots and hyphens in the names of file and folders.'
}
