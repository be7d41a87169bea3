import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { parseExperiment } from '#features/experiments/parse-experiment.ts'
import { EXPERIMENT_NAME } from '#lib/records/experiment-index.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { EXPERIMENTS_FOLDER } from '#lib/records/record-kind.ts'
import { LOCALES_FOLDER } from '#lib/server/records/record-files.ts'
import { isMissing } from '#lib/util/error-code.ts'

const ENDING = '.json'

/** An experiment of the repository, or of a content folder. */
export type ExperimentRow = { name: string; file: string; text: string; record: ExperimentRecord }

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ENDING)).toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Where the record of an experiment lies below `locales/` or a content folder. */
export const experimentFile = (name: string, folder = LOCALES_FOLDER): string =>
  path.join(folder, EXPERIMENTS_FOLDER, `${name}${ENDING}`)

/** Reads all experiments in order of their names; throws a `RecordError` that names file and field. */
export const readExperiments = async (folder = LOCALES_FOLDER): Promise<ExperimentRow[]> => {
  const files = await namesIn(path.join(folder, EXPERIMENTS_FOLDER))
  return Promise.all(
    files.map(async (base) => {
      const name = base.slice(0, -ENDING.length)
      const file = experimentFile(name, folder)
      const source = `${EXPERIMENTS_FOLDER}/${base}`
      if (!EXPERIMENT_NAME.test(name)) {
        const message = 'use small letters, digits and hyphens in the file name, thirty at most.'
        throw new RecordError(`${source}: ${message}`, { faults: [{ field: '', message }] })
      }
      const text = await readFile(file, 'utf8')
      return { name, file, text, record: parseExperiment(text, source) }
    }),
  )
}
