import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trailOf } from '../support/trails.ts'

/** Files that a trail may have, by the start of its heading. */
const LIMITS = {
  'A new field': 19,
} as const

describe.each(Object.entries(LIMITS))('the trail of %s', (name, limit) => {
  const steps = trailOf(name)

  it(`has steps, all of them files, ${limit} at most`, () => {
    expect(steps.length).toBeGreaterThan(8)
    expect(steps.filter((path) => !existsSync(path))).toEqual([])
    expect(new Set(steps).size).toBeLessThanOrEqual(limit)
  })
})
