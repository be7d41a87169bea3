import { describe, expect, it } from 'vitest'
import type { LandingRecord } from '#features/landing/landing-record.ts'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'

const rows = await readLandingRecords()

/** Arms of one page, the page they are measured against, and the section that they exchange. */
const ARMS = [
  {
    locale: 'fr',
    arm: '/docs/ab/10.01.24',
    page: '/docs/demo',
    before: 'steps',
    after: 'video',
  },
  {
    locale: 'fr',
    arm: '/docs/ab/test/1',
    page: '/docs/1300-modeles',
    before: 'proof',
    after: 'clause',
  },
  {
    locale: 'fr',
    arm: '/lp/ab/23.05.18/01',
    page: '/lp/1300-modeles',
    before: 'hero-fan',
    after: 'hero-form',
  },
  {
    locale: 'fr',
    arm: '/lp/ab/23.06.14/01',
    page: '/lp/demo',
    before: 'proof',
    after: 'video',
  },
  {
    locale: 'es',
    arm: '/docs/ab/10.01.24',
    page: '/docs/demo',
    before: 'steps',
    after: 'video',
  },
  {
    locale: 'es',
    arm: '/docs/ab/test/1',
    page: '/docs/1200-modelos',
    before: 'proof',
    after: 'clause',
  },
  {
    locale: 'es',
    arm: '/lp/ab/23.05.18/01',
    page: '/lp/1200-modelos',
    before: 'hero-desk',
    after: 'hero-form',
  },
  {
    locale: 'es',
    arm: '/lp/ab/23.06.14/01',
    page: '/lp/demo',
    before: 'proof',
    after: 'video',
  },
] as const

const recordAt = (locale: string, path: string): LandingRecord => {
  const row = rows.find((candidate) => candidate.locale === locale && candidate.path === path)
  if (row) return row.record
  throw new Error(`No record of ${path} in ${locale}.`)
}

/** Everything but the sections and the editor's schema, whose path depends on the folder. */
const frameOf = ({ sections: _sections, $schema: _schema, ...frame }: LandingRecord) => frame

describe('arms that are measured against a page', () => {
  it.each(ARMS)('$locale $arm is $page but for one section', ({ locale, arm, page, ...types }) => {
    const tested = recordAt(locale, arm)
    const control = recordAt(locale, page)
    expect(frameOf(tested)).toEqual(frameOf(control))
    expect(tested.sections).toHaveLength(control.sections.length)
    const exchanged = control.sections.flatMap((before, index) => {
      const after = tested.sections[index]
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [[before.type, after?.type]]
    })
    expect(exchanged).toEqual([[types.before, types.after]])
  })
})
