import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDestination } from '#features/destination/destination.ts'
import { defaultDocuments } from '#features/documents/server/default-documents.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import { slugOf } from '#services/search/words-of.ts'

/** Number, department, type, topic and title of every template of a language. */
const catalogue = (language: string) =>
  new Map(
    readFileSync(`services/search/catalogue/${language}.tsv`, 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([id = '', department, , , title = '']) => [Number(id), { department, title }]),
  )

const { index } = readCatalogue(readCatalogueFiles())

/** What the search calls every template in a language, by its number. */
const names = (locale: Locale) =>
  new Map(
    index
      .filter((each) => each.locale === locale)
      .flatMap(({ entries }) => entries.map(({ templateId, label }) => [templateId, label])),
  )

const numberOf = (url: string) => Number(/-D(\d+)$/.exec(url)?.[1])

const FIRST = { en: 1001, fr: 11_001, es: 21_001, it: 1001, pt: 1001, de: 1001 } as const

describe.each(LOCALE_CODES)('default related documents in %s (S2 §3)', (locale) => {
  it('are the twelve of its language, or of English', async () => {
    const { documents } = await defaultDocuments(locale)
    const numbers = documents.map(({ url }) => numberOf(url))
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => FIRST[locale] + at))
  })

  it('exist in the library under the same address and department', async () => {
    const { documents } = await defaultDocuments(locale)
    for (const { url, language, department, label } of documents) {
      const number = numberOf(url)
      const library = libraryOf(locale)
      const template = catalogue(library).get(number)
      expect(template, url).toMatchObject({ department })
      expect(slugOf(template?.title ?? '', number)).toBe(url)
      if (library === locale) expect(label).toBe(template?.title)
      expect(documentTexts(language).has(number) || language === library, url).toBe(true)
    }
  })

  it('name the picture of each by its number and their language, in 250 px (S2 §3)', async () => {
    const { documents } = await defaultDocuments(locale)
    for (const { thumb, url } of documents)
      expect(thumb).toBe(`thumb/${numberOf(url)}-${locale}-250px.svg`)
  })

  it('name the search that leads to each of them, with t (S2 §3)', async () => {
    const { documents } = await defaultDocuments(locale)
    for (const { search, label } of documents) {
      expect(search).toMatch(/^search\/\?t=[^&\s]+$/)
      const found = parseDestination({ url: search }, { templatesUrl: 'https://t.example' })
      expect(found).toEqual({ kind: 'search', text: label })
    }
  })

  it('have the names that the search gives them', async () => {
    const { documents } = await defaultDocuments(locale)
    const shown = documents.map(({ url, label }) => [numberOf(url), label])
    expect(shown).toEqual(shown.map(([number]) => [number, names(locale).get(Number(number))]))
  })
})

it('have a keyword of their own in each language (S2 §3)', async () => {
  const keywords = await Promise.all(
    LOCALE_CODES.map(async (locale) => (await defaultDocuments(locale)).keyword),
  )
  expect(new Set(keywords).size).toBe(LOCALE_CODES.length)
})
