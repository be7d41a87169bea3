import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import {
  EXPERIMENTS_FOLDER,
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

/** A file or folder as it lies in another one. */
type Entry = { name: string; isFolder: boolean }

/** What a link leads to; nothing where that is gone. */
const linked = async (folder: string, name: string): Promise<Entry[]> => {
  try {
    return [{ name, isFolder: (await stat(join(folder, name))).isDirectory() }]
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** What lies in a folder, hidden entries left out, in order of names; a link is what it leads to, for volumes of a cluster hold links alone. */
export const entriesOf = async (folder: string): Promise<Entry[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const shown = entries.filter(({ name }) => !name.startsWith('.'))
  const known = await eachSome(shown, async (entry) =>
    entry.isSymbolicLink()
      ? linked(folder, entry.name)
      : [{ name: entry.name, isFolder: entry.isDirectory() }],
  )
  return known.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Deeper than any record may stand; a link may lead to a folder above itself. */
const MOST_FOLDERS = 10

/** The JSON files below a folder, hidden ones left out; none where there is no such folder. */
export const namesBelow = async (root: string, depth = 0): Promise<string[]> => {
  try {
    const found = await eachSome(await entriesOf(root), async ({ name, isFolder }) => {
      if (!isFolder) return name.endsWith(ENDING) ? [name] : []
      if (depth === MOST_FOLDERS) return []
      return (await namesBelow(join(root, name), depth + 1)).map((below) => `${name}/${below}`)
    })
    return found.flat()
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
  const entries = await entriesOf(folder)
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ name }) => name)
  const languages = await Promise.all(
    folders
      .filter(isLocale)
      .flatMap((locale) => RECORD_KINDS.map((kind) => listKind({ folder, locale, kind }))),
  )
  const strange = folders
    .filter((name) => !isLocale(name) && name !== EXPERIMENTS_FOLDER)
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
