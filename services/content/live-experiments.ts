import { edgeEntry } from '#features/experiments/edge-entry.ts'
import { parseExperiment } from '#features/experiments/experiment-record.ts'
import {
  EXPERIMENT_NAME,
  type ExperimentEntry,
  type ExperimentIndex,
} from '#lib/records/experiment-index.ts'
import { RecordError, type RecordFault } from '#lib/records/parse-record.ts'
import { FileRefusedError } from '#lib/records/read-regular-file.ts'
import { EXPERIMENTS_FOLDER } from '#lib/records/record-kind.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { eachSome, readContent, type FoundFile } from './content-folder.ts'
import type { ContentProblem } from './problems.ts'

type Options = {
  folder: string
  now: () => number
  /** Milliseconds for which a file must be at rest. */
  settleMs: number
}

/** `undefined` for a file that may still be written to, or is gone. */
type Looked = ExperimentEntry | null | readonly RecordFault[] | undefined

const isFaults = (looked: Looked): looked is readonly RecordFault[] => Array.isArray(looked)

const fault = (message: string): RecordFault[] => [{ field: '', message }]

const nameOf = ({ name }: FoundFile) => name.slice(`${EXPERIMENTS_FOLDER}/`.length, -'.json'.length)

const read = async (folder: string, file: string): Promise<Looked> => {
  try {
    return edgeEntry(parseExperiment(await readContent(folder, file), file)) ?? null
  } catch (error) {
    if (error instanceof RecordError) return error.faults
    if (error instanceof FileRefusedError) return fault(error.message)
    if (error instanceof TypeError) return fault('is no UTF-8. Save it as UTF-8.')
    // Removed since the folder was read.
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * The experiments of a content folder (`experiments/<name>.json`) as they are told to the edge: `null` for one that does not run, so
 * that it also ends that of the build. A file that breaks leaves what it said before.
 */
export const liveExperiments = ({ folder, now, settleMs }: Options) => {
  const good = new Map<string, ExperimentEntry | null>()

  const look = async (name: string, { name: file, changedAt }: FoundFile): Promise<Looked> => {
    if (!EXPERIMENT_NAME.test(name)) {
      return fault('use small letters, digits and hyphens in the file name, thirty at most.')
    }
    return Math.abs(now() - changedAt) < settleMs ? undefined : read(folder, file)
  }

  return {
    /** Takes in the files of the folder. */
    scan: async (
      files: readonly FoundFile[],
    ): Promise<{ index: ExperimentIndex; problems: ContentProblem[] }> => {
      const found = files.map((file) => ({ file, name: nameOf(file) }))
      const names = new Set(found.map(({ name }) => name))
      for (const name of good.keys()) if (!names.has(name)) good.delete(name)
      const problems = await eachSome(found, async ({ file, name }): Promise<ContentProblem[]> => {
        const looked = await look(name, file)
        if (isFaults(looked)) return [{ file: file.name, language: null, faults: looked }]
        if (looked !== undefined) good.set(name, looked)
        return []
      })
      const sorted = [...good].toSorted(([left], [right]) => (left < right ? -1 : 1))
      return { index: Object.fromEntries(sorted), problems: problems.flat() }
    },
  }
}
