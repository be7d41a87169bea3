import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { drawThumbnail } from '#services/search/thumbnail/draw-thumbnail.ts'
import { wrapTitle } from '#services/search/thumbnail/wrap-title.ts'

const draw = (title: string, type: (typeof TEMPLATE_TYPES)[number] = 'letter', id = 1001) =>
  drawThumbnail({ id, title, type, width: 250 })

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
    const lines = templates.map(({ title }) => wrapTitle(title, 23))
    expect(lines.filter(({ length }) => length > 3)).toEqual([])
    expect(wrapTitle('One two three four five six', 9)).toEqual(['One two', 'three', 'four five …'])
  })
})
