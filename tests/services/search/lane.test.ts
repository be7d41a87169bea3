import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLane } from '#services/search/find/lane.ts'

/** Work that ends when a test says so. */
const heldWork = () => {
  let end: (value: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => {
    end = resolve
  })
  return { work: () => promise, end: (value: string) => end(value) }
}

const refused = (status: number) =>
  expect.objectContaining({ problem: expect.objectContaining({ status }) })

describe('a lane', () => {
  test('runs some work at once and the rest in the order in which it came', async () => {
    const lane = createLane({ width: 2, most: 10 })
    const begun: number[] = []
    const held = [1, 2, 3, 4].map(() => heldWork())
    const all = held.map(async ({ work }, at) =>
      lane(() => {
        begun.push(at)
        return work()
      }),
    )
    await sleep(5)
    expect(begun).toEqual([0, 1])
    held[1]?.end('second')
    await sleep(5)
    expect(begun).toEqual([0, 1, 2])
    for (const { end } of held) end('done')
    expect(await Promise.all(all)).toEqual(['done', 'second', 'done', 'done'])
  })

  test('sends away who comes when enough wait', async () => {
    const lane = createLane({ width: 1, most: 1 })
    const held = heldWork()
    const both = [lane(held.work), lane(held.work)]
    await expect(lane(held.work)).rejects.toEqual(refused(429))
    held.end('done')
    expect(await Promise.all(both)).toEqual(['done', 'done'])
    expect(await lane(held.work)).toBe('done')
  })

  test('never begins what nobody waits for any more', async () => {
    const lane = createLane({ width: 1, most: 5 })
    const held = heldWork()
    const first = lane(held.work)
    const leaving = new AbortController()
    const begun: string[] = []
    const second = lane(async () => begun.push('given up'), leaving.signal)
    const third = lane(async () => begun.push('third'))
    leaving.abort()
    await expect(second).rejects.toEqual(refused(408))
    held.end('done')
    await Promise.all([first, third])
    await expect(lane(async () => begun.push('late'), leaving.signal)).rejects.toEqual(refused(408))
    expect(begun).toEqual(['third'])
  })

  test('goes on after work that failed', async () => {
    const lane = createLane({ width: 1, most: 5 })
    const failed = lane(() => Promise.reject(new Error('no')))
    const next = lane(() => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })

  test('lets other requests in between two pieces that never pause', async () => {
    const lane = createLane({ width: 1, most: 50 })
    let done = 0
    const all = Promise.all(
      Array.from({ length: 20 }, () =>
        lane(async () => {
          done += 1
        }),
      ),
    )
    await nextTurn()
    await nextTurn()
    expect(done).toBeLessThan(5)
    await all
    expect(done).toBe(20)
  })

  test('rests as long as a piece took while others wait, where it shall', async () => {
    const spans = async (rests: boolean) => {
      const lane = createLane({ width: 1, most: 5, rests })
      const begun: number[] = []
      const piece = () => {
        begun.push(performance.now())
        return sleep(30)
      }
      await Promise.all([lane(piece), lane(piece)])
      return (begun[1] ?? 0) - (begun[0] ?? 0)
    }
    expect(await spans(true)).toBeGreaterThan((await spans(false)) + 20)
  })
})
