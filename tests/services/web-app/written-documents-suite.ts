import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { DEPARTMENTS, libraryOf } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import { slugOf } from '#services/search/words-of.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { webAppVisitor } from '../support/web-app-visitor.ts'

const { templates, index } = readCatalogue(readCatalogueFiles())

/** The address of a title that a language shows. */
const slugIn = (locale: Locale, isWanted: (id: number) => boolean): string => {
  const shown = index.find((one) => one.locale === locale)?.entries ?? []
  const id = shown.map(({ templateId }) => templateId).find(isWanted) ?? 0
  return slugOf(templates.find((template) => template.id === id)?.title ?? '', id)
}

/** What a reader finds behind the titles whose documents are written out. */
export const writtenDocumentsSuite = (bench: () => Bench) =>
  describe('documents that are written out', () => {
    test.each([
      ['de', 'Deutschland', 'Deutsch'],
      ['it', 'Italia', 'Italiano'],
      ['pt', 'Brasil', 'Português'],
    ] as const)(
      'opens what %s has written out for its own law, with what a margin says, and that no lawyer has confirmed it',
      async (locale, country, language) => {
        const { read } = await webAppVisitor(bench())
        const text = await read(`doc/employment-agreement-D1235?lang=${locale}&lib=${locale}`)
        const { webApp } = wordsOf(locale)
        for (const shown of [country, language, webApp.unconfirmed, webApp.writtenOn]) {
          expect(text).toContain(shown)
        }
        expect(text).toContain(`<div lang="${locale}">`)
        expect(text).toMatch(/<h3>1\. [^<]+<\/h3>/)
        expect(text).toMatch(/<mark title="[^"]+">[^<]+<\/mark>/)
        expect(text).toMatch(/<aside><b>[^<]+\.<\/b> /)
      },
    )

    test.each(LOCALE_CODES)(
      'are headed in %s as whole documents, all others as outlines that say what that is',
      async (locale) => {
        const { read } = await webAppVisitor(bench())
        const query = `lang=${locale}&lib=${locale}`
        const { wholeText, outline, outlineNote } = wordsOf(locale).webApp
        const [written = 0] = documentTexts(locale).keys()
        const whole = await read(`doc/${slugIn(locale, (id) => id === written)}?${query}`)
        expect(whole).toContain(`<h2 id="text">${wholeText}</h2>`)
        expect(whole).not.toContain(outlineNote)
        const isOutline = (id: number) => !documentTexts(locale).has(id)
        const short = await read(`doc/${slugIn(locale, isOutline)}?${query}`)
        expect(short).toContain(`<h2 id="text">${outline}</h2>`)
        expect(short).toContain(outlineNote)
        expect(short).not.toContain(wholeText)
      },
    )

    test.each(LOCALE_CODES)(
      'are marked in the lists of %s, and outlines are not',
      async (locale) => {
        const { read } = await webAppVisitor(bench())
        const kit = await read(`business-plan-kit/?lang=${locale}&lib=${locale}`)
        const cards = kit.split(/<li class="[^"]*">/).slice(1)
        const idOf = (card: string) => Number(/-D(\d+)\?/.exec(card)?.[1])
        const marked = cards.filter((card) => card.includes(wordsOf(locale).webApp.fullText))
        const written = cards.filter((card) => documentTexts(locale).has(idOf(card)))
        expect(written.length).toBeGreaterThan(0)
        expect(written.length).toBeLessThan(cards.length)
        expect(marked).toEqual(written)
        // German, Italian and Portuguese show English outlines under names of their own.
        const english = new Intl.DisplayNames(locale, { type: 'language' }).of('en') ?? ''
        const foreign = cards.filter((card) => card.includes(` · ${english}</small>`))
        const outlines = cards.filter((card) => !written.includes(card))
        expect(foreign).toEqual(libraryOf(locale) === locale ? [] : outlines)
      },
    )

    test.each(LOCALE_CODES)('come first in each folder of %s', async (locale) => {
      const { read } = await webAppVisitor(bench())
      const { fullText } = wordsOf(locale).webApp
      for (const department of DEPARTMENTS) {
        const folder = await read(`${department}/?lang=${locale}&lib=${locale}`)
        const cards = folder.split(/<li class="[^"]*">/).slice(1)
        const marked = cards.map((card) => card.includes(fullText))
        expect(marked.indexOf(false)).toBe(marked.filter(Boolean).length)
        expect(marked).toContain(true)
      }
    })
  })
