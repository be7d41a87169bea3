import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Fact } from './story.ts'
import {
  ANNOUNCED,
  BASIC,
  BOUGHT,
  FAILING,
  MARKETPLACE,
  on,
  PREMIUM,
  RENEWED,
  UPGRADED,
  YEAR,
} from './written-facts.ts'

const rulesOf = (story: readonly Fact[]) => [...new Set(judge(story).map(({ rule }) => rule))]

describe('the judge', () => {
  test.each<[string, Fact[]]>([
    [
      'a year, a larger plan and a renewal',
      [...BOUGHT, on(1).has(BASIC), ...UPGRADED, on(9).has(PREMIUM), ...RENEWED],
    ],
    [
      'a withdrawal from the larger plan',
      [
        ...BOUGHT,
        ...UPGRADED,
        on(5).did({ act: 'withdraw', payment: 'change' }),
        on(5).said({ says: 'whole-amount' }),
        on(5).gaveBack('change', 297_53),
        on(30).has(BASIC),
      ],
    ],
    [
      'a withdrawal from all of it',
      [
        ...BOUGHT,
        ...UPGRADED,
        on(5).did({ act: 'withdraw', payment: 'first' }),
        on(5).said({ says: 'whole-amount' }),
        on(5).gaveBack('first', 299_88),
        on(5).gaveBack('change', 297_53),
        on(30).has(null),
      ],
    ],
    [
      'part of the money that goes back',
      [...BOUGHT, on(5).gaveBack('first', 100_00), on(30).has(BASIC)],
    ],
    [
      'a stop that holds',
      [...BOUGHT, on(9).said({ says: 'nothing-more' }), on(YEAR + 9).has(null)],
    ],
    [
      'a new card while a bank still decides',
      [
        ...BOUGHT,
        ...FAILING,
        ...on(368).paid('third', 299_88).slice(0, 1),
        on(369).did({ act: 'card', isGood: true }),
        ...on(371).refused('third', 299_88),
      ],
    ],
    [
      'a first notice that is late, and time that is given for it',
      [
        ...BOUGHT,
        on(360).noticed(381, 299_88, BASIC),
        on(375).has(BASIC),
        ...on(381).paid('second', 299_88),
      ],
    ],
    [
      'a notice that is late since renewal was off',
      [
        ...BOUGHT,
        ANNOUNCED,
        on(350).did({ act: 'stop' }),
        on(360).did({ act: 'resume' }),
        on(360).noticed(381, 299_88, BASIC),
        ...on(381).paid('second', 299_88),
      ],
    ],
    [
      'a purchase after the end of another',
      [
        ...BOUGHT,
        on(9).said({ says: 'nothing-more' }),
        on(YEAR + 9).pressed('buy', 299_88, BASIC),
        ...on(YEAR + 9).paid('second', 299_88),
      ],
    ],
    [
      'a new card that is tried at once',
      [
        ...BOUGHT,
        ...FAILING,
        on(370).did({ act: 'card', isGood: true }),
        ...on(370.1).paid('third', 299_88),
        on(375).has(BASIC),
      ],
    ],
    [
      'another amount after the plan of it was paid for',
      [
        ...BOUGHT,
        ANNOUNCED,
        on(350).pressed('change', 12_33, PREMIUM),
        ...on(350).paid('change', 12_33),
        on(350).noticed(YEAR, 599_88, PREMIUM),
      ],
    ],
    [
      'money that went back after a stop',
      [
        ...BOUGHT,
        ANNOUNCED,
        on(364).said({ says: 'nothing-more' }),
        ...on(YEAR).paid('second', 299_88),
        on(YEAR + 1).gaveBack('second', 299_88),
      ],
    ],
  ])('finds nothing wrong with %s', (_name, story) => {
    expect(rulesOf(story)).toEqual([])
  })

  test.each<[string, string, Fact[]]>([
    ['told', 'a charge that nobody was told of', [...BOUGHT, ...on(YEAR).paid('second', 299_88)]],
    [
      'told',
      'another amount than was told',
      [...BOUGHT, ANNOUNCED, ...on(YEAR).paid('second', 309_88)],
    ],
    [
      'price',
      'a larger plan for too much',
      [...BOUGHT, on(100).pressed('change', 297_53, PREMIUM), ...on(100).paid('change', 297_53)],
    ],
    [
      'access',
      'a larger plan that stays when its money went back',
      [...BOUGHT, ...UPGRADED, on(5).gaveBack('change', 297_53), on(30).has(PREMIUM)],
    ],
    [
      'licence-ended',
      'a licence that was said to have ended',
      [
        ...BOUGHT,
        ...UPGRADED,
        on(5).gaveBack('change', 297_53),
        on(5).said({ says: 'licence-ended' }),
        on(30).has(BASIC),
      ],
    ],
    [
      'whole-amount',
      'a withdrawal from all of it that keeps a part',
      [
        ...BOUGHT,
        ...UPGRADED,
        on(5).did({ act: 'withdraw', payment: 'first' }),
        on(5).said({ says: 'whole-amount' }),
        on(5).gaveBack('first', 299_88),
        on(30).has(null),
      ],
    ],
    [
      'stands',
      'a renewal that is put off by one stop after the other',
      [
        ...BOUGHT,
        ANNOUNCED,
        on(350).did({ act: 'stop' }),
        on(360).did({ act: 'resume' }),
        on(360).noticed(381, 299_88, BASIC),
        on(365).did({ act: 'stop' }),
        on(375).did({ act: 'resume' }),
        on(375).noticed(396, 299_88, BASIC),
        ...on(396).paid('second', 299_88),
      ],
    ],
    [
      'in-time',
      'a renewal that is announced ten days before',
      [...BOUGHT, on(355).noticed(YEAR, 299_88, BASIC), ...on(YEAR).paid('second', 299_88)],
    ],
    [
      'stands',
      'a renewal that is put off',
      [...BOUGHT, ANNOUNCED, on(364).did({ act: 'details' }), on(364).noticed(385, 299_88, BASIC)],
    ],
    [
      'stands',
      'a renewal that costs something else than was told',
      [...BOUGHT, ANNOUNCED, on(350).did({ act: 'details' }), on(350).noticed(YEAR, 344_78, BASIC)],
    ],
    [
      'access',
      'a year from elsewhere that ends with the subscription',
      [...BOUGHT, ...FAILING, MARKETPLACE, on(400).has(null)],
    ],
    [
      'access',
      'access for nothing',
      [...BOUGHT, on(9).said({ says: 'nothing-more' }), on(YEAR + 9).has(BASIC)],
    ],
    [
      'once',
      'a renewal of time that was bought elsewhere',
      [...BOUGHT, ...FAILING, MARKETPLACE, ...on(379).paid('third', 299_88)],
    ],
    [
      'card',
      'a new card that is not tried',
      [
        ...BOUGHT,
        ...FAILING,
        on(370).did({ act: 'card', isGood: true }),
        ...on(379).paid('third', 299_88),
      ],
    ],
    [
      'nothing-more',
      'a charge after a stop',
      [
        ...BOUGHT,
        ANNOUNCED,
        on(364).said({ says: 'nothing-more' }),
        ...on(YEAR).paid('second', 299_88),
      ],
    ],
    ['declined', 'a refusal of no bank', [...BOUGHT, on(YEAR).said({ says: 'declined' })]],
    ['goes-on', 'a year that is never announced anew', [...BOUGHT, on(YEAR + 9).has(null)]],
    ['renews', 'a renewal that never comes', [...BOUGHT, ANNOUNCED, on(YEAR + 9).has(null)]],
  ])('finds by the rule “%s” %s', (rule, _name, story) => {
    expect(rulesOf(story)).toEqual([rule])
  })
})
