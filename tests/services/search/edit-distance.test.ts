import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '#services/search/find/vocabulary.ts'

test.each([
  ['lease', 'lease', 0],
  ['laese', 'lease', 1],
  ['agrement', 'agreement', 1],
  ['buisness', 'business', 1],
  ['plan', 'plant', 1],
  ['contrat', 'contact', 2],
  ['', 'abc', 3],
])('from "%s" to "%s" it takes %i', (from, to, errors) => {
  expect(editDistance(from, to)).toBe(errors)
})

test('is the same both ways, and nothing only between equals', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
