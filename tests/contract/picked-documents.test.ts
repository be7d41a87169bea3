import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import { pickedDocumentsFile } from '#features/documents/related-documents.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import { slugOf } from '#services/search/words-of.ts'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'

const { templates, index } = readCatalogue(readCatalogueFiles())
const rows = await readLandingRecords()

describe.each(LOCALE_CODES)('the documents that we picked in %s', (locale) => {
  const shelves = pickedDocumentsFile.parse(
    JSON.parse(readFileSync(`locales/${locale}/picked-documents.json`, 'utf8')),
  )
  const entries = index.find((one) => one.locale === locale)?.entries ?? []
  const library = new Map(
    entries.map(({ templateId, label }) => {
      const template = templates.find(({ id }) => id === templateId)
      return [
        slugOf(template?.title ?? '', templateId),
        { label, department: template?.department },
      ]
    }),
  )

  it('are in the library, under the name that its search shows', () => {
    const picked = shelves.flatMap(({ documents }) => documents)
    const unlike = picked.filter(({ url, language: _, ...words }) => {
      const found = library.get(url)
      return found?.label !== words.label || found.department !== words.department
    })
    expect(unlike).toEqual([])
  })

  it('say where a language has written out a document of another', () => {
    const isOwnLibrary = libraryOf(locale) === locale
    const told = shelves.flatMap(({ documents }) =>
      documents.map(({ url, language }) => [url, language]),
    )
    const written = told.map(([url = '']) => {
      const isWritten = documentTexts(locale).has(Number(DOCUMENT_ID.exec(url)?.[1]))
      return [url, isWritten && !isOwnLibrary ? locale : undefined]
    })
    expect(told).toEqual(written)
  })

  it('stand once on their shelf, and each shelf on a page', () => {
    const wanted = rows
      .filter((row) => row.locale === locale)
      .flatMap(({ record }) =>
        record.sections.flatMap((section) =>
          section.type === 'documents' ? [section.keyword ?? record.keyword] : [],
        ),
      )
    const keywords = shelves.flatMap((shelf) => shelf.keywords)
    expect(keywords.filter((keyword) => !wanted.includes(keyword))).toEqual([])
    expect(new Set(keywords).size).toBe(keywords.length)
    for (const { documents } of shelves)
      expect(new Set(documents.map(({ url }) => url)).size).toBe(documents.length)
  })
})
