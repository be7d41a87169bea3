import { expect, it } from 'vitest'
import { FORM_STATES, decodeFacts, encodeFacts } from '#lib/util/landing-facts.ts'

it('writes every combination as a segment of its own and reads it back', () => {
  const all = [true, false].flatMap((hasQuery) => FORM_STATES.map((form) => ({ hasQuery, form })))
  const segments = all.map(encodeFacts)
  expect(new Set(segments).size).toBe(all.length)
  expect(segments.map(decodeFacts)).toEqual(all)
})

it('writes a preview as a segment of its own and reads it back', () => {
  const preview = { until: 1_795_440_000, signature: '-_'.repeat(21).concat('x'), isOpen: true }
  for (const isOpen of [true, false]) {
    const facts = { hasQuery: true, form: 'idle', preview: { ...preview, isOpen } } as const
    expect(decodeFacts(encodeFacts(facts))).toEqual(facts)
  }
})

it.each([
  `plain-idle-until-1795440000-open-${'x'.repeat(42)}`,
  `plain-idle-until-1795440000-ajar-${'x'.repeat(43)}`,
  `nope-idle-until-1795440000-open-${'x'.repeat(43)}`,
  '',
  'plain',
  'q',
  'plain-',
  'q-unknown',
  'Q-idle',
  'plain-idle-x',
])('reads nothing from "%s"', (segment) => {
  expect(decodeFacts(segment)).toBeNull()
})
