import { expect, it } from 'vitest'
import { FORM_STATES, decodeFacts, encodeFacts } from '#lib/util/landing-facts.ts'

it('writes every combination as a segment of its own and reads it back', () => {
  const all = [true, false].flatMap((hasQuery) => FORM_STATES.map((form) => ({ hasQuery, form })))
  const segments = all.map(encodeFacts)
  expect(new Set(segments).size).toBe(all.length)
  expect(segments.map(decodeFacts)).toEqual(all)
})

it.each(['', 'plain', 'q', 'plain-', 'q-unknown', 'Q-idle', 'plain-idle-x'])(
  'reads nothing from "%s"',
  (segment) => {
    expect(decodeFacts(segment)).toBeNull()
  },
)
