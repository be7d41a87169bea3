// Writes what is derived from the records of landing pages, offers and experiments into `.generated/`: the indexes that the
// edge reads, with their types, and the schemas that editors read.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { edgeEntry } from '#features/experiments/edge-entry.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import type { ExperimentIndex } from '#lib/records/experiment-index.ts'
import { indexEntry, type RecordIndex } from '#lib/records/record-bundle.ts'
import { RECORD_KINDS } from '#lib/records/record-kind.ts'
import { BUNDLED, writeSchema } from './landing/schema-file.ts'
import { readExperiments } from './lib/read-experiments.ts'
import { readLandingRecords, readOfferRecords } from './lib/read-records.ts'
import { writeUnlessSame } from './lib/write-unless-same.ts'
import { main } from './run/main.ts'

/** Or the type checker would read a type from every entry: with ten thousand half a second. */
const typesOf = (type: string, file: string) => `import type { ${type} } from '#lib/records/${file}'

declare const index: ${type}
export default index
`

const GENERATED = new URL('../.generated/', import.meta.url)

const writeTypes = (name: string, text: string) =>
  writeUnlessSame(fileURLToPath(new URL(`${name}.d.json.ts`, GENERATED)), text)

await main(async () => {
  // First: an editor must be able to help with a record that is still wrong.
  for (const kind of RECORD_KINDS) await writeSchema(BUNDLED, kind)
  const landings = await readLandingRecords()
  const offers = await readOfferRecords()
  const records = [...landings, ...offers]
  const index: RecordIndex = Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      Object.fromEntries(
        records
          .filter((row) => row.locale === locale)
          .map(({ path, hash, record }) => [path, indexEntry(hash, record)]),
      ),
    ]),
  )
  const experiments: ExperimentIndex = Object.fromEntries(
    (await readExperiments()).flatMap(({ name, record }) => {
      const entry = edgeEntry(record)
      return entry ? [[name, entry]] : []
    }),
  )
  await writeFile(new URL('landing-index.json', GENERATED), JSON.stringify(index))
  await writeTypes('landing-index', typesOf('RecordIndex', 'record-bundle.ts'))
  await writeFile(new URL('experiments.json', GENERATED), JSON.stringify(experiments))
  await writeTypes('experiments', typesOf('ExperimentIndex', 'experiment-index.ts'))
  console.log(`Landing index: ${landings.length} landing records, ${offers.length} offers.`)
})
