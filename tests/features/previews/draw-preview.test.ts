import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { drawPreview } from '#features/previews/draw-preview.ts'
import { wrapTitle } from '#features/previews/wrap-title.ts'
import { CATALOGUE_LOCALES, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'

const draw = (title: string, type: (typeof TEMPLATE_TYPES)[number] = 'letter', id = 1001) =>
  drawPreview({ id, title, type, language: 'en', width: 250 })

const parsed = (svg: string) => {
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

describe('a preview', () => {
  test.each(TEMPLATE_TYPES)('of type %s keeps everything on its sheet', (type) => {
    for (const id of [1001, 1002, 21_500]) {
      const numbers = [
        ...draw('A Title of Two Lines or Even Three', type, id).matchAll(/ (x|y)\d?="([\d.-]+)"/g),
      ]
      expect(numbers.length).toBeGreaterThan(20)
      for (const [, axis, value] of numbers) {
        expect(Number(value)).toBeGreaterThanOrEqual(0)
        expect(Number(value)).toBeLessThanOrEqual(axis === 'x' ? 250 : 324)
      }
    }
  })

  test('shows the title as text, never as markup', () => {
    const title = 'P&L <script>alert("1")</script>'
    const svg = parsed(draw(title))
    expect(svg.querySelector('title')?.textContent).toBe(title)
    expect(svg.querySelector('script')).toBeNull()
  })

  test.each(CATALOGUE_LOCALES)(
    'can be read, in %s: words of its own on each kind of sheet',
    (language) => {
      for (const type of TEMPLATE_TYPES) {
        const svg = parsed(drawPreview({ id: 1001, title: 'Title', type, language, width: 600 }))
        const texts = [...svg.querySelectorAll('g text')].map((text) => text.textContent ?? '')
        expect(texts.length, type).toBeGreaterThan(9)
        for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(48)
      }
    },
  )

  test('of a spreadsheet adds up', () => {
    const svg = parsed(draw('Budget', 'spreadsheet'))
    const cells = [...svg.querySelectorAll('g:last-of-type text')].map((text) => text.textContent)
    const rows = Array.from({ length: cells.length / 4 }, (_, at) =>
      cells.slice(at * 4, at * 4 + 4),
    )
    const figures = rows.slice(1).map((row) => row.slice(1).map(Number))
    const total = figures.pop()
    expect(figures.length).toBeGreaterThan(5)
    for (const [plan = 0, actual = 0, rest] of figures) expect(rest).toBe(plan - actual)
    expect(total).toEqual(
      [0, 1, 2].map((at) => figures.reduce((sum, row) => sum + (row[at] ?? 0), 0)),
    )
  })

  test('has no script, style or outside address', () => {
    for (const type of TEMPLATE_TYPES) {
      expect(draw('Plan', type)).not.toMatch(/<script|<style|style=|href|url\(|\son\w+=/)
    }
  })

  test('is the same each time for a number, and another one for the next', () => {
    expect(draw('Plan', 'plan')).toBe(draw('Plan', 'plan'))
    expect(draw('Plan', 'plan', 2)).not.toBe(draw('Plan', 'plan', 3))
  })

  test('is less than 8 KB', () => {
    const sizes = TEMPLATE_TYPES.map(
      (type) => draw('A Title of Two Lines or Even Three', type).length,
    )
    expect(Math.max(...sizes)).toBeLessThan(8192)
  })

  test('breaks each title of the catalogue into at most three lines that fit', () => {
    const { templates } = readCatalogue(readCatalogueFiles())
    for (const { title } of templates) {
      const { lines } = wrapTitle(title)
      expect(lines.length, title).toBeLessThanOrEqual(3)
      expect(lines.join(' ').replaceAll('\u00A0', ' '), title).toBe(title)
    }
  })

  test('sets a longer title smaller, and ends one that fits into none in an ellipsis', () => {
    const short = wrapTitle('Lease Agreement')
    const long = wrapTitle(`Agreement ${'and so on '.repeat(12)}`)
    expect(short).toEqual({ lines: ['Lease Agreement'], size: 15 })
    expect(long.size).toBeLessThan(short.size)
    expect(long.lines).toHaveLength(3)
    expect(long.lines.at(-1)).toMatch(/ …$/)
  })
})
