import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { SHEET_WORDS } from '#features/previews/draw-sheet.ts'
import { wrapTitle } from '#features/previews/heads.ts'
import { sheetKindOf } from '#features/previews/kinds.ts'
import { COLUMN, widthOf } from '#features/previews/marks.ts'
import type { SheetKind } from '#features/previews/sheet-kinds.ts'
import { WIDTHS, type Face } from '#features/previews/widths.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import {
  CATALOGUE_LOCALES,
  type CatalogueLocale,
  type TemplateType,
} from '#lib/config/template-kinds.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'

test.each<[string, TemplateType, SheetKind]>([
  ['Travel Budget', 'spreadsheet', 'travel'],
  ['Budget de voyage', 'spreadsheet', 'travel'],
  ['Presupuesto de viajes', 'spreadsheet', 'travel'],
  ['Corporate Bylaws', 'form', 'instrument'],
  ['Statuts constitutifs', 'form', 'instrument'],
  ['Estatutos sociales', 'form', 'instrument'],
  ['Benefits Survey', 'form', 'survey'],
  ['Performance Appraisal Form for a Delivery Driver', 'form', 'appraisal'],
  ['Ordre du jour', 'form', 'agenda'],
  ['Relocation Agreement', 'agreement', 'agreement'],
  ['Bail commercial', 'agreement', 'lease'],
  ['Contrato de arrendamiento', 'agreement', 'lease'],
  ['Amendment to Lease', 'agreement', 'amendment'],
  ['Nonprofit Organization Marketing Plan', 'plan', 'marketingPlan'],
  ['Employee Handbook', 'guide', 'handbook'],
  ['Reference Letter', 'letter', 'reference'],
  ['Letter Requesting a Reference Check', 'letter', 'letter'],
  ['Lettre de démission', 'letter', 'resignation'],
  ['Lettre d’acceptation d’une démission', 'letter', 'letter'],
  ['Carta de despido', 'letter', 'dismissal'],
  ['Employee Warning Letter, Final Notice', 'letter', 'warning'],
  ['Letter Thanking a Customer for a Referral', 'letter', 'letter'],
  ['Carta para rechazar un descuento', 'letter', 'refusal'],
  ['Lettre d’annonce d’un nouveau produit', 'letter', 'announcement'],
])('%s, a %s, is drawn as %s', (title, type, kind) => {
  expect(sheetKindOf({ type, title })).toBe(kind)
})

test('a travel budget has flights in it, in each language', () => {
  const flights: Readonly<Record<CatalogueLocale, RegExp>> = {
    en: /flight/i,
    fr: /avion|vol/i,
    es: /vuelo|avión/i,
  }
  for (const language of CATALOGUE_LOCALES) {
    expect(JSON.stringify(SHEET_WORDS[language].travel.rows)).toMatch(flights[language])
  }
})

const CURRENCIES: Readonly<Record<Locale, string>> = {
  en: '$',
  fr: '€',
  es: '€',
  it: '€',
  pt: 'R$',
  de: '€',
}

test.each(LOCALE_CODES)('amounts on the sheets in %s are in one currency', (locale) => {
  const signs = JSON.stringify(SHEET_WORDS[locale]).match(/R\$|[$€£]/g)
  expect([...new Set(signs)]).toEqual([CURRENCIES[locale]])
})

test('a title is broken into at most three lines that fit, each of the catalogue', () => {
  for (const { title } of readCatalogue(readCatalogueFiles()).templates) {
    const { lines, size } = wrapTitle(title)
    expect(lines.length, title).toBeLessThanOrEqual(3)
    for (const line of lines) {
      expect(widthOf(line, { face: 'title', size }), title).toBeLessThanOrEqual(COLUMN)
    }
    expect(lines.join(' ').replaceAll('\u00A0', ' '), title).toBe(title)
  }
})

test('a longer title is set smaller, and ends in an ellipsis where it fits into no three lines', () => {
  const short = wrapTitle('Lease Agreement')
  const long = wrapTitle(`Agreement ${'and so on '.repeat(12)}`)
  expect(short).toEqual({ lines: ['Lease Agreement'], size: 16 })
  expect(long.size).toBeLessThan(short.size)
  expect(long.lines).toHaveLength(3)
  expect(long.lines.at(-1)).toMatch(/ …$/)
})

const FILES: Readonly<Record<Face, string>> = {
  title: 'app/cards/headline.ttf',
  text: 'app/cards/text.ttf',
  strong: 'app/cards/strong.ttf',
}

test.each(keysOf(FILES))(
  'the widths of %s are those of its file, to the nearest twenty',
  (face) => {
    const font = openSync(FILES[face])
    if (!('glyphForCodePoint' in font)) throw new Error(`${FILES[face]} is not one font.`)
    for (const [width, signs] of Object.entries(WIDTHS[face])) {
      for (const sign of signs) {
        const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0)
        expect(glyph.id, sign).toBeGreaterThan(0)
        expect(Math.abs(glyph.advanceWidth - Number(width)), sign).toBeLessThanOrEqual(10)
      }
    }
  },
)
