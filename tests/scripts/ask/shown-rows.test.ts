import { expect, test } from 'vitest'
import { shownRows } from '../../../scripts/ask/shown-rows.ts'

test('a table shows what holds something else as JSON', () => {
  const row = { source: { CustomTracking: { affid: '42' } }, list: [1], count: 2, none: null }
  expect(shownRows([row])).toEqual([
    { source: '{"CustomTracking":{"affid":"42"}}', list: '[1]', count: 2, none: null },
  ])
})
