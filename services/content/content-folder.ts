import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { readRegularFile } from '#lib/records/read-regular-file.ts'
import {
  COSTS_FOLDER,
  folderFault,
  isNamedKind,
  RECORD_FOLDERS,
  RECORD_KINDS,
  type NamedKind,
} from '#lib/records/record-kind.ts'
import { RECORD_NAME, recordPathFault } from '#lib/records/record-rules.ts'
import { walkFolder, type Walk } from '#lib/records/walk-folder.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'

/** What a record file is for: a page in a language (its path without that), or the whole site, by a name. */
export type Place =
  | { kind: 'page'; locale: Locale; path: string }
  | { kind: NamedKind; locale: null; id: string }

/** A record file of the content folder as it lies there. */
export type ContentFile = {
  /** Its name below the folder, as messages show it. */
  name: string
  /** Another one after every change of the file. */
  stamp: string
  /** The time of its last change, in milliseconds. */
  changedAt: number
  place: Place
}

/** A file or folder that nobody reads. */
export type Stray = { name: string; locale: Locale | null; message: string }

export type Listing = { files: ContentFile[]; strays: Stray[] }

/** The number of files open at once. */
export const FILES_AT_ONCE = 64

const ENDING = '.json'

const describeFile = async <Named extends { name: string }>(folder: string, file: Named) => {
  try {
    const { ctimeMs, size, ino } = await stat(join(folder, file.name))
    return [{ ...file, stamp: `${ctimeMs}-${size}-${ino}`, changedAt: ctimeMs }]
  } catch (error) {
    // Removed since the folder was read.
    if (isMissing(error)) return []
    throw error
  }
}

const MISPLACED =
  'is read by nobody. Records stand in <language>/landing/…, …/offers/… or …/stories/…: move the file.'

const MISNAMED = 'use small letters, digits and hyphens in the file name, thirty at most.'

type Placed = { name: string; place: Place }

/** The page of a record file, or why it makes none. */
const pageOf = (name: string, locale: Locale): Placed | Stray => {
  const kind = RECORD_KINDS.find((each) => name.startsWith(`${locale}/${RECORD_FOLDERS[each]}/`))
  if (!kind) return { name, locale, message: MISPLACED }
  const path = name.slice(`${locale}/${RECORD_FOLDERS[kind]}`.length, -ENDING.length)
  const message = recordPathFault(path) ?? folderFault(path, kind)
  return message === undefined
    ? { name, place: { kind: 'page', locale, path } }
    : { name, locale, message }
}

const isStray = (place: Placed | Stray): place is Stray => 'message' in place

const localeOf = (name: string): Locale | null => {
  const [first = ''] = name.split('/')
  return isLocale(first) ? first : null
}

const isKnown = (folder: string) =>
  localeOf(folder) !== null || isNamedKind(folder) || folder === COSTS_FOLDER

/** Nothing for a file that lies in no folder of records. */
const placeOf = (name: string): (Placed | Stray)[] => {
  const [folder = '', ...rest] = name.split('/')
  const locale = localeOf(folder)
  if (rest.length === 0) return []
  if (locale !== null) return [pageOf(name, locale)]
  if (!isNamedKind(folder)) return []
  const id = rest.join('/').slice(0, -ENDING.length)
  return RECORD_NAME.test(id)
    ? [{ name, place: { kind: folder, locale, id } }]
    : [{ name, locale, message: MISNAMED }]
}

/** The folders that are no language of the site, and what is neither file nor folder. */
const strangeOf = ({ folders, refused }: Walk): Stray[] => [
  ...folders
    .filter((name) => !name.includes('/') && !isKnown(name))
    .map((name) => ({ name, locale: null, message: 'is no language of the site.' })),
  ...refused.map((each) => ({ ...each, locale: localeOf(each.name) })),
]

/** The JSON files with what they are for; the folders of nothing known are not entered. */
const walkContent = async (folder: string) => {
  const walk = await walkFolder(folder, (name) => name.includes('/') || isKnown(name))
  const names = walk.files.filter((name) => name.endsWith(ENDING))
  return { walk, places: names.flatMap(placeOf) }
}

/** Lists the files of the content folder (`<language>/landing/<path>.json`, `<language>/offers/…`, `redirects/<name>.json` and so on); throws where the folder cannot be read. */
export const listContent = async (folder: string): Promise<Listing> => {
  const { walk, places } = await walkContent(folder)
  const placed = places.filter((place): place is Placed => !isStray(place))
  const files = await mapConcurrently({
    items: placed,
    width: FILES_AT_ONCE,
    map: (file) => describeFile(folder, file),
  })
  return { files: files.flat(), strays: [...strangeOf(walk), ...places.filter(isStray)] }
}

/**
 * Files of the content folder that are never read: JSON in a folder where no record is looked for, as after a copy one folder too high,
 * and anything that is not a regular file.
 */
export const misplacedFiles = async (folder: string): Promise<Stray[]> => {
  const { walk, places } = await walkContent(folder)
  const others = places.filter(isStray).filter(({ message }) => message === MISPLACED)
  return [...walk.refused.map((each) => ({ ...each, locale: localeOf(each.name) })), ...others]
}

/** Reads a file of the content folder; throws where it is gone, a `FileRefusedError`, and a `TypeError` where it is no UTF-8. */
export const readContent = async (folder: string, name: string): Promise<string> =>
  // A mark at the beginning stays, so that text and bytes have the same hash.
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    await readRegularFile(join(folder, name)),
  )
