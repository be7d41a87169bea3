import { describe, expect, test } from 'vitest'
import { createVocabulary } from '#services/search/find/vocabulary.ts'

const { has, hasStem, closest, isStrange, weightOf } = createVocabulary({
  words: [
    ['agreement', 'agreement'],
    ['arrangement', 'arrang'],
    ['lease', 'leas'],
    ['letter', 'letter'],
    ['plan', 'plan'],
    ['plans', 'plan'],
    ['nda', 'nda'],
    ['kündigung', 'kündig'],
    ['contrat', 'contrat'],
    ['contre', 'contr'],
    ['of'],
  ].map(([word = '', ...stems]) => ({ word, stems })),
  stems: [
    { stem: 'agreement', templates: 700 },
    { stem: 'leas', templates: 70 },
    { stem: 'contrat', templates: 300 },
    { stem: 'contr', templates: 2 },
  ],
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
    expect(closest(typed)[0]).toBe(meant)
  })

  test.each(['ndx', 'agrxxxent', 'qzxvbnw', '', 'x'.repeat(200)])(
    'know none like "%s"',
    (typed) => {
      expect(closest(typed)).toEqual([])
    },
  )

  test('may mean each word that is as close, the one of more templates first', () => {
    expect(closest('contra')).toEqual(['contrat', 'contre'])
  })

  test('are strange where they are no word with an ending', () => {
    expect(['leases', 'lease', 'laese', 'contra', 'ndx'].map(isStrange)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
  })

  test('say more, the fewer templates hold them', () => {
    expect(weightOf(['leas'])).toBeGreaterThan(weightOf(['agreement']))
  })

  test('tell what is written, and which stems there are', () => {
    expect([has('lease'), has('leases'), has('constructor')]).toEqual([true, false, false])
    expect([hasStem('leas'), hasStem('lease')]).toEqual([true, false])
  })
})
