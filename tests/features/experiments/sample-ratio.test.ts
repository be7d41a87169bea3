import { describe, expect, it } from 'vitest'
import { sampleRatio, type Exposures } from '#features/experiments/sample-ratio.ts'
import { seededRandom } from './simulated-experiment.ts'

const HALVES = { control: 0.5, price: 0.5 }

const come = (visitors: number, row: Partial<Exposures> = {}): Exposures => ({
  arm: 'control',
  language: 'en',
  device: 'desktop',
  browser: 'Chrome',
  day: '2026-12-01',
  ...row,
  visitors,
})

/** So many visitors of both arms. */
const both = (control: number, price: number, row: Partial<Exposures> = {}) => [
  come(control, row),
  come(price, { ...row, arm: 'price' }),
]

describe('the sample ratio', () => {
  it('is as planned for weights that differ, and for nobody', () => {
    const shares = { control: 0.95, price: 0.05 }
    expect(sampleRatio(both(9500, 500), shares)).toMatchObject({ isBroken: false, broken: null })
    expect(sampleRatio([], HALVES)).toMatchObject({ p: 1, isBroken: false })
  })

  it('is broken where a third more came to one arm, and not by a deviation that changes no result', () => {
    expect(sampleRatio(both(800, 600), HALVES).isBroken).toBe(true)
    const tiny = sampleRatio(both(5_000_000, 5_060_000), HALVES)
    expect([tiny.p < 0.001, tiny.isBroken]).toEqual([true, false])
  })

  it.each([
    ['browser', 'Firefox', both(300, 700, { browser: 'Firefox' })],
    ['language', 'de', both(300, 700, { language: 'de' })],
    ['device', 'mobile', both(300, 700, { device: 'mobile' })],
    ['day', '2026-12-03', both(300, 700, { day: '2026-12-03' })],
  ] as const)('names the %s that broke it', (by, value, broken) => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-04']
    const rows = [...days.flatMap((day) => both(1500, 1510, { day })), ...broken]
    expect(sampleRatio(rows, HALVES).broken).toMatchObject({ by, value, visitors: 1000 })
  })

  it('names the day since when, and nobody where all are alike', () => {
    const late = ['2026-12-05', '2026-12-06', '2026-12-07']
    const rows = [...both(4000, 4020), ...late.flatMap((day) => both(600, 400, { day }))]
    expect(sampleRatio(rows, HALVES).broken).toMatchObject({ by: 'since', value: '2026-12-05' })
    const alike = ['en', 'fr', 'de'].flatMap((language) => both(3000, 2000, { language }))
    expect(sampleRatio(alike, HALVES)).toMatchObject({ isBroken: true, broken: null })
  })

  it('breaks by chance in fewer than one of 300 experiments that are looked at 50 times', () => {
    const random = seededRandom(5)
    let broken = 0
    for (let run = 0; run < 300; run += 1) {
      const counts = { control: 0, price: 0 }
      for (let look = 0; look < 50; look += 1) {
        for (let visitor = 0; visitor < 100; visitor += 1)
          counts[random() < 0.5 ? 'control' : 'price'] += 1
        if (!sampleRatio(both(counts.control, counts.price), HALVES).isBroken) continue
        broken += 1
        break
      }
    }
    expect(broken).toBeLessThanOrEqual(1)
  })
})
