// Writes what is derived from the records of landing pages and offers into `.generated/`: the index that the edge
// reads, with its type, and the schemas that editors read.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { indexEntry, type RecordIndex } from '#lib/records/record-bundle.ts'
import { RECORD_KINDS } from '#lib/records/record-kind.ts'
import { BUNDLED, writeSchema } from './landing/schema-file.ts'
import { readLandingRecords, readOfferRecords } from './lib/read-records.ts'
import { writeUnlessSame } from './lib/write-unless-same.ts'
import { main } from './run/main.ts'

/** Or the type checker would read a type from every entry: with ten thousand half a second. */
const TYPES = `import type { RecordIndex } from '#lib/records/record-bundle.ts'

declare const index: RecordIndex
export default index
`

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
  await writeFile(
    new URL('../.generated/landing-index.json', import.meta.url),
    JSON.stringify(index),
  )
  await writeUnlessSame(
    fileURLToPath(new URL('../.generated/landing-index.d.json.ts', import.meta.url)),
    TYPES,
  )
  console.log(`Landing index: ${landings.length} landing records, ${offers.length} offers.`)
})
