import { languageWarnings } from '../landing/language-problems.ts'
import { mergeProblems } from '../landing/problem.ts'
import { readAllClaims } from '../landing/read-claims.ts'
import { readRecordFolder, type RecordFolder } from '../landing/read-record-folder.ts'
import { recordProblems } from '../landing/record-problems.ts'
import { LANDING_FORM } from '../landing/record-schema.ts'
import type { Checked } from '../landing/report-check.ts'
import { schemaWarnings } from '../landing/schema-file.ts'
import { besideBundled, misplaced } from './beside-bundled.ts'
import { keywordWarnings } from './keyword-problems.ts'

/**
 * Checks every record of a folder by itself and with the others; a folder outside the repository also
 * together with the records that the site brings along.
 */
export const checkLanding = async (folder: RecordFolder): Promise<Checked> => {
  const claims = await readAllClaims()
  const { rows, problems } = await readRecordFolder(folder, LANDING_FORM)
  const beside = await besideBundled(folder, { rows, form: LANDING_FORM })
  const astray = await misplaced(folder)
  const own = new Set(rows.map(({ source }) => source))
  const inLanguages = languageWarnings(beside.rows).filter(({ source }) => own.has(source))
  const found = mergeProblems(
    { errors: [...astray, ...problems], warnings: [] },
    ...rows.map((row) => recordProblems(row, claims[row.locale] ?? {})),
    { errors: [], warnings: rows.flatMap((row) => schemaWarnings(folder, row)) },
    { errors: [], warnings: [...beside.warnings, ...inLanguages, ...keywordWarnings(rows)] },
  )
  return { ...found, count: rows.length }
}
