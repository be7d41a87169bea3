import { describe, expect, test } from 'vitest'
import { blankFields } from '#features/document-texts/blank-fields.ts'
import { computedTable } from '#features/document-texts/computed-table.ts'
import type { Part } from '#features/document-texts/document-text.ts'
import { firstHalf } from '#features/document-texts/first-half.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { tableName } from '#features/document-texts/written-table.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, libraryOf, type TemplateType } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { parseCatalogue } from '#services/search/catalogue/parse-catalogue.ts'
import { linesOf } from './lines-of.ts'

/** Whose law a language writes for. */
const LAWS = { en: 'US', fr: 'FR', es: 'ES', it: 'IT', pt: 'BR', de: 'DE' } as const

const LEAST_WORDS: Partial<Readonly<Record<TemplateType, number>>> = {
  agreement: 500,
  policy: 500,
  guide: 500,
  plan: 500,
  proposal: 500,
}
const LEAST_OF_ANY = 150
const MOST_WORDS = 2500

const EXPLANATIONS = 3

/** So few texts of a language have most of their notes behind their half. */
const MOST_WITH_FEWER = 3

/** So much of what two texts of a language say may be the same. */
const MOST_ALIKE = 0.5
const SHINGLE = 4

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What a text says itself, with its headings and without its notes; a blank counts as one word. */
const saidIn = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) => {
      if (part.kind === 'clause' || part.kind === 'heading') return [part.heading]
      return linesOf(part).map((line) =>
        line.map((piece) => (piece.kind === 'words' ? piece.words : ' blank ')).join(''),
      )
    })
    .join('\n')

const shinglesOf = (text: string) => {
  const words = wordsOf(text)
  return new Set(words.map((_word, at) => words.slice(at, at + SHINGLE).join(' ')))
}

const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / Math.min(one.size, other.size)
}

const files = readCatalogueFiles().templates
const TEMPLATES = new Map(
  CATALOGUE_LOCALES.flatMap((language) =>
    parseCatalogue(files[language], language).map((template) => [template.id, template] as const),
  ),
)

const WRITTEN = LOCALE_CODES.map((locale) => ({
  locale,
  texts: readDocumentTexts(locale, process.cwd()),
}))

describe.each(WRITTEN)('the documents of $locale', ({ locale, texts }) => {
  test('have fields and three notes for the half that their pages show', () => {
    const fewer = texts.filter((text) => {
      const { stretches } = firstHalf(text.parts())
      const shown = stretches.flatMap(({ parts }) => parts)
      expect(blankFields(text, shown).length, text.slug).toBeGreaterThan(0)
      const notes = stretches.flatMap((stretch) => stretch.notes)
      expect(notes.length, text.slug).toBeGreaterThan(0)
      return notes.length < EXPLANATIONS
    })
    expect(fewer.length, fewer.map(({ slug }) => slug).join(', ')).toBeLessThanOrEqual(
      MOST_WITH_FEWER,
    )
  })

  test('are twenty-four, each of its own title and paper', () => {
    expect(texts).toHaveLength(24)
    for (const field of ['document', 'template', 'title', 'slug'] as const) {
      expect(new Set(texts.map((text) => text[field])).size, field).toBe(24)
    }
  })

  test.each(texts)(
    '$slug is written for the law of its country, under a title of its library',
    (text) => {
      expect(text.law).toBe(LAWS[locale])
      expect(TEMPLATES.get(text.template)?.language).toBe(libraryOf(locale))
    },
  )

  test.each(texts)(
    '$slug asks for each blank that it names, and names each that it asks for',
    (text) => {
      const pieces = text.parts().flatMap(linesOf).flat()
      const named = new Set(pieces.flatMap((piece) => (piece.kind === 'blank' ? [piece.name] : [])))
      expect([...named].toSorted()).toEqual(Object.keys(text.blanks).toSorted())
      expect(named.size).toBeGreaterThan(5)
    },
  )

  test.each(texts)(
    '$slug is whole: long enough, nothing left open, three clauses explained',
    (text) => {
      const parts = text.parts()
      const said = saidIn(parts)
      const notes = parts.filter((part) => part.kind === 'note')
      // A reader counts “l’article” as one.
      const count = [said, ...notes.map(({ words }) => words)].join(' ').split(/\s+/).length
      expect(count).toBeGreaterThan(LEAST_WORDS[text.type] ?? LEAST_OF_ANY)
      expect(count).toBeLessThan(MOST_WORDS)
      expect(said).not.toMatch(/[[\]{}]|XXX|_{3}|\.{4}|TODO/)
      expect(notes.filter(({ law }) => law === null)).toHaveLength(EXPLANATIONS)
      for (const { words } of notes) expect(words).not.toMatch(/[{}]/)
    },
  )

  test.each(texts)(
    '$slug has its notes beside what they are of, and its numbers from the program',
    (text) => {
      const parts = text.parts()
      for (const [at, part] of parts.entries()) {
        const before = parts[at - 1]
        if (part.kind === 'note')
          expect(['clause', 'heading', undefined]).not.toContain(before?.kind)
        if (part.kind === 'clause') expect(part.heading).not.toMatch(/^\d/)
      }
      const isCited = parts
        .flatMap(linesOf)
        .flat()
        .some(({ kind }) => kind === 'clause')
      expect(isCited && !isNumbered(text)).toBe(false)
    },
  )

  test.each(texts.filter(({ type }) => type === 'spreadsheet'))('$slug computes', (text) => {
    const tables = text.parts().flatMap((part) => (part.kind === 'table' ? [part.table] : []))
    const formulas = tables
      .flatMap(({ rows }) => rows.flat())
      .filter(({ kind }) => kind === 'formula')
    expect(formulas.length).toBeGreaterThan(2)
    const figures = tables.flatMap((table) => computedTable(table).flat())
    expect(figures.some((cell) => cell.kind === 'number' && cell.value > 0)).toBe(true)
  })

  test('call each of their tables something else', () => {
    for (const text of texts) {
      const names = text.parts().flatMap((part) => (part.kind === 'table' ? [tableName(part)] : []))
      expect(names, text.slug).not.toContain('')
      expect(new Set(names).size, names.join('; ')).toBe(names.length)
    }
  })

  test('say different things', () => {
    const shingles = texts.map((text) => ({ ...text, set: shinglesOf(saidIn(text.parts())) }))
    for (const [at, one] of shingles.entries()) {
      for (const other of shingles.slice(at + 1)) {
        expect(alike(one.set, other.set), `${one.slug}, ${other.slug}`).toBeLessThan(MOST_ALIKE)
      }
    }
  })
})
