import { describe, expect, it } from 'vitest'
import { ERROR_RATE } from '#features/experiments/confidence-sequence.ts'
import { POWER } from '#features/experiments/visitors-needed.ts'
import { experimentOf } from './experiment-fixture.ts'
import { findings, seededRandom, shareOfFindings } from './simulated-experiment.ts'

const RUNS = 1000

const page = (name: string) => `/docs/ab/free-demo/${name}`

/** Experiments of every kind that a record can be, each with a lift that is true of its arms. */
const CASES = {
  'few visitors of a rare sale': { metric: 'purchase', baseRate: 0.005, leastLift: 0.5 },
  'revenue of plans with different prices': { metric: 'revenue', baseRate: 0.01, leastLift: 0.4 },
  'one visitor of ten in the new arm': {
    leastLift: 0.3,
    arms: { control: { weight: 90 }, price: { weight: 10, page: page('price') } },
  },
  'two arms beside control': {
    leastLift: 0.3,
    arms: {
      control: { weight: 1 },
      price: { weight: 1, page: page('price') },
      speed: { weight: 1, page: page('speed') },
    },
  },
} as const

const slack = (share: number) => 3 * Math.sqrt((share * (1 - share)) / RUNS)

describe.each(Object.entries(CASES))('1,000 experiments: %s', (_name, changes) => {
  const record = experimentOf(changes)
  const { control: _control, ...others } = record.arms
  const ratesOf = (lift: number) => ({
    control: record.baseRate,
    ...Object.fromEntries(Object.keys(others).map((name) => [name, record.baseRate * (1 + lift)])),
  })

  it('finds a difference in at most 5 % of those without one, looked at 100 times', () => {
    const looked = { record, rates: ratesOf(0), days: 100, random: seededRandom(3), runs: RUNS }
    const found = shareOfFindings(looked)
    expect(found).toBeLessThanOrEqual(ERROR_RATE + slack(ERROR_RATE))
  }, 300_000)

  it('finds the least lift of each arm in at least 80 %', () => {
    const looked = { record, rates: ratesOf(record.leastLift), days: 30, random: seededRandom(4) }
    const all = Array.from({ length: RUNS }, () => findings(looked))
    for (const name of Object.keys(others)) {
      const share = all.filter((each) => each[name] === 1).length / RUNS
      expect(share).toBeGreaterThanOrEqual(POWER - slack(POWER))
    }
  }, 300_000)
})
