import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import {
  folderFault,
  RECORD_FOLDERS,
  RECORD_KINDS,
  type RecordKind,
} from '#lib/records/record-kind.ts'
import { recordPathFault } from '#lib/records/record-rules.ts'
import { isMissing } from '#lib/util/error-code.ts'

/** A record file of the content folder as it lies there. */
export type ContentFile = {
  locale: Locale
  /** Public path of its page, without language. */
  path: string
  /** Its name below the folder, as messages show it. */
  name: string
  /** Another one after every change of the file. */
  stamp: string
  /** When it was changed last, in milliseconds. */
  changedAt: number
  bytes: number
}

/** A file or folder whose name makes no page. */
type Stray = { name: string; locale: Locale | null; message: string }

export type Listing = { files: ContentFile[]; strays: Stray[] }

/** So many files are open at once. */
const AT_ONCE = 64

const ENDING = '.json'

/** Runs a task for each item, some of them side by side; in order of the items. */
export const eachSome = async <Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(task))))
  }
  return results
}

/** The JSON files below a folder, hidden ones left out; none where there is no such folder. */
export const namesBelow = async (root: string): Promise<string[]> => {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
      .toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const describeFile = async (
  folder: string,
  file: Pick<ContentFile, 'locale' | 'path' | 'name'>,
): Promise<ContentFile[]> => {
  try {
    const { ctimeMs, size, ino } = await stat(join(folder, file.name))
    return [{ ...file, stamp: `${ctimeMs}-${size}-${ino}`, changedAt: ctimeMs, bytes: size }]
  } catch (error) {
    // Removed since the folder was read.
    if (isMissing(error)) return []
    throw error
  }
}

type Shelf = { folder: string; locale: Locale; kind: RecordKind }

const listKind = async ({ folder, locale, kind }: Shelf): Promise<Listing> => {
  const place = `${locale}/${RECORD_FOLDERS[kind]}`
  const found = await namesBelow(join(folder, place))
  const pages = found.map((file) => {
    const path = `/${file.slice(0, -ENDING.length)}`
    const message = recordPathFault(path) ?? folderFault(path, kind)
    return { locale, path, name: `${place}/${file}`, message }
  })
  const named = pages.filter(({ message }) => message === undefined)
  const files = await eachSome(named, ({ message: _none, ...page }) => describeFile(folder, page))
  const strays = pages.flatMap(({ name, message }) =>
    message === undefined ? [] : [{ name, locale, message }],
  )
  return { files: files.flat(), strays }
}

/** Lists the record files of the content folder (`<language>/landing/<path>.json`, `<language>/offers/…`); throws where the folder cannot be read. */
export const listContent = async (folder: string): Promise<Listing> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()
  const languages = await Promise.all(
    folders
      .filter(isLocale)
      .flatMap((locale) => RECORD_KINDS.map((kind) => listKind({ folder, locale, kind }))),
  )
  const strange = folders
    .filter((name) => !isLocale(name))
    .map((name) => ({ name, locale: null, message: 'is no language of the site.' }))
  return {
    files: languages.flatMap(({ files }) => files),
    strays: [...strange, ...languages.flatMap(({ strays }) => strays)],
  }
}

/** Reads a file of the content folder; throws where it is gone, and a `TypeError` where it is no UTF-8. */
export const readContent = async (folder: string, name: string): Promise<string> =>
  // A mark at the beginning stays, so that text and bytes have the same hash.
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    await readFile(join(folder, name)),
  )
