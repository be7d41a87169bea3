import { describe, expect, it } from 'vitest'
import { asLandingRecord, parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { landingRecordOf } from '../../support/landing-record.ts'

const check = (changes: object) => () =>
  asLandingRecord({ ...landingRecordOf(), ...changes }, 'x.json')

describe('landing record', () => {
  it('fills in what an author may leave out', () => {
    const record = asLandingRecord(landingRecordOf(), 'x.json')
    expect(record).toMatchObject({ opensDialog: false, middleware: [] })
  })

  it('accepts a beginning and an end wherever they are written', () => {
    const window = { from: '2026-11-27T09:00:00+01:00', until: '2026-11-27T09:30:00Z' }
    expect(asLandingRecord({ ...landingRecordOf(), ...window }, 'x.json')).toMatchObject(window)
  })

  it('accepts any step name: the edge answers for unknown ones', () => {
    expect(check({ middleware: ['not-there-yet'] })).not.toThrow()
  })

  it.each([
    ['a missing text', { alias: undefined }, '"alias" write a text between quotes'],
    ['an empty text', { alias: ' ' }, '"alias" must not be empty'],
    ['a label that is too long', { label: 'x'.repeat(201) }, '"label" is too long: at most 200'],
    ['a figure in the label', { label: '{templates}' }, '"label" is sent as written'],
    ['a flag in quotes', { isMainButton: 'yes' }, '"isMainButton" write true or false'],
    ['an unknown dialog', { dialog: 'popup' }, '"dialog" must be one of: email-only, landing-page'],
    ['a misspelt field', { cardheading: 'x' }, 'Unrecognized key: "cardheading"'],
    ['no section', { sections: [] }, '"sections" needs at least one section'],
    [
      'a day without a time',
      { from: '2026-11-27' },
      '"from" must be a date, a time and the distance',
    ],
    ['a time of nowhere', { until: '2026-11-27T09:00:00' }, '"until" must be a date, a time and'],
    ['a day that does not exist', { from: '2026-02-30T09:00:00Z' }, '"from" must be a date'],
    [
      'an end before the beginning',
      { from: '2026-11-27T09:00:00Z', until: '2026-11-27T09:30:00+01:00' },
      '"until" must be later than "from"',
    ],
    ['an unknown section', { sections: [{ type: 'banner' }] }, '"sections.0.type"'],
    [
      'documents in two places',
      {
        sections: [
          { type: 'documents', heading: 'x' },
          { type: 'documents', heading: 'y' },
        ],
      },
      '"sections" holds at most one section "documents"',
    ],
    [
      'a list that is too long',
      {
        sections: [
          { type: 'proof', items: Array.from({ length: 5 }, () => ({ figure: '1', text: 'x' })) },
        ],
      },
      '"sections.0.items" holds at most 4 entries',
    ],
  ])('names the file and the field for %s', (_case, changes, message) => {
    expect(check(changes)).toThrow(message)
    expect(check(changes)).toThrow('x.json')
  })

  it('says that a file is no JSON', () => {
    expect(() => parseLandingRecord('{ "label": }', 'x.json')).toThrow('x.json is no JSON')
  })
})
