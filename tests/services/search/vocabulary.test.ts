import { describe, expect, test } from 'vitest'
import { createVocabulary } from '#services/search/find/vocabulary.ts'

const { has, hasStem, closest } = createVocabulary({
  words: ['agreement', 'arrangement', 'lease', 'letter', 'plan', 'plans', 'nda', 'kündigung'],
  stems: ['agreement', 'leas'],
})

describe('the words of a language', () => {
  test.each([
    ['agrement', 'agreement'],
    ['agreemnets', 'agreement'],
    ['laese', 'lease'],
    ['plna', 'plan'],
    ['kündigun', 'kündigung'],
    ['agreement', 'agreement'],
  ])('put "%s" right as "%s"', (typed, meant) => {
    expect(closest(typed)).toBe(meant)
  })

  test.each(['ndx', 'agrxxxent', 'qzxvbnw', '', 'x'.repeat(200)])(
    'know none like "%s"',
    (typed) => {
      expect(closest(typed)).toBeUndefined()
    },
  )

  test('tell what is written, and which stems there are', () => {
    expect([has('lease'), has('leases'), has('constructor')]).toEqual([true, false, false])
    expect([hasStem('leas'), hasStem('lease')]).toEqual([true, false])
  })
})
