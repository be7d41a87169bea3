import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bucketOf, chosenBy } from '#features/experiments/assign-arm.ts'

const KEY = 'a key of at least thirty-two letters'
const IDS = 200_000
const EXPERIMENTS = 20
const PARTS = 100

/** What `bucketOf` gives, without a promise each: a test below holds the two to the same. */
const bucketAtOnce = (name: string, id: string) =>
  createHmac('sha256', KEY).update(`${name}\n${id}`).digest().readUIntBE(0, 6) / 2 ** 48

/** Names that differ in their last letter alone, which a weak hash gives the same arms. */
const nameOf = (index: number) => `headline-${String.fromCharCode(97 + index)}`

/** Ids such as the edge draws, but the same in every run. */
const idOf = (index: number) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`

it('is HMAC-SHA-256 of the name and then the id', async () => {
  for (const index of Array.from({ length: 500 }, (_none, at) => at)) {
    const [name, id] = [nameOf(index % EXPERIMENTS), idOf(index)]
    expect(await bucketOf({ key: KEY, name, id })).toBe(bucketAtOnce(name, id))
  }
  expect(await bucketOf({ key: 'another key', name: 'a', id: 'b' })).not.toBe(
    await bucketOf({ key: KEY, name: 'a', id: 'b' }),
  )
})

describe(`${IDS} ids in ${EXPERIMENTS} experiments`, () => {
  const halves = Array.from({ length: EXPERIMENTS }, () => new Uint8Array(IDS))
  const counts = Array.from({ length: EXPERIMENTS }, () => new Uint32Array(PARTS))
  for (let experiment = 0; experiment < EXPERIMENTS; experiment += 1) {
    for (let id = 0; id < IDS; id += 1) {
      const bucket = bucketAtOnce(nameOf(experiment), idOf(id))
      const part = Math.floor(bucket * PARTS)
      const own = counts[experiment]
      if (own) own[part] = (own[part] ?? 0) + 1
      halves[experiment]?.set([bucket < 0.5 ? 1 : 0], id)
    }
  }

  it('fall evenly: chi-square of a hundred parts', () => {
    // 99 degrees of freedom: 1 in 10,000 sums is above 160, and twenty are looked at.
    for (const own of counts) {
      const each = IDS / PARTS
      const sum = own.reduce((total, count) => total + (count - each) ** 2 / each, 0)
      expect(sum).toBeLessThan(160)
    }
  })

  it('fall independently: all pairs within a point', () => {
    let most = 0
    for (const [at, left] of halves.entries()) {
      for (const right of halves.slice(at + 1)) {
        let same = 0
        for (let id = 0; id < IDS; id += 1) same += left[id] === right[id] ? 1 : 0
        most = Math.max(most, Math.abs(same / IDS - 0.5))
      }
    }
    expect(most).toBeLessThan(0.01)
  })
})

it('chooses by weight, at every end of the scale', () => {
  const arms = [
    ['control', 1],
    ['price', 3],
  ] as const
  expect([0, 0.2499, 0.25, 0.9999].map((bucket) => chosenBy(bucket, arms))).toEqual([
    'control',
    'control',
    'price',
    'price',
  ])
})
