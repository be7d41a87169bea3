import { describe, expect, it } from 'vitest'
import { landingFaults } from '#features/landing/landing-faults.ts'
import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { landingRecordOf } from '../../support/landing-record.ts'

type Planted = { path?: string; locale?: Locale; record?: Parameters<typeof landingRecordOf>[0] }

const faults = ({ path = '/docs/x', locale = 'en', record }: Planted) =>
  landingFaults(
    { locale, path, record: asLandingRecord(landingRecordOf(record), 'x.json') },
    { templates: 3000 },
  )

const HERO = { type: 'hero-form', heading: 'x', lead: 'x', action: 'x', sheet: 'form' } as const

describe('landingFaults', () => {
  it('finds nothing in a good record, its dates included', () => {
    expect(faults({ record: { from: '3000-01-01T00:00:00Z' } })).toEqual([])
  })

  it.each([
    ['a path without family', { path: '/docs/a/b' }, '', 'belongs to no landing family'],
    ['a page of the registry', { path: '/hand-off' }, '', 'belongs to no landing family'],
    ['a language that the family lacks', { path: '/docs/ab/1/2', locale: 'de' }, '', 'exist in en'],
    [
      'a style of another page',
      { record: { labelStyle: '02' } },
      'labelStyle',
      'belongs to /docs/',
    ],
    ['a missing style', { path: '/docs/ab/15.10.24/03' }, 'labelStyle', 'must be "03"'],
    ['an unknown figure', { record: { alias: '{clients}' } }, 'alias', '{clients} is no claim'],
    [
      'a typed figure deep inside',
      { record: { sections: [HERO, { type: 'closing', heading: '3,000 of them', action: 'Go' }] } },
      'sections.1.heading',
      'Write {templates} instead',
    ],
  ] satisfies [string, Planted, string, string][])(
    'names the field of %s',
    (_case, planted, field, message) => {
      expect(faults(planted)).toEqual([{ field, message: expect.stringContaining(message) }])
    },
  )
})
