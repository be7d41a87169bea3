import { expect, it } from 'vitest'
import type { VitalEntry } from '#features/analytics/vitals-contract.ts'
import { vitalsOf } from '#features/analytics/vitals-of.ts'

const shiftOf = (...shifts: [at: number, value: number][]) =>
  vitalsOf(shifts.map(([at, value]): VitalEntry => ['layout-shift', at, value])).cls

it.each([
  ['none', [], 0],
  [
    'two in one window',
    [
      [100, 0.1],
      [900, 0.2],
    ],
    0.3,
  ],
  [
    'a second apart: the larger window',
    [
      [100, 0.1],
      [1200, 0.2],
    ],
    0.2,
  ],
  [
    'one each 900 ms: five seconds at most',
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
      [2700, 0.1],
      [3600, 0.1],
      [4500, 0.1],
      [5400, 0.1],
    ],
    0.6,
  ],
] as [string, [number, number][], number][])('layout shift, %s', (_case, shifts, cls) => {
  expect(shiftOf(...shifts)).toBeCloseTo(cls)
})

it('says nothing of what the browser does not keep', () => {
  expect(vitalsOf([['event', 10, 0]])).toEqual({
    ttfb: undefined,
    lcp: undefined,
    inp: undefined,
    cls: 0,
  })
})
