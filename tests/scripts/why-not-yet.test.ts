import { describe, expect, it } from 'vitest'
import { readExperiment, type ExperimentCounts } from '#features/experiments/experiment-reading.ts'
import { parseExperiment } from '#features/experiments/experiment-record.ts'
import { verdictOf } from '#features/experiments/verdict.ts'
import { earlyWarning, whyNotYet } from '../../scripts/experiments/why-not-yet.ts'
import { readExperiments } from '../../scripts/lib/read-experiments.ts'
import { experimentText } from '../support/experiment.ts'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

const TODAY = '2026-01-11'

type Arm = { visitors: number; accounts: number }

/** An experiment that has run for ten days, with what was counted of each arm. */
const shown = (
  arms: { control: Arm; price: Arm },
  changes: Parameters<typeof experimentText>[0] = {},
) => {
  const text = experimentText({ baseRate: 0.3, leastLift: 0.5, ...changes })
  const record = parseExperiment(text, 'headline.json')
  const rows = Object.entries(arms)
  const split = { language: 'en', device: 'desktop', browser: 'chrome', day: TODAY }
  const counts: ExperimentCounts = {
    exposures: rows.map(([arm, { visitors }]) => ({ arm, ...split, visitors })),
    signUps: rows.map(([arm, { accounts }]) => ({ arm, day: TODAY, accounts })),
    buyers: [],
  }
  const reading = readExperiment({ record, counts, today: TODAY })
  const pace = reading.visitors / 10
  const left = Math.max(0, reading.planned - reading.visitors)
  const daysLeft = pace > 0 ? Math.ceil(left / pace) : null
  return { name: 'headline', counts, reading, verdict: verdictOf(reading), pace, daysLeft }
}

const even = (visitors: number, rate = 0.3): Arm => ({
  visitors,
  accounts: Math.round(visitors * rate),
})

const FEW = { control: even(12), price: even(12) }

describe('a decision for an arm', () => {
  it.each(['price', 'control'])('is too early before the planned visitors have come: %s', (arm) => {
    const few = shown(FEW)
    const { planned } = few.reading
    const days = Math.ceil((planned - 24) / 2.4)
    const day = new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10)
    expect(whyNotYet(few, arm)).toBe(
      `It is too early: 24 of ${planned} planned visitors have come, ${planned - 24} are missing: at 2 a day they have come on ${day}.`,
    )
  })

  it('is too early where nobody comes, and says no day', () => {
    const none = shown({ control: even(0), price: even(0) })
    expect(whyNotYet(none, 'price')).toMatch(
      /^It is too early: 0 of .+ are missing, and nobody comes\.$/,
    )
  })

  it('is carried by figures that are certain, before all have come, and by all that were planned', () => {
    const certain = shown({ control: even(2000, 0.3), price: even(2000, 0.5) })
    expect(whyNotYet(certain, 'price')).toBeUndefined()
    expect(whyNotYet(certain, 'control')).toContain('You can decide for it.')
    const { reading } = shown(FEW)
    const all = Math.ceil(reading.planned / 2)
    expect(
      whyNotYet(shown({ control: even(all), price: even(all, 0.33) }), 'control'),
    ).toBeUndefined()
  })

  it('comes with a warning before the power is reached, also where it is certain', () => {
    const certain = shown({ control: even(100, 0.3), price: even(100, 0.7) })
    const { planned } = certain.reading
    expect(whyNotYet(certain, 'price')).toBeUndefined()
    expect(earlyWarning(certain)).toMatch(
      new RegExp(
        `^After 200 of ${planned} planned visitors a lift of 50% shows in \\d+ of 100 experiments, after all planned ones in 80; `,
      ),
    )
    const power = Number(/in (\d+) of 100/.exec(earlyWarning(certain) ?? '')?.[1])
    expect(power).toBeGreaterThan(0)
    expect(power).toBeLessThan(80)
    const all = even(Math.ceil(planned / 2))
    expect(earlyWarning(shown({ control: all, price: all }))).toBeUndefined()
    expect(earlyWarning(shown(FEW, { state: 'draft' }))).toBeUndefined()
  })

  it('is forbidden where visitors are wrongly divided, but ends with control', () => {
    const wrong = shown({ control: even(4000), price: even(2000) })
    expect(whyNotYet(wrong, 'price')).toContain('Do not read these results')
    expect(whyNotYet(wrong, 'control')).toBeUndefined()
  })

  it('needs nobody of a draft, which nobody has seen', () => {
    const none = { control: even(0), price: even(0) }
    expect(whyNotYet(shown(none, { state: 'draft' }), 'control')).toBeUndefined()
  })
})

it('npm run experiment:decide does nothing where the counts cannot be read, unless told to', async () => {
  const root = tempTree({
    'experiments/headline.json': experimentText(),
    'en/landing/docs/ab/11.05.24/00.json': '{}',
  })
  const env = { DATA_DIR: tempTree({}) }
  const decide = (...more: readonly string[]) =>
    runToEnd('scripts/experiments.ts', env, [
      'decide',
      'headline',
      'control',
      '--out',
      root,
      ...more,
    ])
  const { code, errors } = await decide()
  expect(code).toBe(1)
  expect(errors.join('\n')).toMatch(
    /^What "headline" brought cannot be read here: There is no database in .+ To decide anyway: npm run experiment:decide -- headline control --anyway$/,
  )
  expect(await readExperiments(root)).toHaveLength(1)
  const anyway = await decide('--anyway')
  expect(anyway.code).toBe(0)
  expect(anyway.errors.join('\n')).toMatch(/^warning {2}What "headline" brought cannot be read/)
  expect(await readExperiments(root)).toEqual([])
})
