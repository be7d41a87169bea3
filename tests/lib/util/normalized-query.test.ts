import { expect, it } from 'vitest'
import { capture } from '#features/traffic-source/capture.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'

const MOST_MS = 500

it.each([
  ['?UTM_Source=google.', { SourceChannel: 'google' }],
  ['?x=1&amp;utm_source=google%E2%80%8B', { SourceChannel: 'google' }],
  ['?utm_campaign=%22Spring%20sale%22', { SourceCampaign: 'Spring sale' }],
  ['?Source=flyer),', { CustomTracking: { source: 'flyer' } }],
  ['?utm_source=a&UTM_SOURCE=b', {}],
])('what brought a visitor is read from %s as it was meant', (search, source) => {
  expect(capture({ query: normalizedQuery(search), before: [] })).toEqual(source)
})

it.each([
  ['a+b=c', 'a b', 'c'],
  ['q=C%2B%2B', 'q', 'C++'],
  ['t=11.05.24', 't', '11.05.24'],
  ['t=', 't', ''],
])('%s is left as it is', (search, name, value) => {
  expect(normalizedQuery(search).get(name)).toBe(value)
})

it('a value of nothing but stops is read at once', () => {
  const start = performance.now()
  normalizedQuery(`?q=${'.'.repeat(100_000)}x&r=${' '.repeat(100_000)}`)
  expect(performance.now() - start).toBeLessThan(MOST_MS)
})
