import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ExperimentRecord, parseExperiment } from '#features/experiments/experiment-record.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { FileRefusedError, readRegularFile } from '#lib/records/read-regular-file.ts'
import { EXPERIMENTS_FOLDER } from '#lib/records/record-kind.ts'
import { RECORD_NAME } from '#lib/records/record-rules.ts'
import { filesAt } from '#lib/records/walk-folder.ts'

const ENDING = '.json'

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))

const filesOf = async (root: string): Promise<string[]> =>
  (await filesAt(root, EXPERIMENTS_FOLDER))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(root, EXPERIMENTS_FOLDER, name))

export type NamedExperiment = { name: string; record: ExperimentRecord }

export type ReadExperiments = {
  /** In order of their names. */
  experiments: NamedExperiment[]
  /** The faults of files that are no record. */
  faults: string[]
}

const isNamed = (file: string) => RECORD_NAME.test(basename(file, ENDING))

/** The experiments of the repository and of a content folder, whose records replace those of the same name. */
export const readExperiments = async (contentFolder: string): Promise<ReadExperiments> => {
  const files = [...(await filesOf(LOCALES)), ...(await filesOf(contentFolder))].filter(isNamed)
  const found = new Map<string, ExperimentRecord>()
  const faults: string[] = []
  for (const file of files) {
    try {
      const text = (await readRegularFile(file)).toString('utf8')
      const record = parseExperiment(text, basename(file))
      found.set(basename(file, ENDING), record)
    } catch (error) {
      if (error instanceof FileRefusedError) faults.push(`${basename(file)} ${error.message}`)
      else if (error instanceof RecordError) faults.push(error.message)
      else throw error
    }
  }
  const experiments = [...found]
    .map(([name, record]) => ({ name, record }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { experiments, faults }
}
