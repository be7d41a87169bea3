import { describe, expect, it } from 'vitest'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'
import { readRecord } from '../../../scripts/landing/form-problems.ts'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { LANDING_FORM } from '../../../scripts/landing/record-schema.ts'
import { landingRecordOf } from '../../support/landing-record.ts'

const place = { locale: 'fr', path: '/docs/x', source: 'x.json' } as const

const problems = (text: string) => {
  const read = readRecord({ ...place, text }, LANDING_FORM)
  return 'problems' in read ? read.problems.map(problemLine) : []
}

const planted = (changes: object) => problems(JSON.stringify({ ...landingRecordOf(), ...changes }))

describe('readRecord', () => {
  it('answers a record whose form is right', () => {
    const read = readRecord({ ...place, text: JSON.stringify(landingRecordOf()) }, LANDING_FORM)
    expect(read).toMatchObject({ record: { label: 'Test label', middleware: [] } })
  })

  it.each([
    ['a missing comma', '{"label": "x" "alias": "y"}', 'it is no JSON: '],
    ['a byte order mark', `\uFEFF${JSON.stringify(landingRecordOf())}`, 'is not saved as UTF-8'],
    ['too much in it', 'x'.repeat(RECORD_MAX_BYTES + 1), 'has '],
    ['letters of another encoding', '{"label": "mod\uFFFDle"}', 'is not saved as UTF-8'],
  ])('refuses a file with %s', (_case, text, message) => {
    expect(problems(text)).toEqual([expect.stringContaining(`x.json (fr): ${message}`)])
  })

  it.each([
    ['a misspelt field', { cardheading: 'x' }, '"cardheading": is no field here. Is "cardHeading"'],
    ['a slip', { lable: 'x' }, '"lable": is no field here. Is "label" meant?'],
    ['a field of nobody', { colour: 'x' }, '"colour": is no field here. Take it out.'],
    ['no titles', { meta: undefined }, '"meta": is missing.'],
    ['no alias', { alias: undefined }, '"alias": write a text between quotes.'],
    [
      'an unknown dialog',
      { dialog: 'popup' },
      '"dialog": must be one of: email-only, landing-page',
    ],
    ['no section', { sections: [] }, '"sections": needs at least one section.'],
    [
      'an unknown section',
      { sections: [{ type: 'banner' }] },
      '"sections.0.type": must be one of: hero-fan, hero-page',
    ],
    [
      'a drawing that there is not',
      { sections: [{ type: 'hero-clause', sheet: 'poster' }] },
      '"sections.0.sheet": must be one of: contract, plan',
    ],
    [
      'half a pair',
      { alias: 'Half \ud800 a pair' },
      '"alias": holds a line end, another control character or half of one',
    ],
    ['a line end', { alias: 'Two\nlines' }, '"alias": holds a line end'],
    ['a step in capitals', { middleware: ['Query-Fact'] }, '"middleware.0": is no name of a step'],
    ['a day that is none', { from: 'tomorrow' }, '"from": must be a date, a time and the distance'],
    [
      'an end before the beginning',
      { from: '2026-11-27T09:00:00Z', until: '2026-11-27T09:00:00Z' },
      '"until": must be later than "from".',
    ],
  ])('names the field of %s', (_case, changes, line) => {
    expect(planted(changes)).toContainEqual(expect.stringContaining(`x.json (fr) ${line}`))
  })
})
