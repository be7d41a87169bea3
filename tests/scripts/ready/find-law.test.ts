import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONSUMER_LAW } from '#lib/config/consumer-law.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { findLaw } from '../../../scripts/ready/find-law.ts'
import { sourcePoints } from '../../../scripts/ready/open-points.ts'

const PLACES = keysOf(CONSUMER_LAW)

it('the law that no lawyer has confirmed is on the list of the owner, each place at its line', () => {
  const points = sourcePoints('.').filter(({ group }) => group === 'law')
  expect(points).toHaveLength(PLACES.filter((place) => !CONSUMER_LAW[place].confirmed).length)
  const lines = readFileSync('lib/config/consumer-law.ts', 'utf8').split('\n')
  for (const { line, what } of points) {
    const [, place = ''] = /^([\w-]+): /.exec(what) ?? []
    expect([`  ${place}: {`, `  '${place}': {`]).toContain(lines[line - 1])
  }
  expect(new Set(points.map(({ line }) => line)).size).toBe(points.length)
})

it('says of Germany that a renewed year can be left with a month’s notice, where that stands, and what the product does', () => {
  const [germany] = findLaw('.').filter(({ what }) => what.startsWith('DE: '))
  expect(germany?.what).toMatch(/^DE: .+the rest goes back that day, by the day/)
  expect(germany?.what).toMatch(
    /leavingRenewed {"months":1} \(BGB, section 309 no\. 9 .+, since 2022-03-01\)/,
  )
})

it('is closed by the day on which it was confirmed', () => {
  const confirmed = Object.fromEntries(
    PLACES.map((place) => [place, { ...CONSUMER_LAW[place], confirmed: '2026-12-01' }]),
  )
  expect(findLaw('.', { ...CONSUMER_LAW, ...confirmed })).toEqual([])
})

it('has source and day at each field, and windows with days in their order', () => {
  const daysOf = (span: object) =>
    'months' in span ? Number(span.months) * 30 : Number(Object.values(span)[0])
  for (const place of PLACES) {
    const { kept, confirmed: _confirmed, ...fields } = CONSUMER_LAW[place]
    expect(kept).not.toBe('')
    for (const { noted, source } of Object.values(fields)) {
      expect(noted).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(source).not.toBe('')
    }
    for (const { earliest, latest } of fields.notices.value) {
      expect(daysOf(earliest)).toBeGreaterThan(daysOf(latest))
    }
  }
})
