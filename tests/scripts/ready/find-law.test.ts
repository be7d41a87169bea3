import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONSUMER_LAW } from '#lib/config/consumer-law.ts'
import { findLaw } from '../../../scripts/ready/find-law.ts'
import { sourcePoints } from '../../../scripts/ready/open-points.ts'

it('the law that no lawyer has confirmed is on the list of the owner, each row at its line', () => {
  const points = sourcePoints('.').filter(({ group }) => group === 'law')
  expect(points).toHaveLength(CONSUMER_LAW.filter(({ confirmed }) => confirmed === null).length)
  const lines = readFileSync('lib/config/consumer-law.ts', 'utf8').split('\n')
  for (const { line, what } of points) {
    const [, place = '', rule = ''] = /^([\w-]+), ([\w-]+) \(/.exec(what) ?? []
    expect(lines.slice(line - 2, line)).toEqual([`    place: '${place}',`, `    rule: '${rule}',`])
  }
  expect(new Set(points.map(({ line }) => line)).size).toBe(points.length)
})

it('says of Germany that a renewed year can be left with a month’s notice, where that stands, and what the product does', () => {
  const [germany] = findLaw('.').filter(({ what }) => what.startsWith('DE, leaving-renewed'))
  expect(germany?.what).toMatch(/section 309 no\. 9 .+ since 2022-03-01\): .+left to a person/)
})

it('is closed by the day on which it was confirmed', () => {
  const confirmed = CONSUMER_LAW.map((row) => ({ ...row, confirmed: '2026-12-01' }))
  expect(findLaw('.', confirmed)).toEqual([])
})

it('names each rule of a place once, with days in their order', () => {
  const names = CONSUMER_LAW.map(({ place, rule }) => `${place} ${rule}`)
  expect(new Set(names).size).toBe(names.length)
  const daysOf = (span: object) =>
    'months' in span ? Number(span.months) * 30 : Number(Object.values(span)[0])
  for (const row of CONSUMER_LAW) {
    expect(row.noted).toMatch(/^\d{4}-\d\d-\d\d$/)
    if ('earliest' in row) expect(daysOf(row.earliest)).toBeGreaterThan(daysOf(row.latest))
  }
})
