import { describe, expect, it } from 'vitest'
import { readExperiment } from '#features/experiments/experiment-reading.ts'
import { verdictOf } from '#features/experiments/verdict.ts'
import { experimentOf } from './experiment-fixture.ts'

type Arm = { visitors: number; signUps?: number; buyers?: number; net?: number }

const verdict = (
  arms: Record<string, Arm>,
  { today = '2026-12-10', ...changes }: Record<string, unknown> & { today?: string } = {},
) => {
  const split = { language: 'en', device: 'desktop', browser: 'Chrome', day: '2026-12-02' }
  const counts = {
    exposures: Object.entries(arms).map(([arm, { visitors }]) => ({ ...split, arm, visitors })),
    signUps: Object.entries(arms).map(([arm, { signUps = 0 }]) => ({
      arm,
      day: split.day,
      accounts: signUps,
    })),
    buyers: Object.entries(arms).flatMap(([arm, { buyers = 0, net = 299_88 }]) =>
      Array.from({ length: buyers }, () => ({ arm, isNew: true, orders: 1, net })),
    ),
  }
  return verdictOf(readExperiment({ record: experimentOf(changes), counts, today }))
}

const THREE = {
  arms: {
    control: { weight: 1 },
    price: { weight: 1, page: '/docs/ab/price' },
    speed: { weight: 1, page: '/docs/ab/speed' },
  },
}

describe('what an experiment comes to', () => {
  it.each([
    [{ state: 'draft' }, 'This is a draft, and nobody is divided: 39,497 visitors are needed.'],
    [{ today: '2026-11-30' }, 'It starts on 2026-12-01: 39,497 visitors are needed.'],
    [{}, 'No visitor was counted yet: 39,497 visitors are needed.'],
  ])('is nothing before anybody came: %j', (changes, sentence) => {
    expect(verdict({}, changes)).toEqual({ kind: 'not-started', sentence })
  })

  it('is early while few have come', () => {
    const sentence = 'It is too early to tell: 150 of 39,497 planned visitors have come.'
    const few = { control: { visitors: 80, signUps: 3 }, price: { visitors: 70, signUps: 9 } }
    expect(verdict(few)).toEqual({ kind: 'early', sentence })
  })

  it('is a better arm, the best of several', () => {
    const arms = {
      control: { visitors: 5000, signUps: 200 },
      price: { visitors: 5000, signUps: 300 },
      speed: { visitors: 5000, signUps: 330 },
    }
    const { kind, sentence, choice } = verdict(arms, THREE)
    expect([kind, choice]).toEqual(['better', 'speed'])
    expect(sentence).toMatch(
      /^“speed” brings more sign-ups than control: 6\.60% of visitors against 4\.00%, a difference of \d\.\d\d to \d\.\d\d points\. You can decide for it\.$/,
    )
  })

  it('is a worse arm, but only when none may be better', () => {
    const worse = { visitors: 5000, signUps: 100 }
    const control = { visitors: 5000, signUps: 200 }
    expect(verdict({ control, price: worse })).toMatchObject({
      kind: 'worse',
      sentence: expect.stringContaining('fewer sign-ups'),
    })
    expect(verdict({ control, price: worse, speed: control }, THREE).kind).toBe('open')
  })

  it('is no lift where the one that was looked for is ruled out', () => {
    const alike = { visitors: 100_000, signUps: 4000 }
    expect(verdict({ control: alike, price: alike })).toMatchObject({
      kind: 'no-lift',
      sentence: expect.stringContaining('No arm brings the 20% more that were looked for'),
    })
  })

  it('stays open in between, and says so when all have come', () => {
    const open = verdict({
      control: { visitors: 5000, signUps: 200 },
      price: { visitors: 5000, signUps: 210 },
    })
    expect(open.sentence).toMatch(
      /^Nothing is certain yet: sign-ups of “price” lie between \d\.\d\d points below and \d\.\d\d points above control\. 10,000 of 39,497 planned visitors have come\.$/,
    )
    const all = verdict({
      control: { visitors: 20_000, signUps: 800 },
      price: { visitors: 20_000, signUps: 860 },
    })
    expect(all.sentence).toContain('would have shown in four of five experiments')
  })

  it('is locked by a guard rail that fell, whatever the metric says', () => {
    const arms = {
      control: { visitors: 10_000, signUps: 400, buyers: 300 },
      price: { visitors: 10_000, signUps: 700, buyers: 100 },
    }
    expect(verdict(arms).kind).toBe('better')
    const { kind, sentence } = verdict(arms, { guardRails: ['purchase', 'revenue'] })
    expect(kind).toBe('guard')
    expect(sentence).toContain('Do not choose “price”: it brings fewer purchases than control')
    expect(verdict(arms, { guardRails: ['revenue'] }).sentence).toMatch(
      /less revenue .* by \$\d.*\$\d/,
    )
  })

  it('is locked where arms are not divided as planned, or visitors were lost', () => {
    const odd = {
      control: { visitors: 3000, signUps: 100 },
      price: { visitors: 2000, signUps: 100 },
    }
    expect(verdict(odd).kind).toBe('locked')
    const lost = { control: { visitors: 200, signUps: 230 }, price: { visitors: 200 } }
    expect(verdict(lost)).toMatchObject({
      kind: 'locked',
      sentence: expect.stringContaining('“control” has more sign-ups or buyers than visitors'),
    })
  })

  it('says that its decision is due', () => {
    const few = { control: { visitors: 10 }, price: { visitors: 10 } }
    expect(verdict(few, { today: '2026-12-21' }).sentence).toContain(
      'A decision was due on 2026-12-21.',
    )
    expect(verdict(few, { today: '2026-12-20' }).sentence).not.toContain('due')
    expect(verdict({}, { today: '2027-01-01', state: 'draft' }).sentence).not.toContain('due')
  })
})
