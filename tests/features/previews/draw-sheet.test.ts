import { Window } from 'happy-dom'
import { describe, expect, it, test } from 'vitest'
import { drawSheet } from '#features/previews/draw-sheet.ts'
import { firstPageOf, sheetKindOf } from '#features/previews/kinds.ts'
import { SHEET, widthOf, type Mark } from '#features/previews/marks.ts'
import { SHEET_KINDS } from '#features/previews/sheet-kinds.ts'
import { lookOf } from '#features/previews/sheet-looks.ts'
import { sheetSvg } from '#features/previews/sheet-svg.ts'
import { CATALOGUE_LOCALES } from '#lib/config/template-kinds.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'

const { templates } = readCatalogue(readCatalogueFiles())

/** Up to six templates of each kind in each language. */
const samples = CATALOGUE_LOCALES.flatMap((language) =>
  keysOf(SHEET_KINDS).map((kind) => ({
    language,
    kind,
    drawn: templates
      .filter((template) => template.language === language && firstPageOf(template) === kind)
      .slice(0, 6),
  })),
)

type TextMark = Extract<Mark, { is: 'text' }>

const textsOf = (marks: readonly Mark[]) =>
  marks.filter((mark): mark is TextMark => mark.is === 'text')

const spanOf = ({ x, text, face, size, anchor }: TextMark) => {
  const width = widthOf(text, { face, size })
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width
  return { left, right: left + width }
}

describe('a first page', () => {
  it('is of each of the kinds in each language of the library', () => {
    const missing = samples.filter(({ drawn }) => drawn.length === 0)
    expect(missing.map(({ language, kind }) => `${language} ${kind}`)).toEqual([])
    expect(keysOf(SHEET_KINDS).length).toBeGreaterThanOrEqual(40)
    expect(new Set(Object.values(SHEET_KINDS)).size).toBeGreaterThanOrEqual(12)
  })

  it('writes a percentage in English without a space', () => {
    const spaced = samples
      .filter(({ language }) => language === 'en')
      .flatMap(({ drawn }) => drawn.flatMap((template) => textsOf(drawSheet(template))))
      .filter(({ text }) => /\d\s%/u.test(text))
    expect(spaced.map(({ text }) => text)).toEqual([])
  })

  test.each(samples)('$language $kind keeps its words on the sheet and apart', ({ drawn }) => {
    for (const template of drawn) {
      const texts = textsOf(drawSheet(template))
      expect(texts.length, template.title).toBeGreaterThan(7)
      for (const [at, mark] of texts.entries()) {
        const { left, right } = spanOf(mark)
        const where = `${template.id} ${mark.text}`
        expect(left, where).toBeGreaterThanOrEqual(8)
        expect(right, where).toBeLessThanOrEqual(SHEET.width - 8)
        expect(mark.y, where).toBeGreaterThan(0)
        expect(mark.y, where).toBeLessThan(SHEET.height - 4)
        const beside = texts.slice(0, at).filter((other) => Math.abs(other.y - mark.y) < 4)
        for (const other of beside.map(spanOf)) {
          expect(other.right <= left + 0.5 || right <= other.left + 0.5, where).toBe(true)
        }
      }
    }
  })

  it('has nothing in it that a page would run or fetch, whatever the title says', () => {
    const title = 'P&L <script>alert("1")</script>'
    const [template] = templates
    if (!template) throw new Error('The catalogue is empty.')
    const { DOMParser } = new Window()
    const drawing = sheetSvg(drawSheet({ ...template, title }))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(page.querySelector('script')).toBeNull()
    expect(page.documentElement.textContent).toContain('<script>')
    for (const one of samples.flatMap(({ drawn }) => drawn)) {
      expect(sheetSvg(drawSheet(one))).not.toMatch(/<script|<style|style=|href|url\(|\son\w+=/)
    }
  })

  it('is the same each time, and another one for the next number', () => {
    const [first, second] = templates.filter((template) => sheetKindOf(template) === 'budget')
    if (!first || !second) throw new Error('There are fewer than two budgets.')
    expect(drawSheet(first)).toEqual(drawSheet(first))
    expect(drawSheet({ ...second, title: first.title })).not.toEqual(drawSheet(first))
  })

  test.each(CATALOGUE_LOCALES)('of a table adds up, in %s', (language) => {
    const tables = templates.filter(
      (one) =>
        one.language === language &&
        SHEET_KINDS[firstPageOf(one)] === 'table' &&
        ['plain', 'tiles'].includes(lookOf(one.id, 'table').set),
    )
    expect(tables.length).toBeGreaterThan(9)
    for (const template of tables) {
      const cells = textsOf(drawSheet(template)).filter(({ anchor }) => anchor === 'end')
      const figures = cells.map(({ text }) => Number(text.replaceAll(/[\s.,\u00A0]/g, '')))
      const rows = Array.from({ length: figures.length / 3 - 1 }, (_, at) =>
        figures.slice(3 * at + 3, 3 * at + 6),
      )
      const total = rows.pop()
      expect(rows.length, template.title).toBeGreaterThan(5)
      for (const [plan = 0, actual = 0, rest] of rows) expect(rest).toBe(plan - actual)
      expect(total).toEqual(
        [0, 1, 2].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0)),
      )
    }
  })
})

const DOZENS = CATALOGUE_LOCALES.flatMap((language) =>
  (['plan', 'spreadsheet', 'form', 'agreement'] as const).map((type) => ({
    language,
    type,
    dozen: templates.filter((one) => one.language === language && one.type === type).slice(0, 12),
  })),
)

test.each(DOZENS)(
  'a dozen of $language $type beside each other are hardly twice the same',
  ({ dozen }) => {
    const drawings = dozen.map((template) => JSON.stringify(drawSheet({ ...template, title: 'T' })))
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(11)
  },
)
