import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { synonymLines } from '#services/search/catalogue/phrase-table.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { wordsOf } from '#services/search/words-of.ts'

const files = readCatalogueFiles()
const { index } = readCatalogue(files)

const plain = (text: string) => wordsOf(text).join(' ')

describe.each(LOCALE_CODES)('the synonyms of %s', (locale) => {
  const lines = synonymLines(files.synonyms[locale])
  const titles =
    index.find((own) => own.locale === locale)?.entries.map((entry) => entry.plain) ?? []

  test('give other names to titles that are there', () => {
    const names = lines.filter(({ isName }) => isName)
    expect(names.length).toBeGreaterThan(20)
    const known = new Set(titles)
    expect(names.flatMap(({ terms }) => terms).filter((term) => !known.has(plain(term)))).toEqual(
      [],
    )
  })

  test('stand for words that a title has', () => {
    const text = `|${titles.join('|')}|`.replaceAll('|', ' | ')
    const idle = lines.filter(
      ({ terms }) => !terms.some((term) => text.includes(` ${plain(term)} `)),
    )
    expect(idle.map(({ terms }) => terms[0])).toEqual([])
  })

  test('say nothing twice', () => {
    const terms = lines.filter(({ isName }) => isName).map(({ terms: [term = ''] }) => plain(term))
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
    const repeated = lines.filter(
      ({ synonyms }) => new Set(synonyms.map(plain)).size < synonyms.length,
    )
    expect(repeated).toEqual([])
  })
})
