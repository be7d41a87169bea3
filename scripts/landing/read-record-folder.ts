import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLocale, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { EXPERIMENTS_FOLDER, folderFault, RECORD_FOLDERS } from '#lib/records/record-kind.ts'
import { recordPathFault } from '#lib/records/record-rules.ts'
import { readRecord } from './form-problems.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'
import type { RecordForm } from './record-schema.ts'

/** A folder with records at `<language>/landing/…` and `<language>/offers/…`, and its name in messages. */
export type RecordFolder = { root: string; name: string }

type Found<Kept> = { rows: RecordRow<Kept>[]; problems: Problem[] }

const isHidden = (file: string) => file.split('/').some((name) => name.startsWith('.'))

const nameProblem = (file: string, all: ReadonlySet<string>): string | undefined => {
  if (!file.endsWith('.json')) return 'is not read: the name of a record ends with .json.'
  const fault = recordPathFault(`/${file.slice(0, -'.json'.length)}`)
  if (fault === undefined) return undefined
  const small = file.toLowerCase()
  return small !== file && all.has(small)
    ? `differs from ${small} by capital letters only, and an address has none. Remove one of them.`
    : fault
}

/** The files below a folder; none where there is no such folder. */
const listFiles = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => !isHidden(file))
        .toSorted()
    : []

type Shelf<Kept> = { folder: RecordFolder; locale: Locale; form: RecordForm<Kept> }

const readLanguage = <Kept>({ folder, locale, form }: Shelf<Kept>): Found<Kept> => {
  const shelf = RECORD_FOLDERS[form.kind]
  const root = path.join(folder.root, locale, shelf)
  const files = listFiles(root)
  const all = new Set(files)
  const found: Found<Kept> = { rows: [], problems: [] }
  for (const file of files) {
    const place = {
      locale,
      path: `/${file.slice(0, -'.json'.length)}`,
      source: `${folder.name}/${locale}/${shelf}/${file}`,
    }
    const wrongName = nameProblem(file, all) ?? folderFault(place.path, form.kind)
    if (wrongName) {
      found.problems.push(problemsOf(place)(wrongName))
      continue
    }
    const text = readFileSync(path.join(root, file), 'utf8')
    const read = readRecord({ ...place, text }, form)
    if ('record' in read) found.rows.push({ ...place, record: read.record })
    else found.problems.push(...read.problems)
  }
  return found
}

const strangeFolders = ({ root, name }: RecordFolder): Problem[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .filter(({ name: folder }) => !isLocale(folder) && folder !== EXPERIMENTS_FOLDER)
    .map((entry) => ({
      source: `${name}/${entry.name}`,
      message: `is no language. Records stand in <language>/landing/… or <language>/offers/…; the languages are ${LOCALE_CODES.join(', ')}.`,
    }))

/**
 * Reads the records of one kind in all languages of a folder, and says what is wrong with names and form. Synchronously:
 * for ten thousand small files, waiting for each takes longer than reading it.
 */
export const readRecordFolder = <Kept>(
  folder: RecordFolder,
  form: RecordForm<Kept>,
): Found<Kept> => {
  const languages = LOCALE_CODES.map((locale) => readLanguage({ folder, locale, form }))
  return {
    rows: languages.flatMap(({ rows }) => rows),
    problems: [...strangeFolders(folder), ...languages.flatMap(({ problems }) => problems)],
  }
}
