import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Fact } from './story.ts'
import { on, PREMIUM, YEAR } from './written-facts.ts'

const TEAM = { plan: 'team', seats: 2 } as const

const PAID = [on(0).pressed('buy', 599_88, PREMIUM), ...on(0).paid('first', 599_88)]

const invited = (who: number, day: number) => on(day).did({ act: 'invited', who, isDone: true })

const accepted = (who: number, day: number, isDone = true) =>
  on(day).did({ act: 'accepted', who, isDone })

const joined = (who: number, day: number) => [invited(who, day), accepted(who, day + 1)]

const FOUR = [1, 2, 3, 4].flatMap((who) => joined(who, 10 + who))

const faultsOf = (story: readonly Fact[]) =>
  judge(story)
    .filter(({ rule }) => rule === 'guests' || rule === 'let in')
    .map(({ rule }) => rule)

describe('the judge of guests', () => {
  test.each<[string, Fact[]]>([
    ['four with access', [...PAID, ...FOUR, ...[1, 2, 3, 4].map((who) => on(30).guest(who, true))]],
    ['a fifth who is not let in', [...PAID, ...FOUR, invited(5, 20), accepted(5, 21, false)]],
    [
      'nobody with access once the money went back',
      [...PAID, ...FOUR, on(40).gaveBack('first', 599_88), on(50).guest(1, false)],
    ],
    [
      'one who left, and came again behind the others',
      [
        ...PAID,
        ...FOUR,
        on(30).did({ act: 'left', who: 1, isDone: true }),
        on(31).guest(1, false),
        ...joined(1, 40),
        on(50).guest(1, true),
      ],
    ],
    ['a link that is too old', [...PAID, invited(1, 10), accepted(1, 25, false)]],
    [
      'the oldest alone in a plan for two of the next year',
      [
        ...PAID,
        ...FOUR,
        on(344).noticed(YEAR, 287_76, TEAM),
        ...on(YEAR).paid('second', 287_76),
        on(YEAR + 5).guest(1, true),
        on(YEAR + 5).guest(2, false),
      ],
    ],
  ])('finds nothing wrong with %s', (_name, story) => {
    expect(faultsOf(story)).toEqual([])
  })

  test.each<[string, string, Fact[]]>([
    ['guests', 'one who is in and has no access', [...PAID, ...FOUR, on(30).guest(4, false)]],
    [
      'guests',
      'one who was removed and has access',
      [
        ...PAID,
        ...FOUR,
        on(30).did({ act: 'removed', who: 1, isDone: true }),
        on(30).guest(1, true),
      ],
    ],
    [
      'guests',
      'one whose holder has the money back',
      [...PAID, ...FOUR, on(40).gaveBack('first', 599_88), on(50).guest(1, true)],
    ],
    [
      'guests',
      'one who stays when the account is closed',
      [...PAID, ...FOUR, on(40).did({ act: 'close' }), on(50).guest(1, true)],
    ],
    [
      'guests',
      'two in a plan for two',
      [
        ...PAID,
        ...FOUR,
        on(344).noticed(YEAR, 287_76, TEAM),
        ...on(YEAR).paid('second', 287_76),
        on(YEAR + 5).guest(2, true),
      ],
    ],
    ['let in', 'a fifth guest', [...PAID, ...FOUR, invited(5, 20), accepted(5, 21)]],
    ['let in', 'a link that is too old', [...PAID, invited(1, 10), accepted(1, 25)]],
    ['let in', 'nobody invited', [...PAID, accepted(1, 25)]],
    ['let in', 'a refusal for no reason', [...PAID, invited(1, 10), accepted(1, 11, false)]],
  ])('finds %s: %s', (rule, _name, story) => {
    expect(faultsOf(story)).toEqual([rule])
  })
})
