import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pickedDocumentsFile } from '#features/documents/related-documents.ts'
import { searchAnswer } from '#features/documents/search-contract.ts'
import { drawSheet } from '#features/previews/draw-sheet.ts'
import { RULES } from '#features/previews/kind-rules.ts'
import { sheetKindOf } from '#features/previews/kinds.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
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

    test('begin so where a search found them as well, but for pages that may stand under any title', async () => {
      const alike: string[] = []
      for (const { locale, keyword } of searched.values()) {
        const path = `/cache/search/${encodeURIComponent(keyword)}/?language=${locale}&batch=12`
        const { documents } = searchAnswer.parse(await (await bench().call(path)).json())
        alike.push(
          ...alikeIn(
            documents.map(({ url }) => templateOf(url)),
            isNeutral,
          ),
        )
      }
      expect(searched.size).toBeGreaterThan(5)
      expect(alike).toEqual([])
    })
  })
