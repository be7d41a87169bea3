import { misplacedFiles } from '#services/content/content-folder.ts'
import { problemsOf, type Problem, type RecordRow } from '../landing/problem.ts'
import { readRecordFolder, type RecordFolder } from '../landing/read-record-folder.ts'
import type { RecordForm } from '../landing/record-schema.ts'
import { BUNDLED } from '../landing/schema-file.ts'

const addressOf = ({ locale, path }: RecordRow<unknown>) => `${locale}${path}`

type Found<Kept> = { rows: readonly RecordRow<Kept>[]; form: RecordForm<Kept> }

/** The records of a content folder with those that stand in the repository beside it; those of the repository alone. */
export const besideBundled = async <Kept>(folder: RecordFolder, { rows, form }: Found<Kept>) => {
  if (folder === BUNDLED) return { rows, warnings: [] }
  const bundled = await readRecordFolder(BUNDLED, form)
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

/** Files of a content folder that nobody reads; the repository has other files beside its records. */
export const misplaced = async (folder: RecordFolder): Promise<Problem[]> => {
  if (folder === BUNDLED) return []
  const files = await misplacedFiles(folder.root)
  return files.map(({ name, locale, message }) => ({
    source: `${folder.name}/${name}`,
    ...(locale && { locale }),
    message,
  }))
}
