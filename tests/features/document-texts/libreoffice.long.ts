import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Blank } from '#features/document-texts/front-matter.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'
import { converted, findOffice } from '../../support/libreoffice.ts'
import { linesOf } from './lines-of.ts'
import { computedFigures, figuresIn, rowsOf } from './sheet-figures.ts'
import { figureCount, FOR_WORD, SPREADSHEETS, wordOf, workbookOf } from './written-texts.ts'

type Files = Readonly<Record<string, Uint8Array>>

const nameOf = ({ law, slug }: DocumentText) => `${law}-${slug}`

const filesOf = async (
  texts: readonly DocumentText[],
  { ending, make }: { ending: string; make: (text: DocumentText) => Promise<Uint8Array> },
): Promise<Files> =>
  Object.fromEntries(
    await Promise.all(texts.map(async (text) => [`${nameOf(text)}.${ending}`, await make(text)])),
  )

const rewritten = (file: Uint8Array, change: (xml: string, name: string) => string) =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(file)).map(([name, content]) =>
        name.endsWith('.xml') ? [name, strToU8(change(strFromU8(content), name))] : [name, content],
      ),
    ),
  )

/** Without what its formulas gave when it was written: whoever opens it has to compute. */
const uncomputed = (file: Uint8Array) =>
  rewritten(file, (xml) => xml.replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1'))

const DAY_MS = 86_400_000

/** Days of Excel are counted from the end of 1899. */
const serialOf = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY_MS

/** What follows the address and the look of a cell that holds an example. */
const entryOf = (blank: Blank): string => {
  switch (blank.type) {
    case 'date':
      return `><v>${serialOf(blank.example)}</v></c>`
    case 'amount':
    case 'number':
      return `><v>${blank.example}</v></c>`
    case 'text':
    case 'name':
    case 'choice': {
      const words = blank.example.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      return ` t="inlineStr"><is><t>${words}</t></is></c>`
    }
  }
}

/** With each blank filled in as its example has it. */
const filled = (text: DocumentText, file: Uint8Array) => {
  const blanks = Object.values(text.blanks)
  return rewritten(file, (xml, name) => {
    if (name !== 'xl/worksheets/sheet1.xml') return xml
    return blanks.reduce((sheet, blank, at) => {
      const open = new RegExp(`(<c r="B${at + 2}"[^>]*?)/>`)
      expect(sheet).toMatch(open)
      return sheet.replace(open, (_cell, cell: string) => `${cell}${entryOf(blank)}`)
    }, xml)
  })
}

/** Figures are grouped as the program's own language has it, and not as the document's. */
const comparable = (words: string) => words.replaceAll(/[\s.,]/g, '')

const linesShown = (text: DocumentText) =>
  text
    .parts()
    .flatMap((part) => (part.kind === 'paragraph' ? linesOf(part) : []))
    .map((line) =>
      line
        .map((piece) => {
          if (piece.kind === 'words') return piece.words
          const blank = piece.kind === 'blank' && text.blanks[piece.name]
          if (!blank) return ''
          // A number stands as it was entered, without the zero of cents.
          return blank.type === 'number' ? blank.example : writtenExample(blank, text.law)
        })
        .join(''),
    )

const blanksIn = (text: DocumentText) =>
  text
    .parts()
    .flatMap(linesOf)
    .flat()
    .filter(({ kind }) => kind === 'blank')

const boxesIn = (text: DocumentText) =>
  text.parts().flatMap((part) => (part.kind === 'list' && part.style === 'boxes' ? part.items : []))

const office = findOffice()

if (!office) process.stdout.write('LibreOffice is not on this machine: its tests are skipped.\n')

test.skipIf(process.env.CI !== 'true')('LibreOffice is there', () => {
  expect(office, 'continuous integration needs LibreOffice').toBeDefined()
})

const MINUTES = 300_000

describe.skipIf(!office)('LibreOffice', () => {
  test(
    'opens each Word file, and finds its blanks and boxes as fields',
    async () => {
      const files = await filesOf(FOR_WORD, { ending: 'docx', make: wordOf })
      const opened = converted(files, 'fodt')
      for (const text of FOR_WORD) {
        const xml = strFromU8(opened.get(nameOf(text)) ?? new Uint8Array())
        const controls = xml.match(/<loext:content-control /g) ?? []
        const fields = blanksIn(text).length + boxesIn(text).length + figureCount(text)
        expect(controls, nameOf(text)).toHaveLength(fields)
      }
    },
    MINUTES,
  )

  test(
    'computes what the program computes for each workbook',
    async () => {
      const make = async (text: DocumentText) => uncomputed(await workbookOf(text))
      const files = await filesOf(SPREADSHEETS, { ending: 'xlsx', make })
      const opened = converted(files, 'xlsx')
      for (const text of SPREADSHEETS) {
        const file = opened.get(nameOf(text)) ?? new Uint8Array()
        const [found, expected] = [await figuresIn(file, text), computedFigures(text)]
        const cents = (value: unknown) => (typeof value === 'number' ? value.toFixed(6) : value)
        expect(found.flat(2).map(cents), nameOf(text)).toEqual(expected.flat(2).map(cents))
      }
    },
    MINUTES,
  )

  test(
    'writes what is filled in once wherever the text asks for it',
    async () => {
      const make = async (text: DocumentText) => filled(text, uncomputed(await workbookOf(text)))
      const files = await filesOf(SPREADSHEETS, { ending: 'xlsx', make })
      const opened = converted(files, 'xlsx')
      for (const text of SPREADSHEETS) {
        const rows = await rowsOf(opened.get(nameOf(text)) ?? new Uint8Array())
        const shown = rows.flat().map((cell) => comparable(String(cell ?? '')))
        for (const line of linesShown(text)) {
          expect(shown, nameOf(text)).toContain(comparable(line))
        }
      }
    },
    MINUTES,
  )
})
