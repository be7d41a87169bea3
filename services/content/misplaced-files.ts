import { join } from 'node:path'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { RECORD_FOLDERS } from '#lib/records/record-kind.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { entriesOf, namesBelow } from './content-folder.ts'

/** A file that lies beside the records of its language; `name` is its place in the content folder. */
type MisplacedFile = { name: string; locale: Locale; message: string }

const MESSAGE =
  'is read by nobody. Records stand in <language>/landing/… or <language>/offers/…: move the file.'

const entriesBelow = async (folder: string) => {
  try {
    return await entriesOf(folder)
  } catch (error) {
    // Removed since the folder above it was read.
    if (isMissing(error)) return []
    throw error
  }
}

const KEPT: readonly string[] = Object.values(RECORD_FOLDERS)

const besideRecords = async (folder: string, locale: Locale): Promise<MisplacedFile[]> => {
  const root = join(folder, locale)
  const others = (await entriesBelow(root)).filter(({ name }) => !KEPT.includes(name))
  const found = await Promise.all(
    others.map(async (entry) => {
      if (!entry.isFolder) return entry.name.endsWith('.json') ? [entry.name] : []
      return (await namesBelow(join(root, entry.name))).map((name) => `${entry.name}/${name}`)
    }),
  )
  return found.flat().map((name) => ({ name: `${locale}/${name}`, locale, message: MESSAGE }))
}

/** JSON files of a language where nobody looks for a record, as after a copy one folder too high. */
export const misplacedFiles = async (folder: string): Promise<MisplacedFile[]> => {
  const folders = (await entriesBelow(folder)).filter(({ isFolder }) => isFolder)
  const locales = folders.map(({ name }) => name).filter(isLocale)
  const found = await Promise.all(locales.map((locale) => besideRecords(folder, locale)))
  return found.flat()
}
