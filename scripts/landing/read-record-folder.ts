import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLocale, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { recordPathFault } from '#lib/records/record-rules.ts'
import { readRecord } from './form-problems.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** A folder `<language>/landing/…`, and its name in messages. */
export type RecordFolder = { root: string; name: string }

type Found = { rows: RecordRow[]; problems: Problem[] }

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

const readLanguage = (folder: RecordFolder, locale: Locale): Found => {
  const root = path.join(folder.root, locale, 'landing')
  const files = listFiles(root)
  const all = new Set(files)
  const found: Found = { rows: [], problems: [] }
  for (const file of files) {
    const place = {
      locale,
      path: `/${file.slice(0, -'.json'.length)}`,
      source: `${folder.name}/${locale}/landing/${file}`,
    }
    const wrongName = nameProblem(file, all)
    if (wrongName) {
      found.problems.push(problemsOf(place)(wrongName))
      continue
    }
    const read = readRecord({ ...place, text: readFileSync(path.join(root, file), 'utf8') })
    if ('record' in read) found.rows.push({ ...place, record: read.record })
    else found.problems.push(...read.problems)
  }
  return found
}

const strangeFolders = ({ root, name }: RecordFolder): Problem[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !isLocale(entry.name))
    .map((entry) => ({
      source: `${name}/${entry.name}`,
      message: `is no language. Records stand in <language>/landing/…; the languages are ${LOCALE_CODES.join(', ')}.`,
    }))

/**
 * Reads the records of all languages of a folder, and says what is wrong with names and form. Synchronously:
 * for ten thousand small files, waiting for each takes longer than reading it.
 */
export const readRecordFolder = (folder: RecordFolder): Found => {
  const languages = LOCALE_CODES.map((locale) => readLanguage(folder, locale))
  return {
    rows: languages.flatMap(({ rows }) => rows),
    problems: [...strangeFolders(folder), ...languages.flatMap(({ problems }) => problems)],
  }
}
