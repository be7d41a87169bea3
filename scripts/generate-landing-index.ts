// Writes what is derived from the landing records into `.generated/`: the index that the edge
// reads, with its type, and the schema that editors read.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { indexEntry, type RecordIndex } from '#lib/records/record-bundle.ts'
import { BUNDLED, writeSchema } from './landing/schema-file.ts'
import { readLandingRecords } from './lib/read-landing-records.ts'
import { writeUnlessSame } from './lib/write-unless-same.ts'
import { main } from './run/main.ts'

/** Or the type checker would read a type from every entry: with ten thousand half a second. */
const TYPES = `import type { RecordIndex } from '#lib/records/record-bundle.ts'

declare const index: RecordIndex
export default index
`

await main(async () => {
  // First: an editor must be able to help with a record that is still wrong.
  await writeSchema(BUNDLED)
  const records = await readLandingRecords()
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
  console.log(`Landing index: ${records.length} records.`)
})
