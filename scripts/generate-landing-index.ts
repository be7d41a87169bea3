// Writes what is derived from the landing records into `.generated/`: the index that the edge
// reads, and the schema that editors read.
import { mkdir, writeFile } from 'node:fs/promises'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { indexEntry, type LandingIndex } from '#lib/contracts/landing-bundle.ts'
import { recordSchema } from './landing/record-schema.ts'
import { readLandingRecords } from './lib/read-landing-records.ts'

const folder = new URL('../.generated/', import.meta.url)
await mkdir(folder, { recursive: true })
// First: an editor must be able to help with a record that is still wrong.
const schema = JSON.stringify(recordSchema(), null, 2)
await writeFile(new URL('landing-record.schema.json', folder), schema)

const records = await readLandingRecords()
const index: LandingIndex = Object.fromEntries(
  LOCALE_CODES.map((locale) => [
    locale,
    Object.fromEntries(
      records
        .filter((row) => row.locale === locale)
        .map(({ path, hash, record }) => [path, indexEntry(hash, record)]),
    ),
  ]),
)
await writeFile(new URL('landing-index.json', folder), JSON.stringify(index))
console.log(`Landing index: ${records.length} records.`)
