import { describe, expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { DatabaseUnavailableError } from '#services/db/database.ts'
import { catalogueVersion, templateIndex, templates } from '#services/db/schema.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { loadCatalogue } from '#services/search/catalogue/load-catalogue.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { openLibrary } from '#services/search/library.ts'
import { createBench, type Bench } from '../support/bench.ts'

const silent = createLog({ name: 'test', level: 'silent' })

/** The catalogue is in the database once, whole, and the one of these files. */
export const librarySuite = (bench: () => Bench) =>
  describe('template library', () => {
    const counts = async () => {
      const queries = await bench().database.get()
      return Promise.all(
        [templates, templateIndex, catalogueVersion].map((table) => queries.$count(table)),
      )
    }

    const expected = () => {
      const catalogue = readCatalogue(readCatalogueFiles())
      const entries = catalogue.index.reduce((sum, { entries: some }) => sum + some.length, 0)
      return [catalogue.templates.length, entries, 1]
    }

    test('is loaded once, however many ask for it', async () => {
      const libraries = [1, 2, 3].map(() => openLibrary(bench().database, silent))
      await Promise.all([...libraries, ...libraries].map((library) => library.get()))
      expect(await counts()).toEqual(expected())
    })

    test('is replaced as a whole when its version changes', async () => {
      const queries = await bench().database.get()
      const whole = readCatalogue(readCatalogueFiles())
      const [first] = whole.top
      if (!first) throw new Error('There is no top list')
      const only = whole.templates.filter(({ id }) => id === first.templateId)
      const small = { templates: only, index: [], top: [first] }
      await loadCatalogue(queries, { hash: 'another version', catalogue: () => small })
      expect(await counts()).toEqual([1, 0, 1])
      await openLibrary(bench().database, silent).get()
      expect(await counts()).toEqual(expected())
    })

    test('stays as it was when loading fails in the middle', async () => {
      const queries = await bench().database.get()
      const before = await counts()
      const whole = readCatalogue(readCatalogueFiles())
      const broken = { ...whole, top: whole.top.map((row) => ({ ...row, templateId: -1 })) }
      await expect(
        loadCatalogue(queries, { hash: 'broken', catalogue: () => broken }),
      ).rejects.toThrow('top_templates')
      expect(await counts()).toEqual(before)
    })

    test('answers 503 while the database is away, and finds again afterwards', async () => {
      let isAway = true
      const { database } = bench()
      const away = createBench({
        ...database,
        get: () =>
          isAway
            ? Promise.reject(new DatabaseUnavailableError('The disk is full'))
            : database.get(),
      })
      expect((await away.call('/cache/search/invoice/')).status).toBe(503)
      isAway = false
      expect((await away.call('/cache/search/invoice/')).status).toBe(200)
    })
  })
