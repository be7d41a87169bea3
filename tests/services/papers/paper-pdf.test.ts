import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { isPrinted } from '#features/checkout/printed-letters.ts'
import { buyerSchema, type Buyer } from '#features/checkout/purchase-contract.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { type Paper, partiesOf } from '#services/papers/paper.ts'
import { pdfStreams, pdfText } from '../../support/pdf-text.ts'

const BUYER: Buyer = {
  email: 'ann@company.example',
  firstName: 'Ann',
  lastName: 'Lee',
  nameOnCard: null,
  phone: null,
  country: 'DE',
  province: null,
  company: 'Größe GmbH',
  taxNumber: 'DE123456789',
  street: 'Lange Straße 12',
  city: 'Köln',
  postalCode: '50667',
}

const line = (label: string) => ({ label, value: '1.234.567,89 $ CA' })

const paperOf = (buyer: Buyer): Paper => ({
  language: 'de',
  kind: 'receipt',
  number: 'R-000001',
  title: 'Rechnung R-000001',
  facts: ['Nummer', 'Tag', 'Zeitraum', 'Bestellung', 'Paket', 'Menge'].map(line),
  amounts: ['Listenpreis', 'Nachlass', 'Netto', 'USt 19 %'].map(line),
  total: line('Summe'),
  after: ['Erstattet', 'Bleibt'].map(line),
  parties: partiesOf({ buyer, taxes: [], locale: 'de' }),
})

const sheetsIn = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length

const filled = (letter: string): Buyer =>
  buyerSchema.parse({
    ...BUYER,
    email: `${'w'.repeat(64)}@${`${'w'.repeat(60)}.`.repeat(3)}com`,
    firstName: letter.repeat(60).slice(0, 60),
    lastName: letter.repeat(60).slice(0, 60),
    company: letter.repeat(120).slice(0, 120),
    street: letter.repeat(120).slice(0, 120),
    city: letter.repeat(80).slice(0, 80),
    postalCode: 'W'.repeat(12),
    taxNumber: 'W'.repeat(25),
  })

describe('the file of a receipt', () => {
  test('has the mark of the house at its head, for the eye alone', async () => {
    const file = await paperPdf(paperOf(BUYER))
    const first = pdfStreams(file).find((stream) => stream.includes('BDC')) ?? ''
    const [mark = ''] = first.split('EMC')
    expect(mark).toContain('/Artifact')
    const marigold = [0xf5, 0xb8, 0x3d].map((part) => part / 255).join(' ')
    expect(mark).toContain(`${marigold} scn`)
    expect(pdfText(file)).not.toContain('to come')
  })

  test('has a stroke of the pen under the sum, for the eye alone', async () => {
    const streams = pdfStreams(await paperPdf(paperOf(BUYER))).join('\n')
    const strokes = [...streams.matchAll(/\/Artifact[^]*?EMC/g)].filter(([part]) =>
      part.includes('1 J'),
    )
    expect(strokes).toHaveLength(1)
  })

  test('is one sheet', async () => {
    expect(sheetsIn(await paperPdf(paperOf(BUYER)))).toBe(1)
  })

  test.each(['W', 'Ǖ', 'Щ', '—', '漢', 'Wo '])(
    'of the longest buyer in %s is at most two, with every word',
    async (letter) => {
      const paper = paperOf(filled(letter))
      const file = await paperPdf(paper)
      expect(sheetsIn(file)).toBe(2)
      const text = pdfText(file).replaceAll(/\s/g, '')
      const parts = [...paper.amounts, paper.total, ...paper.after].map(({ label }) => label)
      for (const part of [...parts, ...(letter === '漢' ? [] : (paper.parties[1]?.lines ?? []))]) {
        expect(text).toContain(part.replaceAll(/\s/g, ''))
      }
    },
  )

  test.each([
    ['Vietnamese', 'Nguyễn Thị Phượng Ưu Ẵ Ở'],
    ['Vietnamese in parts', 'Nguye\u0302\u0303n Thi\u0323 Phu\u031Bo\u031B\u0323ng'],
    ['Azerbaijani', 'Əliyev Məmmədova'],
    ['Hawaiian', 'Kaʻahumanu Kēōpūolani'],
    ['Romanian, Polish, Turkish and Maltese', 'Ștefan Łódź İğdır Ħal Għargħur'],
    ['Greek and Cyrillic', 'Ολγα Ξένος Ґалаґан Ђорђе Ўзбек Әлия'],
  ])('has the letters of %s', async (_language, typed) => {
    const buyer = buyerSchema.parse({ ...BUYER, lastName: typed })
    expect(isPrinted(buyer.lastName)).toBe(true)
    const text = pdfText(await paperPdf(paperOf(buyer)))
    expect(text).toContain(buyer.lastName)
    expect(boxesIn(buyer.lastName)).toEqual([])
  })
})

/** The characters that a face draws as an empty box. */
const boxesIn = (text: string): string[] => {
  const faces = ['text', 'strong'].map((name) => {
    const sheet = new Pdf().font(readFileSync(`app/cards/${name}.ttf`))
    const { font }: { font: { hasGlyphForCodePoint: (code: number) => boolean } } = Reflect.get(
      sheet,
      '_font',
    )
    return font
  })
  return Array.from(text).filter((letter) =>
    faces.some((face) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  )
}

describe('what the form says of letters', () => {
  test('is true of each that it takes for printed', () => {
    const all = Array.from({ length: 0xff_ff }, (_, code) => String.fromCodePoint(code))
    const printed = all.filter((letter) => isPrinted(letter) && letter === letter.normalize())
    expect(printed.length).toBeGreaterThan(600)
    expect(boxesIn(printed.join(''))).toEqual([])
  })

  test.each(['漢字', 'علی', 'שרה', 'สมชาย', '😀', 'Ŧŧ', 'ẹ\u0301', 'अ'])(
    '%s is not printed as typed',
    (text) => {
      expect(isPrinted(text)).toBe(false)
    },
  )
})
