import { expect, it } from 'vitest'
import { isOpen } from '#lib/records/record-bundle.ts'

const AT = Date.parse('2026-11-27T08:00:00Z')

it.each([
  [{}, true],
  [{ from: '2026-11-27T09:00:00+01:00' }, true],
  [{ from: '2026-11-27T09:00:01+01:00' }, false],
  [{ until: '2026-11-27T08:00:00Z' }, false],
  [{ until: '2026-11-27T08:00:01Z' }, true],
  [{ from: '2026-11-01T00:00:00Z', until: '2026-11-27T03:00:01-05:00' }, true],
])('%j at 8:00 UTC: %s', (window, open) => {
  expect(isOpen(window, AT)).toBe(open)
})
