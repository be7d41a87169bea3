import { describe, expect, it } from 'vitest'
import { listedPlans, type SizedPlan } from '#features/pricing/listed-plans.ts'
import { shownPlans } from '#features/pricing/shown-plan.ts'
import { PLAN_IDS, type PlanId } from '#lib/config/plans.ts'

/** What a reader of the pages compares: people, gigabytes, dollars a year. */
const TABLE = [
  ['starter', 1, 20, 143.88],
  ['solo', 1, 20, 239.88],
  ['basic', 1, 20, 299.88],
  ['team', 2, 60, 359.76],
  ['team', 3, 60, 539.64],
  ['team', 4, 60, 719.52],
  ['team', 5, 60, 899.4],
  ['premium', 5, 100, 599.88],
] as const

const SIZED = TABLE.map(([plan, seats, , dollars]): SizedPlan => {
  const yearly = Math.round(dollars * 100)
  return { plan, seats, yearly }
})

const namesOf = (sized: readonly SizedPlan[]) => sized.map(({ plan, seats }) => `${plan}-${seats}`)

const rowOf = ({ plan, seats }: SizedPlan) =>
  TABLE.find((row) => row[0] === plan && row[1] === seats) ?? expect.fail(`no ${plan}-${seats}`)

describe('plans beside each other', () => {
  it('are one for each number of people and drive, and none that another beats', () => {
    expect(namesOf(listedPlans(SIZED))).toEqual(['basic-1', 'team-2', 'team-3', 'premium-5'])
  })

  it('hold what somebody has, in the place of what only its price tells apart', () => {
    const own = (name: string) => (one: SizedPlan) => namesOf([one]).includes(name)
    expect(namesOf(listedPlans(SIZED, own('starter-1')))).toEqual([
      'starter-1',
      'team-2',
      'team-3',
      'premium-5',
    ])
    expect(namesOf(listedPlans(SIZED, own('team-5')))).toContain('team-5')
  })

  it.each(PLAN_IDS.flatMap((one) => PLAN_IDS.map((other) => [one, other] as const)))(
    'on a page with %s and %s leave nobody the worse choice',
    (one, other) => {
      if (one === other) return expect(listedPlans(SIZED.slice(0, 1))).toHaveLength(1)
      const left = listedPlans(SIZED.filter(({ plan }) => plan === one || plan === other))
      for (const sized of left) {
        const [, people, drive, price] = rowOf(sized)
        const better = left.filter((rival) => {
          const [, morePeople, moreDrive, lessMoney] = rowOf(rival)
          return rival !== sized && morePeople >= people && moreDrive >= drive && lessMoney <= price
        })
        expect(better).toEqual([])
      }
    },
  )
})

it('a page with Team beside Premium sells it for up to three, and alone for up to five', () => {
  const sale = {
    currency: 'USD',
    at: new Date('2026-11-29T12:00:00Z'),
    takesRealMoney: false,
  } as const
  const most = (...ids: PlanId[]) =>
    shownPlans(ids, sale).find(({ id }) => id === 'team')?.seats.most
  expect(most('basic', 'team', 'premium')).toBe(3)
  expect(most('solo', 'team')).toBe(5)
})
