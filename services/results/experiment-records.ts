import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { parseExperiment } from '#features/experiments/parse-experiment.ts'
import { EXPERIMENT_NAME } from '#lib/records/experiment-index.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { EXPERIMENTS_FOLDER } from '#lib/records/record-kind.ts'
import { isMissing } from '#lib/util/error-code.ts'

const ENDING = '.json'

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))

const filesOf = async (root: string): Promise<string[]> => {
  try {
    const names = await readdir(join(root, EXPERIMENTS_FOLDER))
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => join(root, EXPERIMENTS_FOLDER, name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

export type NamedExperiment = { name: string; record: ExperimentRecord }

export type ReadExperiments = {
  /** In order of their names. */
  experiments: NamedExperiment[]
  /** What is wrong with files that are no record. */
  faults: string[]
}

const isNamed = (file: string) => EXPERIMENT_NAME.test(basename(file, ENDING))

/** The experiments of the repository and of a content folder, whose records replace those of the same name. */
export const readExperiments = async (contentFolder: string): Promise<ReadExperiments> => {
  const files = [...(await filesOf(LOCALES)), ...(await filesOf(contentFolder))].filter(isNamed)
  const found = new Map<string, ExperimentRecord>()
  const faults: string[] = []
  for (const file of files) {
    try {
      const record = parseExperiment(await readFile(file, 'utf8'), basename(file))
      found.set(basename(file, ENDING), record)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      faults.push(error.message)
    }
  }
  const experiments = [...found]
    .map(([name, record]) => ({ name, record }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { experiments, faults }
}
