import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { BODY_HEIGHT, drawBody } from '#features/previews/draw-sheet.ts'
import { SHEET, widthOf, type Mark } from '#features/previews/marks.ts'
import { SHEET_KINDS } from '#features/previews/sheet-kinds.ts'
import { pictureOf, sheetPicture } from '#features/previews/sheet-picture.ts'
import { kindOfTitle } from '#features/previews/title-kinds.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { isSheetImagePath, kindOfSheetFile } from '#lib/config/sheet-images.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readLandingRecords } from '../../../scripts/lib/read-records.ts'

const KINDS = keysOf(SHEET_KINDS)
const records = await readLandingRecords()

const departments = z.object({
  departments: z.record(z.string(), z.object({ titles: z.array(z.string()) })),
})

/** Titles of sheets in drawers and on walls. */
const titlesIn = (locale: Locale): string[] => {
  const text = readFileSync(`locales/${locale}/messages/documents.json`, 'utf8')
  const own = Object.values(departments.parse(JSON.parse(text)).departments)
  const shown = records
    .filter((row) => row.locale === locale)
    .flatMap(({ record }) => record.sections)
    .flatMap((section) => {
      if (section.type === 'drawers') return section.items.flatMap(({ titles }) => titles)
      return section.type === 'hero-wall' ? section.sheets.map(({ title }) => title) : []
    })
  return [...own.flatMap(({ titles }) => titles), ...shown]
}

describe('the drawing under a title', () => {
  it.each(LOCALE_CODES)('is there for each title in a drawer or on a wall in %s', (locale) => {
    const unknown = titlesIn(locale).filter((title) => pictureOf(locale)(title) === undefined)
    expect(unknown).toEqual([])
  })

  it('is of the document that the title names, whatever breaks it', () => {
    expect(kindOfTitle('Gewerbe\u00ADmietvertrag')).toBe('lease')
    expect(kindOfTitle('Mutual Non\u2011Disclosure Agreement')).toBe('confidentiality')
    expect(kindOfTitle('Press Release')).toBe('press')
    expect(kindOfTitle('Spesenabrechnung')).toBe('travel')
    expect(kindOfTitle('Hello')).toBeUndefined()
  })

  it('has an address of its own for each kind and language, which the edge lets pass', () => {
    const paths = LOCALE_CODES.flatMap((locale) => KINDS.map((kind) => sheetPicture(kind, locale)))
    expect(new Set(paths).size).toBe(LOCALE_CODES.length * KINDS.length)
    expect(paths.filter((path) => !isSheetImagePath(path))).toEqual([])
    expect(kindOfSheetFile(sheetPicture('lease', 'de').split('/').at(-1) ?? '')).toBe('lease')
  })

  it.each([
    '/sheets/en',
    '/sheets/xx/lease-80549bd9.svg',
    '/sheets/en/lease.svg',
    '/sheets/en/a-80549bd9.svg/x',
  ])('%s is no such address', (path) => {
    expect(isSheetImagePath(path)).toBe(false)
  })
})

type TextMark = Extract<Mark, { is: 'text' }>

const spanOf = ({ x, text, face, size, anchor }: TextMark) => {
  const width = widthOf(text, { face, size })
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width
  return { left, right: left + width }
}

test.each(LOCALE_CODES)('what stands on the sheets in %s stays on them, and apart', (locale) => {
  for (const kind of KINDS) {
    const texts = drawBody(kind, locale).filter((mark): mark is TextMark => mark.is === 'text')
    expect(texts.length, kind).toBeGreaterThan(6)
    for (const [at, mark] of texts.entries()) {
      const { left, right } = spanOf(mark)
      const where = `${kind}: ${mark.text}`
      expect(left, where).toBeGreaterThanOrEqual(12)
      expect(right, where).toBeLessThanOrEqual(SHEET.width - 12)
      expect(mark.y, where).toBeLessThanOrEqual(BODY_HEIGHT)
      const beside = texts.slice(0, at).filter((other) => Math.abs(other.y - mark.y) < 4)
      for (const other of beside.map(spanOf)) {
        expect(other.right <= left + 0.5 || right <= other.left + 0.5, where).toBe(true)
      }
    }
  }
})
