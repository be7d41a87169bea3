import path from 'node:path'
import { isLocale, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { FileRefusedError, readRegularFile } from '#lib/records/read-regular-file.ts'
import { COSTS_FOLDER, folderFault, isNamedKind, RECORD_FOLDERS } from '#lib/records/record-kind.ts'
import { recordPathFault } from '#lib/records/record-rules.ts'
import { walkFolder, type Walk } from '#lib/records/walk-folder.ts'
import { readRecord } from './form-problems.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'
import type { RecordForm } from './record-schema.ts'

/** A folder with records at `<language>/landing/…` and `<language>/offers/…`, and its name in messages. */
export type RecordFolder = { root: string; name: string }

type Found<Kept> = { rows: RecordRow<Kept>[]; problems: Problem[] }

const nameProblem = (file: string, all: ReadonlySet<string>): string | undefined => {
  if (!file.endsWith('.json')) return 'is not read: the name of a record ends with .json.'
  const fault = recordPathFault(`/${file.slice(0, -'.json'.length)}`)
  if (fault === undefined) return undefined
  const small = file.toLowerCase()
  return small !== file && all.has(small)
    ? `differs from ${small} by capital letters only, and an address has none. Remove one of them.`
    : fault
}

type Shelf<Kept> = { folder: RecordFolder; locale: Locale; form: RecordForm<Kept>; walk: Walk }

/** The text of a record's file, or why it may not be read. */
export const readRecordText = async (file: string): Promise<string | FileRefusedError> => {
  try {
    return (await readRegularFile(file)).toString('utf8')
  } catch (error) {
    if (error instanceof FileRefusedError) return error
    throw error
  }
}

const readLanguage = async <Kept>({
  folder,
  locale,
  form,
  walk,
}: Shelf<Kept>): Promise<Found<Kept>> => {
  const shelf = `${locale}/${RECORD_FOLDERS[form.kind]}/`
  const files = walk.files.flatMap((name) =>
    name.startsWith(shelf) ? [name.slice(shelf.length)] : [],
  )
  const all = new Set(files)
  const found: Found<Kept> = { rows: [], problems: [] }
  for (const file of files.toSorted()) {
    const source = `${folder.name}/${shelf}${file}`
    const place = { locale, path: `/${file.slice(0, -'.json'.length)}`, source }
    const wrongName = nameProblem(file, all) ?? folderFault(place.path, form.kind)
    const text = wrongName ?? (await readRecordText(path.join(folder.root, `${shelf}${file}`)))
    if (wrongName !== undefined || text instanceof FileRefusedError) {
      found.problems.push(problemsOf(place)(text instanceof FileRefusedError ? text.message : text))
      continue
    }
    const read = readRecord({ ...place, text }, form)
    if ('record' in read) found.rows.push({ ...place, record: read.record })
    else found.problems.push(...read.problems)
  }
  return found
}

const isKnown = (folder: string) =>
  isLocale(folder) || isNamedKind(folder) || folder === COSTS_FOLDER

const strangeFolders = ({ name }: RecordFolder, { folders }: Walk): Problem[] =>
  folders
    .filter((folder) => !folder.includes('/') && !isKnown(folder))
    .map((folder) => ({
      source: `${name}/${folder}`,
      message: `is no language. Records stand in <language>/landing/…, …/offers/… or …/stories/…; the languages are ${LOCALE_CODES.join(', ')}.`,
    }))

/** Reads the records of one kind in all languages of a folder, and says what is wrong with names and form. */
export const readRecordFolder = async <Kept>(
  folder: RecordFolder,
  form: RecordForm<Kept>,
): Promise<Found<Kept>> => {
  const walk = await walkFolder(folder.root, (name) => name.includes('/') || isKnown(name))
  const shelves = LOCALE_CODES.map((locale) => readLanguage({ folder, locale, form, walk }))
  const languages = await Promise.all(shelves)
  return {
    rows: languages.flatMap(({ rows }) => rows),
    problems: [...strangeFolders(folder, walk), ...languages.flatMap(({ problems }) => problems)],
  }
}
