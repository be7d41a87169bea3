import { eq, sql } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import {
  catalogueVersion,
  searchWords,
  templateIndex,
  templates,
  topTemplates,
} from '#services/db/schema.ts'
import { STEMMERS, stemsOf } from '#services/search/text/stemmer.ts'
import type { IndexEntry } from './index-entries.ts'
import type { Catalogue } from './read-catalogue.ts'

/** Any number: it only has to be the same in every instance. */
const CATALOGUE_LOCK = 4_207_002

const SHORTEST_CORRECTED_WORD = 3

/** Tells whether the database holds this version of the catalogue. */
export const hasCatalogue = async (database: Database, hash: string): Promise<boolean> =>
  (await database.$count(catalogueVersion, eq(catalogueVersion.hash, hash))) === 1

/** One parameter for thousands of rows: each row of its own would be a round trip. */
const insertTemplates = (database: Database, rows: Catalogue['templates']) =>
  database.execute(sql`
    insert into ${templates} (id, language, department, type, topic, title)
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as row(id int, language text, department text, type text, topic text, title text)`)

type LanguageIndex = { locale: Locale; entries: readonly IndexEntry[] }

const insertIndex = (database: Database, { locale, entries }: LanguageIndex) =>
  database.execute(sql`
    insert into ${templateIndex} (template_id, language, label, plain, names, word_count, words)
    select "templateId", ${locale}, label, plain,
      (select concat('|', string_agg(name || '|' || ${stemsOf({ locale, text: sql`name` })}, '|'), '|')
        from json_array_elements_text(names) as name),
      "wordCount",
      setweight(to_tsvector(${STEMMERS[locale]}::regconfig, title), 'A')
        || setweight(to_tsvector(${STEMMERS[locale]}::regconfig, further), 'B')
    from json_to_recordset(${JSON.stringify(entries)}::json) as row(
      "templateId" int, label text, plain text, names json, "wordCount" int, title text, further text)`)

const insertWords = (database: Database, { locale, entries }: LanguageIndex) => {
  const words = new Set(entries.flatMap(({ title, further }) => `${title} ${further}`.split(' ')))
  const long = [...words].filter((word) => word.length >= SHORTEST_CORRECTED_WORD)
  return database.execute(sql`
    insert into ${searchWords} (language, word)
    select ${locale}, word from json_array_elements_text(${JSON.stringify(long)}::json) as word`)
}

const replaceAll = async (database: Database, catalogue: Catalogue) => {
  for (const table of [topTemplates, templateIndex, searchWords, templates, catalogueVersion]) {
    await database.delete(table)
  }
  await insertTemplates(database, catalogue.templates)
  for (const { locale, entries } of catalogue.index) {
    await insertIndex(database, { locale, entries })
    await insertWords(database, { locale, entries })
  }
  await database.insert(topTemplates).values(catalogue.top)
}

type Load = { hash: string; catalogue: () => Catalogue }

/** Puts a version of the catalogue in place of what is there, all at once; does nothing when it is there already. */
export const loadCatalogue = (database: Database, { hash, catalogue }: Load): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
    // Another instance may have done it while this one waited.
    if (await hasCatalogue(transaction, hash)) return
    await replaceAll(transaction, catalogue())
    await transaction.insert(catalogueVersion).values({ hash })
  })
