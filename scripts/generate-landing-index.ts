// Writes what is derived from the records of pages and of the whole site into `.generated/`: the indexes that the
// edge reads, with their types, and the schemas that editors read.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { announcementEntry } from '#features/announcements/announcement-record.ts'
import { edgeEntry } from '#features/experiments/edge-entry.ts'
import { redirectEntry } from '#features/redirects/redirect-record.ts'
import { wordsEntry } from '#features/words/words-record.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import type { NamedIndexes } from '#lib/records/named-index.ts'
import { indexEntry, type RecordIndex } from '#lib/records/record-bundle.ts'
import { RECORD_KINDS } from '#lib/records/record-kind.ts'
import { problemLine } from './landing/problem.ts'
import { BUNDLED, writeSchema } from './landing/schema-file.ts'
import { readExperiments } from './lib/read-experiments.ts'
import { readLandingRecords, readOfferRecords, readStoryRecords } from './lib/read-records.ts'
import { writeUnlessSame } from './lib/write-unless-same.ts'
import { main } from './run/main.ts'
import { readSiteRecords, writeSiteSchema } from './site-records/read-site-records.ts'
import { ANNOUNCEMENT_FORM, REDIRECT_FORM, WORDS_FORM } from './site-records/site-forms.ts'

/** Or the type checker would read a type from every entry: with ten thousand half a second. */
const typesOf = (type: string, file: string) => `import type { ${type} } from '#lib/records/${file}'

declare const index: ${type}
export default index
`

const GENERATED = new URL('../.generated/', import.meta.url)

const writeTypes = (name: string, text: string) =>
  writeUnlessSame(fileURLToPath(new URL(`${name}.d.json.ts`, GENERATED)), text)

/** What the edge knows of the records of the whole site; throws where one cannot be used. */
const readNamed = async (): Promise<NamedIndexes> => {
  const experiments = (await readExperiments()).flatMap(({ name, record }) => {
    const entry = edgeEntry(record)
    return entry ? [[name, entry] as const] : []
  })
  const redirects = await readSiteRecords(BUNDLED, REDIRECT_FORM)
  const announcements = await readSiteRecords(BUNDLED, ANNOUNCEMENT_FORM)
  const words = await readSiteRecords(BUNDLED, WORDS_FORM)
  const [problem] = [...redirects.problems, ...announcements.problems, ...words.problems]
  if (problem) throw new Error(problemLine(problem))
  return {
    experiments: Object.fromEntries(experiments),
    redirects: Object.fromEntries(
      redirects.rows.map(({ name, record }) => [name, redirectEntry(record)]),
    ),
    announcements: Object.fromEntries(
      announcements.rows.map(({ name, hash, record }) => [name, announcementEntry(hash, record)]),
    ),
    words: Object.fromEntries(
      words.rows.map(({ name, hash, record }) => [name, wordsEntry(hash, record)]),
    ),
  }
}

await main(async () => {
  // First: an editor must be able to help with a record that is still wrong.
  for (const kind of RECORD_KINDS) await writeSchema(BUNDLED, kind)
  await writeSiteSchema(BUNDLED, REDIRECT_FORM)
  await writeSiteSchema(BUNDLED, ANNOUNCEMENT_FORM)
  await writeSiteSchema(BUNDLED, WORDS_FORM)
  const landings = await readLandingRecords()
  const offers = await readOfferRecords()
  const records = [...landings, ...offers, ...(await readStoryRecords())]
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
  const named = await readNamed()
  await writeFile(new URL('landing-index.json', GENERATED), JSON.stringify(index))
  await writeTypes('landing-index', typesOf('RecordIndex', 'record-bundle.ts'))
  await writeFile(new URL('named-records.json', GENERATED), JSON.stringify(named))
  await writeTypes('named-records', typesOf('NamedIndexes', 'named-index.ts'))
  console.log(`Landing index: ${landings.length} landing records, ${offers.length} offers.`)
})
