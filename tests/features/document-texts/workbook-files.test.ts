import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { Cell } from '#features/document-texts/document-text.ts'
import { shifted } from '#services/web-app/download/workbook/formulas.ts'
import { moneyCells } from '#services/web-app/download/workbook/money-cells.ts'
import { unzipped } from '../../support/unzipped.ts'
import { linesOf } from './lines-of.ts'
import { computedFigures, figuresIn, rowsOf } from './sheet-figures.ts'
import { SHEET_WORDS, SPREADSHEETS, tablesOf, workbookOf } from './written-texts.ts'

const sheetsOf = (file: Uint8Array) =>
  Object.entries(unzipped(file)).flatMap(([name, xml]) =>
    name.startsWith('xl/worksheets/sheet') ? [xml] : [],
  )

describe.each(SPREADSHEETS)('the workbook of $slug', (text) => {
  const file = workbookOf(text)

  test('has each formula with what it gives, where its table stands', async () => {
    const formulas = tablesOf(text)
      .flatMap(({ rows }) => rows.flat())
      .filter(({ kind }) => kind === 'formula')
    const [, ...sheets] = sheetsOf(await file)
    const computed = sheets.join('').match(/<f>[^<]*<\/f><v>-?[\d.]+(?:e-\d+)?<\/v>/g)
    expect(computed).toHaveLength(formulas.length)
    expect(await figuresIn(await file, text)).toEqual(computedFigures(text))
  })

  test('asks for each blank once, beside its example, and shows its label until then', async () => {
    const { sheets } = await readXlsx(await file)
    const [fields] = sheets
    const labels = Object.values(text.blanks).map(({ label }) => label)
    expect(fields?.name).toBe(SHEET_WORDS.fields)
    expect(fields?.rows.slice(1).map(([label]) => label)).toEqual([
      ...labels,
      ...SHEET_WORDS.closing,
    ])
    const choices = Object.values(text.blanks).filter(({ type }) => type === 'choice')
    expect(fields?.dataValidations ?? []).toHaveLength(choices.length)
    const blanks = text
      .parts()
      .flatMap((part) => linesOf(part).filter((line) => line.some(({ kind }) => kind === 'blank')))
    const asking = sheetsOf(await file)
      .slice(1)
      .join('')
      .match(/<f>[^<]*L&apos;&apos;entrée|<f>[^<]*L''entrée/g)
    expect(asking).toHaveLength(blanks.length)
  })

  test('is without brackets and without what stands in the margin', async () => {
    const said = (await rowsOf(await file)).flat().join('\n')
    expect(said).not.toMatch(/[[\]{}]/)
    for (const part of text.parts())
      if (part.kind === 'note') expect(said).not.toContain(part.words)
  })

  test('keeps the head of what is longer than a page in sight, and prints on the paper of its law', async () => {
    const sheets = sheetsOf(await file)
    for (const xml of sheets) {
      expect(xml).toContain(`paperSize="${text.law === 'US' ? 1 : 9}"`)
      expect(xml).toContain('fitToWidth="1"')
    }
    const isLong = tablesOf(text).some(({ head }) => head.length > 8)
    expect(sheets.filter((xml) => xml.includes('state="frozen"'))).toHaveLength(isLong ? 2 : 1)
    expect(unzipped(await file)['xl/workbook.xml']?.includes('_xlnm.Print_Titles')).toBe(isLong)
  })
})

const number = (value: number): Cell => ({ kind: 'number', value })
const formula = (written: string): Cell => ({ kind: 'formula', formula: written })
const nothing: Cell = { kind: 'line', line: [] }

test('money is what formulas give and prices, not counts, percentages, or yes and no', () => {
  const rows = [
    [number(2), number(19.5), number(19), formula('ROUND(A2*B2,2)')],
    [nothing, nothing, nothing, number(3)],
    [nothing, nothing, nothing, formula('ROUND(D2*C2/100,2)+ROUND(D2*D3/100,2)')],
    [nothing, nothing, nothing, number(500)],
    [nothing, nothing, nothing, formula('IF(D5<D2,1,0)')],
    [nothing, nothing, nothing, formula('SUM(D6:D6)')],
    [nothing, nothing, nothing, formula('MIN(D2:D4)')],
  ]
  expect(moneyCells({ rows }).map((cells) => cells.join(' '))).toEqual([
    'false true false true',
    'false false false false',
    'false false false true',
    'false false false true',
    'false false false false',
    'false false false false',
    'false false false true',
  ])
})

test('a formula names the cells where its table stands', () => {
  expect(shifted('ROUND(SUM(B2:B11)*0.19,2)-C12/100', 14)).toBe(
    'ROUND(SUM(B16:B25)*0.19,2)-C26/100',
  )
})
