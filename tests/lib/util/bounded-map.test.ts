import { expect, it } from 'vitest'
import { boundedMap } from '#lib/util/bounded-map.ts'

it('keeps the values that were put in last', () => {
  const map = boundedMap<number>(2)
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    map.put(key, value)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4])
})
