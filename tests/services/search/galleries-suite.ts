import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pickedDocumentsFile } from '#features/documents/related-documents.ts'
import { searchAnswer } from '#features/documents/search-contract.ts'
import { drawSheet } from '#features/previews/draw-sheet.ts'
import { RULES } from '#features/previews/kind-rules.ts'
import { firstPageOf, sheetKindOf } from '#features/previews/kinds.ts'
import { SHEET_KINDS } from '#features/previews/sheet-kinds.ts'
import { lookOf } from '#features/previews/sheet-looks.ts'
import { writtenPage } from '#features/previews/written-page.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { textBehind } from '#services/search/document-texts.ts'
import type { Template } from '#services/search/template.ts'
import { readLandingRecords } from '../../../scripts/lib/read-records.ts'
import type { Bench } from '../support/bench.ts'

const templates = new Map(
  readCatalogue(readCatalogueFiles()).templates.map((template) => [template.id, template]),
)

/** The template of a slug, which ends in `-D` and its number. */
const templateOf = (slug: string): Template => {
  const found = templates.get(Number(slug.split('-D').at(-1)))
  if (!found) throw new Error(`${slug} is no document of the library.`)
  return found
}

const picked = LOCALE_CODES.flatMap((locale) =>
  pickedDocumentsFile
    .parse(JSON.parse(readFileSync(`locales/${locale}/picked-documents.json`, 'utf8')))
    .map(({ keywords, documents }) => ({
      locale,
      keywords,
      row: documents.map(({ url }) => templateOf(url)),
    })),
)

const isPicked = (language: string, word: string) =>
  picked.some(({ locale, keywords }) => locale === language && keywords.includes(word))

const records = await readLandingRecords()

/** What pages search for, since nothing was picked for it. */
const searched = new Map(
  records.flatMap(({ locale, record }) =>
    record.sections.flatMap((section) => {
      if (section.type !== 'documents') return []
      const keyword = section.keyword ?? record.keyword
      return isPicked(locale, keyword)
        ? []
        : [[`${locale} ${keyword}`, { locale, keyword }] as const]
    }),
  ),
)

/** Of these there are dozens that say much the same. */
const MANY = new Set(['plan', 'agreement'])

/** What stands below the title and where, whatever its figures are. */
const bodyOf = (template: Template): string => {
  if (!MANY.has(template.type)) return template.title
  const texts = drawSheet(template).flatMap((mark) =>
    mark.is === 'text' && mark.face !== 'title' ? [`${Math.round(mark.x)} ${mark.text}`] : [],
  )
  return texts.map((text) => text.replaceAll(/\d/g, '')).join('|')
}

/** How a sheet is laid out: its layout, its head, and how what follows is set. */
const layoutIn = (language: Locale) => (template: Template) => {
  const written = textBehind(template, language)
  const layout = written
    ? writtenPage(written.text, written.language).layout
    : SHEET_KINDS[firstPageOf(template)]
  return JSON.stringify({ layout, ...lookOf(template.id, layout) })
}

/** Dozens of which fewer than eight are laid out differently. */
const uniformIn = (
  row: readonly Template[],
  { locale, word }: { locale: Locale; word: string },
) => {
  const dozen = row.slice(0, 12)
  const layouts = new Set(dozen.map(layoutIn(locale))).size
  return dozen.length === 12 && layouts < 8 ? [`${locale} ${word}: ${layouts}`] : []
}

const isNeutral = (template: Template) => sheetKindOf(template) === RULES[template.type].rest

/** The titles of which one begins like the one before it. */
const alikeIn = (row: readonly Template[], isAllowed: (template: Template) => boolean) =>
  row.flatMap((template, at) => {
    const before = row[at - 1]
    const isAlike = before && bodyOf(before) === bodyOf(template) && !isAllowed(template)
    return isAlike ? [`${before.title}, ${template.title}`] : []
  })

/** Plans and contracts that lie side by side on a landing page do not look alike. */
export const galleriesSuite = (bench: () => Bench) =>
  describe('the plans and contracts that landing pages show', () => {
    test('begin otherwise than the ones beside them where we picked them', () => {
      expect(picked.flatMap(({ row }) => alikeIn(row, () => false))).toEqual([])
    })

    test('and all that we picked differ in layout: at least eight of a dozen', () => {
      const uniform = picked.flatMap(({ locale, keywords: [word = ''], row }) =>
        uniformIn(row, { locale, word }),
      )
      expect(picked.length).toBeGreaterThan(20)
      expect(uniform).toEqual([])
    })

    test('begin so, and differ as much, where a search found them as well, but for pages that may stand under any title', async () => {
      const alike: string[] = []
      const uniform: string[] = []
      for (const { locale, keyword } of searched.values()) {
        const path = `/cache/search/${encodeURIComponent(keyword)}/?language=${locale}&batch=12`
        const { documents } = searchAnswer.parse(await (await bench().call(path)).json())
        const row = documents.map(({ url }) => templateOf(url))
        alike.push(...alikeIn(row, isNeutral))
        uniform.push(...uniformIn(row, { locale, word: keyword }))
      }
      expect(searched.size).toBeGreaterThan(5)
      expect({ alike, uniform }).toEqual({ alike: [], uniform: [] })
    })
  })
