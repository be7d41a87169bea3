import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Fact, Place } from './story.ts'
import { BASIC, BOUGHT, on, RENEWED, YEAR } from './written-facts.ts'

/** Who buys, lives at a place from a day on, is told of the renewal so many days before it, and pays for it. */
const told = (place: Partial<Place>, { days, since = 0 }: { days: number; since?: number }) =>
  judge(
    [
      on(since).lives(place),
      ...BOUGHT,
      on(YEAR - days).noticed(YEAR, 299_88, BASIC),
      ...on(YEAR).paid('second', 299_88),
    ].toSorted((a, b) => a.at - b.at),
  ).map(({ rule }) => rule)

const QUEBEC = { country: 'CA', province: 'QC' }

describe('the judge knows when the law wants a renewal told', () => {
  test.each<[string, Partial<Place>, { days: number; since?: number }]>([
    ['two months before to a consumer in France', { country: 'FR' }, { days: 60 }],
    ['75 days before to one in Québec', QUEBEC, { days: 75 }],
    ['30 days before to one in California', { province: 'CA' }, { days: 30 }],
    ['30 days before to a business in Québec', { ...QUEBEC, isBusiness: true }, { days: 30 }],
    ['30 days before to one who has just moved', QUEBEC, { days: 30, since: YEAR - 40 }],
    ['30 days before to one in Alberta', { ...QUEBEC, province: 'AB' }, { days: 30 }],
  ])('and finds nothing wrong with %s', (_name, place, when) => {
    expect(told(place, when)).toEqual([])
  })

  test.each<[string, Partial<Place>, { days: number }]>([
    ['30 days before to a consumer in France', { country: 'FR' }, { days: 30 }],
    ['100 days before to one in France', { country: 'FR' }, { days: 100 }],
    ['30 days before to one in Québec', QUEBEC, { days: 30 }],
    ['50 days before to one in California', { province: 'CA' }, { days: 50 }],
  ])('and finds fault with %s', (_name, place, when) => {
    expect(told(place, when)).toEqual(['law'])
  })
})

/** A consumer in Germany who renews, cancels a month later, and gets so much back for so many days without access. */
const left = (back: number, facts: Fact[] = []) =>
  judge([
    on(0).lives({ country: 'DE' }),
    ...BOUGHT,
    ...RENEWED,
    on(YEAR + 30).did({ act: 'cancel' }),
    on(YEAR + 61).gaveBack('second', back),
    ...facts,
    on(YEAR + 90).has(null),
  ]).map(({ rule }) => rule)

describe('the judge knows what becomes of a renewed year that is left in Germany', () => {
  test('its rest goes back a month later, by the day', () => {
    expect(left(250_00)).toEqual([])
    expect(left(240_00)).toEqual(['left'])
    expect(left(299_88)).not.toContain('access')
  })

  test('and it gives nothing any more', () => {
    expect(left(250_00, [on(YEAR + 80).has(BASIC)])).toEqual(['access'])
  })
})
