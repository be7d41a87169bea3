import { LOCALE_CODES } from '#lib/config/locales.ts'
import { misplacedFiles } from '#services/content/misplaced-files.ts'
import { languageWarnings } from '../landing/language-problems.ts'
import { pageErrors } from '../landing/page-problems.ts'
import { problemsOf, together, type Problems, type RecordRow } from '../landing/problem.ts'
import { readClaims } from '../landing/read-claims.ts'
import { readRecordFolder, type RecordFolder } from '../landing/read-record-folder.ts'
import { recordProblems } from '../landing/record-problems.ts'
import { BUNDLED, schemaWarnings } from '../landing/schema-file.ts'
import { keywordWarnings } from './keyword-problems.ts'

/** What a check found, and in how many records. */
export type Checked = Problems & { count: number }

const readAllClaims = async () => {
  const claims = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await readClaims(locale)] as const),
  )
  return Object.fromEntries(claims)
}

const addressOf = ({ locale, path }: RecordRow) => `${locale}${path}`

/** A content folder and the records that stand in the repository beside it. */
const besideBundled = (rows: readonly RecordRow[]) => {
  const bundled = readRecordFolder(BUNDLED)
  const live = new Set(rows.map(addressOf))
  const replaced = new Map(bundled.rows.map((row) => [addressOf(row), row]))
  return {
    rows: [...rows, ...bundled.rows.filter((row) => !live.has(addressOf(row)))],
    warnings: rows.flatMap((row) => {
      const other = replaced.get(addressOf(row))
      return other ? [problemsOf(row)(`stands in for ${other.source}.`)] : []
    }),
  }
}

const misplaced = async ({ root, name: folder }: RecordFolder) => {
  const files = await misplacedFiles(root)
  return files.map(({ name, locale, message }) => ({
    source: `${folder}/${name}`,
    locale,
    message,
  }))
}

/**
 * Checks every record of a folder by itself and with the others; a folder outside the repository also
 * together with the records that the site brings along.
 */
export const checkLanding = async (folder: RecordFolder): Promise<Checked> => {
  const claims = await readAllClaims()
  const { rows, problems } = readRecordFolder(folder)
  const beside = folder === BUNDLED ? { rows, warnings: [] } : besideBundled(rows)
  const astray = folder === BUNDLED ? [] : await misplaced(folder)
  const own = new Set(rows.map(({ source }) => source))
  const inLanguages = languageWarnings(beside.rows).filter(({ source }) => own.has(source))
  const found = together(
    { errors: [...astray, ...problems], warnings: [] },
    ...rows.map((row) => recordProblems(row, claims[row.locale] ?? {})),
    ...rows.map((row) => ({ errors: pageErrors(row), warnings: schemaWarnings(folder, row) })),
    { errors: [], warnings: [...beside.warnings, ...inLanguages, ...keywordWarnings(rows)] },
  )
  return { ...found, count: rows.length }
}
