// The life of an experiment, by its first word: new, check, start, stop, decide (docs/experiments.md).
import { parseArgs } from 'node:util'
import { visitorsNeeded } from '#features/experiments/visitors-needed.ts'
import { writtenCount } from '#features/experiments/written-measures.ts'
import { RECORD_NAME } from '#lib/records/record-rules.ts'
import { bookDay } from '#lib/util/book-day.ts'
import { changeExperiment, checkArm, decideExperiment } from './experiments/change-experiment.ts'
import { checkExperiments, overlaps } from './experiments/check-experiments.ts'
import { newExperiment } from './experiments/new-experiment.ts'
import { folderArgument } from './landing/folder-argument.ts'
import { problemLine } from './landing/problem.ts'
import type { RecordFolder } from './landing/read-record-folder.ts'
import { readExperiments, type ExperimentRow } from './lib/read-experiments.ts'
import { main } from './run/main.ts'

const HOW = `Say what to do:
  npm run experiment:new -- NAME --page /docs/free-demo --arm price
  npm run experiment:check
  npm run experiment:start -- NAME
  npm run experiment:stop -- NAME
  npm run experiment:decide -- NAME ARM, and --anyway before the planned visitors have come
Each takes --out FOLDER for the content folder of a running site.`

type Call = {
  name: string | undefined
  arm: string | undefined
  page: string | undefined
  arms: readonly string[]
  folder: RecordFolder
  now: Date
  /** Whether to decide on less than was planned. */
  isAnyway: boolean
}

const named = (rows: readonly ExperimentRow[], { name }: Call): ExperimentRow => {
  const row = rows.find((each) => each.name === name)
  if (row) return row
  const names = rows.map((each) => each.name).join(', ')
  throw new Error(`There is no experiment "${name}"${names && `, only ${names}`}.`)
}

const create = async (call: Call) => {
  const { name, page, arms, folder, now } = call
  if (!name || !page || arms.length === 0) throw new Error(HOW)
  for (const each of [name, ...arms]) {
    if (!RECORD_NAME.test(each)) {
      throw new Error(`"${each}" is no name: small letters, digits and hyphens, thirty at most.`)
    }
  }
  for (const file of await newExperiment({ name, page, arms, folder, now })) console.log(file)
  console.log(`Change the words of each arm, then: npm run experiment:check`)
}

/** Prints what is wrong; tells whether that is anything that must be mended. */
const report = async (rows: readonly ExperimentRow[], { folder, now }: Call): Promise<boolean> => {
  const { errors, warnings } = await checkExperiments({ rows, folder, now })
  for (const warning of warnings) console.warn(`warning  ${problemLine(warning)}`)
  for (const error of errors) console.error(`error    ${problemLine(error)}`)
  if (errors.length > 0) process.exitCode = 1
  return errors.length === 0
}

const tellNeed = ({ name, record }: ExperimentRow) =>
  console.log(`${name}: ${writtenCount(visitorsNeeded(record))} visitors are needed, of all arms.`)

const check = async (call: Call) => {
  const rows = await readExperiments(call.folder.root)
  await report(rows, call)
  for (const row of rows) if (row.record.state !== 'stopped') tellNeed(row)
  for (const line of overlaps(rows)) console.log(line)
  console.log(`${rows.length} experiment${rows.length === 1 ? '' : 's'}.`)
}

const start = async (call: Call) => {
  const rows = await readExperiments(call.folder.root)
  const row = named(rows, call)
  const today = bookDay(call.now)
  const begun: ExperimentRow = { ...row, record: { ...row.record, state: 'running' } }
  const all = rows.map((each) => (each === row ? begun : each))
  if (!(await report(all, call))) return
  const first = row.record.start < today ? today : row.record.start
  await changeExperiment(row, { state: 'running', start: first })
  for (const line of overlaps(all)) console.log(line)
  tellNeed(row)
  console.log(`"${row.name}" runs from ${first} on, once this is live.`)
}

const stop = async (call: Call) => {
  const row = named(await readExperiments(call.folder.root), call)
  await changeExperiment(row, { state: 'stopped' })
  console.log(`"${row.name}" is stopped: everybody sees control, once this is live.`)
}

const decide = async (call: Call) => {
  const row = named(await readExperiments(call.folder.root), call)
  const { arm, now } = call
  if (arm === undefined) throw new Error(HOW)
  checkArm(row, arm)
  // Only this asks the database, which takes its time to load.
  const { checkCounts } = await import('./experiments/why-not-yet.ts')
  for (const warning of await checkCounts(row, { arm, now, isAnyway: call.isAnyway }))
    console.warn(`warning  ${warning}`)
  const told = await decideExperiment(row, { arm, folder: call.folder })
  for (const line of told) console.log(line)
  console.log(`"${row.name}" is decided: everybody sees "${arm}", once this is live.`)
}

const WORDS = new Map([
  ['new', create],
  ['check', check],
  ['start', start],
  ['stop', stop],
  ['decide', decide],
])

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string' },
      arm: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      anyway: { type: 'boolean', default: false },
    },
  })
  const [word = '', name, arm] = positionals
  const run = WORDS.get(word)
  if (!run) throw new Error(HOW)
  const folder = await folderArgument(values.out)
  const { page, arm: arms, anyway: isAnyway } = values
  await run({ name, arm, page, arms, folder, now: new Date(), isAnyway })
})
