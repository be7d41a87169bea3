// Writes `.generated/landing-index.json`: what the edge knows of the landing records.
import { mkdir, writeFile } from 'node:fs/promises'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readLandingRecords } from './lib/read-landing-records.ts'

const records = await readLandingRecords(new URL('../locales/', import.meta.url))
const index = Object.fromEntries(
  LOCALE_CODES.map((locale) => [
    locale,
    Object.fromEntries(
      records
        .filter((row) => row.locale === locale)
        .map(({ path, hash, record }) => [path, { hash, middleware: record.middleware }]),
    ),
  ]),
)
const folder = new URL('../.generated/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('landing-index.json', folder), JSON.stringify(index))
console.log(`Landing index: ${records.length} records.`)
