import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { CONTROL, type ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { recordText } from '../landing/new/record-text.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import { recordFileOf, schemaPath } from '../landing/schema-file.ts'
import { keepDecidedName, type ExperimentRow } from '../lib/read-experiments.ts'
import { armPages, ownArmPath, readPage } from './read-pages.ts'

/** Writes fields of a record anew; the others stay as they are. */
export const changeExperiment = async (
  { file, text }: ExperimentRow,
  changes: Partial<Pick<ExperimentRecord, 'state' | 'start'>>,
): Promise<void> => {
  const written: unknown = JSON.parse(text)
  await writeFile(
    file,
    recordText({ ...(typeof written === 'object' ? written : null), ...changes }),
  )
}

/** The arm of a name; throws a line that lists those that there are. */
export const checkArm = ({ name, record: { arms } }: ExperimentRow, arm: string) => {
  const found = arms[arm]
  if (found) return found
  throw new Error(`"${name}" has no arm "${arm}": ${Object.keys(arms).join(', ')}.`)
}

type Decision = { arm: string; folder: RecordFolder }

/**
 * The arm becomes the page, in each language of the experiment; what it showed before, and all arms that were made for it, go: also
 * those of a language that was left out later. Its name stays taken.
 */
export const decideExperiment = async (
  row: ExperimentRow,
  { arm, folder }: Decision,
): Promise<string[]> => {
  const { name, file, record } = row
  const { page, languages } = record
  const winner = checkArm(row, arm)
  const told: string[] = []
  for (const locale of arm === CONTROL ? [] : languages) {
    const shown = await readPage({ locale, path: winner.page ?? page }, folder)
    if (!shown) throw new Error(`There is no record of ${winner.page} in ${locale}.`)
    const own = { locale, path: page }
    const target = recordFileOf(folder, own)
    await writeFile(target, recordText({ ...shown, $schema: schemaPath(folder, own) }))
    told.push(`written  ${target}`)
  }
  await keepDecidedName(name, folder.root)
  const made = armPages(record).filter(
    (each) => each.page === ownArmPath({ page, name, arm: each.arm }),
  )
  const files = made.flatMap((each) =>
    LOCALE_CODES.map((locale) => recordFileOf(folder, { locale, path: each.page })),
  )
  for (const gone of [...files.filter((each) => existsSync(each)), file]) {
    await rm(gone, { force: true })
    told.push(`removed  ${gone}`)
  }
  return told
}
