import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { edgeEntry } from '#features/experiments/edge-entry.ts'
import { parseExperiment } from '#features/experiments/parse-experiment.ts'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'
import {
  EXPERIMENT_NAME,
  type ExperimentEntry,
  type ExperimentIndex,
} from '#lib/records/experiment-index.ts'
import { RecordError, type RecordFault } from '#lib/records/parse-record.ts'
import { EXPERIMENTS_FOLDER } from '#lib/records/record-kind.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { eachSome, namesBelow, readContent } from './content-folder.ts'
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

const read = async (folder: string, file: string): Promise<Looked> => {
  try {
    return edgeEntry(parseExperiment(await readContent(folder, file), file)) ?? null
  } catch (error) {
    if (error instanceof RecordError) return error.faults
    if (error instanceof TypeError) return fault('is no UTF-8. Save it as UTF-8.')
    throw error
  }
}

/**
 * The experiments of a content folder (`experiments/<name>.json`) as they are told to the edge: `null` for one that does not run, so
 * that it also ends that of the build. A file that breaks leaves what it said before.
 */
export const liveExperiments = ({ folder, now, settleMs }: Options) => {
  const good = new Map<string, ExperimentEntry | null>()

  const look = async (name: string, file: string): Promise<Looked> => {
    if (!EXPERIMENT_NAME.test(name)) {
      return fault('use small letters, digits and hyphens in the file name, thirty at most.')
    }
    try {
      const { ctimeMs, size } = await stat(join(folder, file))
      if (Math.abs(now() - ctimeMs) < settleMs) return undefined
      if (size > RECORD_MAX_BYTES) return fault(`has ${size} bytes; at most ${RECORD_MAX_BYTES}.`)
      return await read(folder, file)
    } catch (error) {
      // Removed since the folder was read.
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return {
    /** Looks at the folder; throws where it cannot be read. */
    scan: async (): Promise<{ index: ExperimentIndex; problems: ContentProblem[] }> => {
      const found = await namesBelow(join(folder, EXPERIMENTS_FOLDER))
      const names = found.map((each) => each.replace(/\.json$/, ''))
      for (const name of good.keys()) if (!names.includes(name)) good.delete(name)
      const problems = await eachSome(names, async (name): Promise<ContentProblem[]> => {
        const file = `${EXPERIMENTS_FOLDER}/${name}.json`
        const looked = await look(name, file)
        if (isFaults(looked)) return [{ file, language: null, faults: looked }]
        if (looked !== undefined) good.set(name, looked)
        return []
      })
      const sorted = [...good].toSorted(([left], [right]) => (left < right ? -1 : 1))
      return { index: Object.fromEntries(sorted), problems: problems.flat() }
    },
  }
}
