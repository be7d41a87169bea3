import { describe, expect, it } from 'vitest'
import { writtenExample } from '#features/document-texts/written-value.ts'
import { drawWritten } from '#features/previews/draw-sheet.ts'
import { SHEET, widthOf, type Mark } from '#features/previews/marks.ts'
import { lookOf } from '#features/previews/sheet-looks.ts'
import { WIDTHS } from '#features/previews/widths.ts'
import { writtenPage } from '#features/previews/written-page.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { documentTexts } from '#services/search/document-texts.ts'

type TextMark = Extract<Mark, { is: 'text' }>

const textsOf = (marks: readonly Mark[]) =>
  marks.filter((mark): mark is TextMark => mark.is === 'text')

const spanOf = ({ x, text, face, size, anchor }: TextMark) => {
  const width = widthOf(text, { face, size })
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width
  return { left, right: left + width }
}

const pages = LOCALE_CODES.flatMap((locale) =>
  Array.from(documentTexts(locale).values(), (text) => ({ locale, slug: text.slug, text })),
)

const LAYOUTS = ['written', 'writtenLetter', 'writtenTable'] as const

/** A number for each way in which a document may be set, whatever its own gives it. */
const NUMBERS = LAYOUTS.flatMap((layout) => [
  ...new Map(Array.from({ length: 131 }, (_, id) => [lookOf(id, layout).set, id])).values(),
])

describe('the first page of a text that is written out', () => {
  it('is drawn of each of the texts of each language', () => {
    expect(pages.length).toBe(24 * LOCALE_CODES.length)
  })

  it.each(pages)('$locale $slug has its title, its words and a blank in the marker', (page) => {
    const { locale, text } = page
    const drawn = drawWritten(writtenPage(text, locale))
    const words = textsOf(drawn).map((mark) => mark.text)
    const titles = textsOf(drawn).filter(({ face }) => face === 'title')
    const said = titles.map((mark) => mark.text).join(' ')
    expect(said.replaceAll('\u00A0', ' ')).toContain(text.title)
    expect(words.length).toBeGreaterThan(7)
    expect(words.filter((line) => /[[\]{}]/.test(line))).toEqual([])
    const examples = Object.values(text.blanks).map((blank) => writtenExample(blank, text.law))
    const plain = words.join(' ').replaceAll('\u00A0', ' ')
    expect(examples.some((example) => plain.includes(example.replaceAll('\u202F', ' ')))).toBe(true)
  })

  it.each(pages)(
    '$locale $slug keeps its words on the sheet and apart, however it is set',
    (page) => {
      const written = writtenPage(page.text, page.locale)
      for (const id of NUMBERS) {
        const texts = textsOf(drawWritten({ ...written, id }))
        for (const [at, mark] of texts.entries()) {
          const { left, right } = spanOf(mark)
          const where = `${id} ${mark.text}`
          expect(left, where).toBeGreaterThanOrEqual(8)
          expect(right, where).toBeLessThanOrEqual(SHEET.width - 8)
          expect(mark.y, where).toBeLessThan(SHEET.height - 4)
          const beside = texts.slice(0, at).filter((other) => Math.abs(other.y - mark.y) < 4)
          for (const other of beside.map(spanOf)) {
            expect(other.right <= left + 0.5 || right <= other.left + 0.5, where).toBe(true)
          }
        }
      }
    },
  )

  it('is set in letters whose widths are known', () => {
    const known = new Set(Object.values(WIDTHS.text).flatMap((signs) => Array.from(signs)))
    const unknown = pages.flatMap(({ text, locale }) =>
      textsOf(drawWritten(writtenPage(text, locale))).flatMap((mark) =>
        Array.from(mark.text).filter((sign) => !known.has(sign)),
      ),
    )
    expect([...new Set(unknown)]).toEqual([])
  })
})
