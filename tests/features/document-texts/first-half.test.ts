import { describe, expect, it } from 'vitest'
import { blankFields } from '#features/document-texts/blank-fields.ts'
import type { Part } from '#features/document-texts/document-text.ts'
import { firstHalf } from '#features/document-texts/first-half.ts'
import { shortAbout } from '#features/document-texts/short-about.ts'

const words = (text: string) => [{ kind: 'words', words: text, isStrong: false } as const]

const clause = (number: number): Part => ({ kind: 'clause', number, heading: `Clause ${number}` })
const paragraph = (length: number): Part => ({
  kind: 'paragraph',
  lines: [words('x'.repeat(length))],
})
const note = (text: string, law: string | null = null): Part => ({ kind: 'note', law, words: text })
const list = (items: number): Part => ({
  kind: 'list',
  style: 'numbered',
  items: Array.from({ length: items }, () => words('x'.repeat(100))),
})

const kindsOf = (parts: readonly Part[]) =>
  firstHalf(parts).stretches.map((stretch) => stretch.parts.map(({ kind }) => kind))

const notesOf = (parts: readonly Part[]) =>
  firstHalf(parts).stretches.flatMap(({ notes }) => notes.map((one) => one.words))

describe('a text up to its half', () => {
  const four = [1, 2, 3, 4].flatMap((at) => [clause(at), paragraph(200), note(`note ${at}`)])

  it('ends at a clause, and tells by their headings what comes after', () => {
    const many = [...four, ...[5, 6, 7, 8].flatMap((at) => [clause(at), paragraph(200)])]
    const { stretches, rest } = firstHalf(many)
    expect(stretches).toHaveLength(4)
    expect(rest).toEqual(['Clause 5', 'Clause 6', 'Clause 7', 'Clause 8'])
  })

  it('ends in a long list where that is its half', () => {
    const { stretches } = firstHalf([clause(1), list(10)])
    const [, cut] = stretches[0]?.parts ?? []
    expect(cut).toMatchObject({ kind: 'list' })
    expect(cut?.kind === 'list' ? cut.items.length : 0).toBe(5)
  })

  it('keeps a table whole for its formulas, and says how many rows are shown', () => {
    const rows = Array.from(
      { length: 10 },
      () => [{ kind: 'line', line: words('x'.repeat(50)) }] as const,
    )
    const grid = { head: [words('Head')], numeric: [false], rows }
    const table: Part = { kind: 'table', heading: 'Table', table: grid }
    const half = firstHalf([table, paragraph(100)])
    expect(half.rows).toBe(6)
    expect(half.stretches[0]?.parts[0]).toEqual(table)
  })

  it('never ends with a heading', () => {
    expect(kindsOf([clause(1), paragraph(300), clause(2), paragraph(10), clause(3)])).toEqual([
      ['clause', 'paragraph'],
    ])
  })

  it('goes on a little for a third note', () => {
    const parts = [note('one'), note('two'), note('three'), note('four')]
    const late = parts.flatMap((one, at) => [clause(at), paragraph(at === 0 ? 420 : 100), one])
    expect(notesOf([...late, paragraph(240)])).toEqual(['one', 'two', 'three'])
  })

  it('has the notes of three stretches, in plain words rather than of a law', () => {
    const noted = [1, 2, 3, 4, 5].flatMap((at) => [
      clause(at),
      paragraph(100),
      note(`law ${at}`, '§ 1'),
      note(`plain ${at}`),
    ])
    expect(notesOf([...noted, paragraph(500)])).toEqual(['plain 1', 'plain 3', 'plain 5'])
  })
})

it('asks for the first names, words and days that stand in the shown parts', () => {
  const blank = (name: string) => ({ kind: 'blank', name }) as const
  const front = {
    blanks: {
      company: { type: 'name', label: 'Company', example: 'Larkspur' },
      amount: { type: 'amount', label: 'Amount', example: 12 },
      day: { type: 'date', label: 'Day', example: '2027-01-11' },
      later: { type: 'text', label: 'Later', example: 'x' },
    },
  } as const
  const parts: Part[] = [
    { kind: 'paragraph', lines: [[blank('day'), blank('amount')], [blank('company')]] },
  ]
  expect(blankFields(front, parts).map(({ name }) => name)).toEqual(['company', 'day'])
})

describe('a short description', () => {
  it('is all of one that is short, else its first sentences', () => {
    expect(shortAbout('One. Two.')).toBe('One. Two.')
    expect(shortAbout(`${'a'.repeat(100)}. ${'b'.repeat(50)}. ${'c'.repeat(50)}.`)).toBe(
      `${'a'.repeat(100)}. ${'b'.repeat(50)}.`,
    )
  })
})
