import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { type ExperimentRecord, parseExperiment } from '#features/experiments/experiment-record.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { readRegularFile } from '#lib/records/read-regular-file.ts'
import { EXPERIMENTS_FOLDER } from '#lib/records/record-kind.ts'
import { RECORD_NAME } from '#lib/records/record-rules.ts'
import { filesAt } from '#lib/records/walk-folder.ts'
import { LOCALES_FOLDER } from '#lib/server/records/record-files.ts'
import { isMissing } from '#lib/util/error-code.ts'

const ENDING = '.json'

/** An experiment of the repository, or of a content folder. */
export type ExperimentRow = { name: string; file: string; text: string; record: ExperimentRecord }

const namesIn = async (folder: string): Promise<string[]> =>
  (await filesAt(folder, EXPERIMENTS_FOLDER)).filter((name) => name.endsWith(ENDING)).toSorted()

/** Where the record of an experiment lies below `locales/` or a content folder. */
export const experimentFile = (name: string, folder = LOCALES_FOLDER): string =>
  path.join(folder, EXPERIMENTS_FOLDER, `${name}${ENDING}`)

/** Names of experiments that were decided, a line each: their records are gone, but browsers and accounts keep their arms by name. */
const decidedFile = (folder: string) => path.join(folder, EXPERIMENTS_FOLDER, 'decided.txt')

const decidedNames = async (folder: string): Promise<string[]> => {
  try {
    return (await readRegularFile(decidedFile(folder))).toString('utf8').split(/\r?\n/)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Whether a folder has an experiment of a name, or had one that was decided. */
export const isNameTaken = async (name: string, folder: string): Promise<boolean> => {
  const present = await namesIn(folder)
  return present.includes(`${name}${ENDING}`) || (await decidedNames(folder)).includes(name)
}

/** Keeps the name of an experiment that is decided, once, so that no other gets it. */
export const keepDecidedName = async (name: string, folder: string): Promise<void> => {
  const names = await decidedNames(folder)
  if (names.includes(name)) return
  // Whoever edited the file may have left its last line open.
  await appendFile(decidedFile(folder), `${names.at(-1) ? '\n' : ''}${name}\n`)
}

/** Reads all experiments in order of their names; throws a `RecordError` that names file and field. */
export const readExperiments = async (folder = LOCALES_FOLDER): Promise<ExperimentRow[]> => {
  const files = await namesIn(folder)
  return Promise.all(
    files.map(async (base) => {
      const name = base.slice(0, -ENDING.length)
      const file = experimentFile(name, folder)
      const source = `${EXPERIMENTS_FOLDER}/${base}`
      if (!RECORD_NAME.test(name)) {
        const message = 'use small letters, digits and hyphens in the file name, thirty at most.'
        throw new RecordError(`${source}: ${message}`, { faults: [{ field: '', message }] })
      }
      const text = (await readRegularFile(file)).toString('utf8')
      return { name, file, text, record: parseExperiment(text, source) }
    }),
  )
}
