import { expect, it } from 'vitest'
import { ERROR_RATE } from '#features/experiments/confidence-sequence.ts'
import { POWER, powerAt, visitorsNeeded } from '#features/experiments/visitors-needed.ts'
import { experimentOf } from './experiment-fixture.ts'
import { findings, seededRandom, shareOfFindings } from './simulated-experiment.ts'

const RUNS = 1000

/** Three standard errors of a share of the runs: what chance may add. */
const slack = (share: number) => 3 * Math.sqrt((share * (1 - share)) / RUNS)

it('finds a difference in at most 5 % of 1,000 experiments without one, looked at on each of 30 days', () => {
  const record = experimentOf({ leastLift: 0.3 })
  const rates = { control: 0.04, price: 0.04 }
  const found = shareOfFindings({ record, rates, days: 30, random: seededRandom(1), runs: RUNS })
  expect(found).toBeLessThanOrEqual(ERROR_RATE + slack(ERROR_RATE))
  // And not because it never finds any.
  expect(found).toBeGreaterThan(0.005)
})

it('finds the least lift in at least 80 % of 1,000 experiments of the planned size, and never turned round', () => {
  const record = experimentOf({ leastLift: 0.3 })
  const rates = { control: 0.04, price: 0.052 }
  const random = seededRandom(2)
  const all = Array.from(
    { length: RUNS },
    () => findings({ record, rates, days: 30, random }).price,
  )
  expect(all.filter((each) => each === 1).length / RUNS).toBeGreaterThanOrEqual(
    POWER - slack(POWER),
  )
  expect(all.filter((each) => each === -1).length / RUNS).toBeLessThan(0.01)
})

it('knows in how many experiments the least lift shows before the planned visitors have come', () => {
  const record = experimentOf({ leastLift: 0.3 })
  const planned = visitorsNeeded(record)
  expect(powerAt(record, 0)).toBe(0)
  expect(powerAt(record, planned)).toBeCloseTo(POWER, 3)
  const half = powerAt(record, planned / 2)
  const rates = { control: 0.04, price: 0.052 }
  const random = seededRandom(3)
  const runs = 300
  // One look, at half of the visitors.
  const found = shareOfFindings({ record, rates, days: 2, ended: 1, random, runs })
  expect(half).toBeGreaterThan(0.2)
  expect(Math.abs(found - half)).toBeLessThan(3 * Math.sqrt((half * (1 - half)) / runs))
})
