import { sql } from 'drizzle-orm'
import type { Log } from '#lib/util/log.ts'
import type { Database } from '#services/db/database.ts'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { templateFinder, type FindTemplates } from '#services/search/find-templates.ts'
import { readCatalogueFiles } from './catalogue/catalogue-files.ts'
import { hasCatalogue, loadCatalogue } from './catalogue/load-catalogue.ts'
import { catalogueHash, readCatalogue } from './catalogue/read-catalogue.ts'

export type Library = {
  /** The database once it holds the catalogue; loads it on the first call, and again after a failed one. */
  get: () => Promise<Database>
  /** Searches it. */
  find: FindTemplates
}

const bringUpToDate = async (database: Database, log: Log) => {
  const files = readCatalogueFiles()
  const hash = catalogueHash(files)
  if (await hasCatalogue(database, hash)) return
  const begin = performance.now()
  await loadCatalogue(database, { hash, catalogue: () => readCatalogue(files) })
  // Without fresh figures the planner reads whole tables.
  await database.execute(sql`analyze templates, template_index, search_words`)
  log.info({ ms: Math.round(performance.now() - begin) }, 'The template library is loaded')
}

/** The template library in a database. */
export const openLibrary = (database: LazyDatabase, log: Log): Library => {
  let loading: Promise<Database> | undefined
  const load = async () => {
    try {
      const queries = await database.get()
      await bringUpToDate(queries, log)
      return queries
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const get = () => (loading ??= load())
  return { get, find: templateFinder({ kind: database.kind, database: get }) }
}
