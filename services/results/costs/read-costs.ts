import { join } from 'node:path'
import { FileRefusedError, readRegularFile } from '#lib/records/read-regular-file.ts'
import { COSTS_FOLDER } from '#lib/records/record-kind.ts'
import { filesAt } from '#lib/records/walk-folder.ts'
import { readCostFile, type Cost, type CostFault } from './cost-file.ts'

/** Some years of a small account, or a month of a large one. */
const MOST_BYTES = 2_000_000

/** Faults of one file that are shown; the next ones are mostly the same. */
const MOST_FAULTS = 5

type Read = { file: string; costs: Cost[]; faults: CostFault[] }

/** A spreadsheet's own files are neither UTF-8 nor CSV. */
const NO_TEXT = 'is not UTF-8: download it as .csv, not as .csv for Excel.'

const textOf = async (path: string): Promise<string> => {
  const bytes = await readRegularFile(path, MOST_BYTES)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw error instanceof TypeError ? new FileRefusedError(NO_TEXT) : error
  }
}

const readOne = async (folder: string, file: string): Promise<Read> => {
  try {
    const read = readCostFile(await textOf(join(folder, COSTS_FOLDER, file)))
    return { file, costs: [], faults: [], ...read }
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error
    return { file, costs: [], faults: [{ message: error.message }] }
  }
}

const keyOf = ({ platform, day, campaign, id, currency }: Cost) =>
  JSON.stringify([platform, day, id || campaign, currency])

/** Reports overlap easily, and costs would count twice: the later file by name is at fault. */
const withoutTwice = (reads: readonly Read[]): Read[] => {
  const known = new Map<string, string>()
  return reads.map(({ file, costs, faults }) => {
    const twice = costs.filter((cost) => known.has(keyOf(cost)))
    if (twice.length === 0) {
      for (const cost of costs) known.set(keyOf(cost), file)
      return { file, costs, faults }
    }
    const found = twice.map((cost) => ({
      line: cost.line,
      message: `has "${cost.campaign}" on ${cost.day}, which ${known.get(keyOf(cost))} has already: keep one of them.`,
    }))
    return { file, costs: [], faults: found }
  })
}

const written = ({ file, faults }: Read): string[] => {
  const shown = faults
    .slice(0, MOST_FAULTS)
    .map(
      ({ line, message }) =>
        `${COSTS_FOLDER}/${file}${line === undefined ? '' : `, line ${line},`} ${message}`,
    )
  const more = faults.length - shown.length
  return more > 0 ? [...shown, `${COSTS_FOLDER}/${file} has ${more} more such lines.`] : shown
}

export type ReadCosts = {
  costs: Cost[]
  /** Each names its file and line; nothing of such a file is in the costs. */
  faults: string[]
}

/** The costs of all reports in `costs/` of the content folder. */
export const readCosts = async (contentFolder: string): Promise<ReadCosts> => {
  const names = (await filesAt(contentFolder, COSTS_FOLDER)).filter((name) =>
    name.toLowerCase().endsWith('.csv'),
  )
  const reads: Read[] = []
  for (const name of names.toSorted()) reads.push(await readOne(contentFolder, name))
  const all = withoutTwice(reads)
  return { costs: all.flatMap(({ costs }) => costs), faults: all.flatMap(written) }
}
