import { describe, expect, test } from 'vitest'
import type { Piece } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { unzipped } from '../../support/unzipped.ts'
import { linesOf } from './lines-of.ts'
import { FOR_WORD, figureCount, wordOf } from './written-texts.ts'

/** One of each kind and law; LibreOffice opens all (`libreoffice.long.ts`). */
const SOME = [...new Map(FOR_WORD.map((text) => [`${text.law} ${text.type}`, text])).values()]

const count = (xml: string, part: string) => xml.split(part).length - 1

const textsIn = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>(?<text>[^<]*)<\/w:t>/g)].map(
    ({ groups }) => groups?.text ?? '',
  )

const piecesOf = (text: DocumentText): Piece[] => text.parts().flatMap(linesOf).flat()

const blanksOf = (text: DocumentText) =>
  piecesOf(text).flatMap((piece) => {
    const blank = piece.kind === 'blank' && text.blanks[piece.name]
    return blank ? [blank] : []
  })

/** How many paragraphs Word counts: clauses where they have numbers, and items of lists. */
const countedIn = (text: DocumentText) =>
  text.parts().reduce((sum, part) => {
    if (part.kind === 'clause') return sum + Number(isNumbered(text))
    return part.kind === 'list' && part.style !== 'boxes' ? sum + part.items.length : sum
  }, 0)

const boxesOf = (text: DocumentText) =>
  text.parts().flatMap((part) => (part.kind === 'list' && part.style === 'boxes' ? part.items : []))

describe.each(SOME)('the Word file of $slug', (text) => {
  const file = wordOf(text).then(unzipped)
  const body = file.then((parts) => parts['word/document.xml'] ?? '')

  test('has a field for each blank, with its label, days and choices as such', async () => {
    const xml = await body
    const blanks = blanksOf(text)
    expect(count(xml, '<w:tag ')).toBe(blanks.length)
    expect(count(xml, '<w:showingPlcHdr/>')).toBe(blanks.length + figureCount(text))
    const types = (type: string) => blanks.filter((blank) => blank.type === type).length
    expect(count(xml, '<w:date>')).toBe(types('date'))
    expect(count(xml, '<w:dropDownList>')).toBe(types('choice'))
    expect(count(xml, '<w14:checkbox>')).toBe(boxesOf(text).length)
    for (const { label } of blanks) expect(textsIn(xml)).toContain(label)
  })

  test('is without brackets and without what stands in the margin', async () => {
    const said = textsIn(await body).join(' ')
    expect(said).not.toMatch(/[[\]{}]/)
    for (const part of text.parts())
      if (part.kind === 'note') expect(said).not.toContain(part.words)
  })

  test('has Word count its clauses and lists, and ask the clauses for their numbers', async () => {
    const xml = await body
    expect(count(xml, '<w:numPr>')).toBe(countedIn(text))
    const cited = piecesOf(text).flatMap((piece) => (piece.kind === 'clause' ? [piece.number] : []))
    for (const number of cited) {
      expect(xml).toContain(`REF clause_${number} \\r \\h`)
      expect(count(xml, `w:name="clause_${number}"`)).toBe(1)
    }
  })

  test('has the paper and the spelling of its law, its title at the head and its pages counted', async () => {
    const parts = await file
    const [width, spelling] = text.law === 'US' ? ['12240', 'en-US'] : ['11906', `-${text.law}"`]
    expect(await body).toContain(`<w:pgSz w:w="${width}"`)
    expect(parts['word/styles.xml']).toContain(spelling)
    expect(textsIn(parts['word/header1.xml'] ?? '')).toEqual([text.title])
    expect(parts['word/footer1.xml']).toContain('NUMPAGES')
  })
})

test('figures of a table stand to the right, and a strong head stays so', async () => {
  const line = (words: string) => [{ kind: 'words', words, isStrong: false } as const]
  const [text] = FOR_WORD
  if (!text) throw new Error('No document is written out.')
  const table = {
    head: [line('What'), line('Price')],
    numeric: [false, true],
    rows: [[{ kind: 'line', line: line('Two') } as const, { kind: 'number', value: 2.5 } as const]],
  }
  const parts = () => [{ kind: 'table', heading: '', table } as const]
  const xml = unzipped(await wordOf({ ...text, law: 'DE', parts }))['word/document.xml'] ?? ''
  expect(count(xml, '<w:jc w:val="right"/>')).toBe(2)
  expect(textsIn(xml)).toContain('2,50')
  expect(count(xml, '<w:showingPlcHdr/>')).toBe(1)
  expect(xml).not.toContain('<w:b w:val="false"/>')
})
