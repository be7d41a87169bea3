import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  LIVE_REFRESH_MS,
  LIVE_STALE_MS,
  LIVE_UNKNOWN_MS,
  LIVE_WAIT_MS,
  createLiveIndex,
  type LiveAnswer,
} from '#lib/records/live-index.ts'
import { NO_NAMED } from '#lib/records/named-index.ts'
import type { Skipped } from '#lib/records/record-bundle.ts'

const indexWith = (hash: string) => ({ en: { '/docs/x': hash } })

type Answer = Pick<NonNullable<LiveAnswer>, 'index' | 'etag'> & { skipped?: Skipped }

type Asked = {
  etag: string | null
  resolve: (answer: LiveAnswer) => void
  reject: (reason: Error) => void
}

/** A live index whose questions a test answers by hand. */
const watched = () => {
  const clock = { time: 1_000_000 }
  const asked: Asked[] = []
  const told: (string | null)[] = []
  const live = createLiveIndex({
    ask: (etag) =>
      new Promise((resolve, reject) => {
        asked.push({ etag, resolve, reject })
      }),
    now: () => clock.time,
    tell: (failure) => told.push(failure?.message ?? null),
    tellSkipped: ({ count }) => told.push(`${count} left out`),
  })
  const answer = async (value: Answer | null) => {
    asked.at(-1)?.resolve(value && { ...NO_NAMED, skipped: { count: 0, places: [] }, ...value })
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (message: string) => {
    asked.at(-1)?.reject(new Error(message))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { clock, asked, told, live, answer, fail }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('the live index', () => {
  it('lets the first request wait until the answer is there', async () => {
    const { live, answer } = watched()
    const waiting = live.refresh()
    expect(waiting).toBeInstanceOf(Promise)
    await answer({ index: indexWith('aaaaaaaaaaaa'), etag: '"1"' })
    await waiting
    expect(live.records()).toEqual(indexWith('aaaaaaaaaaaa'))
  })

  it('lets nobody wait longer than the time for all, whenever they come', async () => {
    const { live, clock } = watched()
    const first = live.refresh()
    clock.time += LIVE_WAIT_MS - 10
    const second = live.refresh()
    const both = Promise.all([first, second])
    await vi.advanceTimersByTimeAsync(LIVE_WAIT_MS)
    await expect(both).resolves.toHaveLength(2)
    clock.time += 10
    expect(live.refresh()).toBeNull()
  })

  it('asks in the background when it is time, with the ETag, and nobody waits', async () => {
    const { live, answer, asked, clock } = watched()
    void live.refresh()
    await answer({ index: indexWith('aaaaaaaaaaaa'), etag: '"1"' })
    clock.time += LIVE_REFRESH_MS - 1
    expect(live.refresh()).toBeNull()
    expect(asked).toHaveLength(1)
    clock.time += 1
    expect(live.refresh()).toBeNull()
    expect(live.refresh()).toBeNull()
    expect(asked.map(({ etag }) => etag)).toEqual([null, '"1"'])
    await answer(null)
    expect(live.records()).toEqual(indexWith('aaaaaaaaaaaa'))
  })

  it('lets a request wait again after a quiet while', async () => {
    const { live, answer, clock } = watched()
    void live.refresh()
    await answer({ index: indexWith('aaaaaaaaaaaa'), etag: '"1"' })
    clock.time += LIVE_STALE_MS + 1
    const waiting = live.refresh()
    expect(waiting).toBeInstanceOf(Promise)
    await answer({ index: indexWith('bbbbbbbbbbbb'), etag: '"2"' })
    await waiting
    expect(live.records()).toEqual(indexWith('bbbbbbbbbbbb'))
  })

  it('keeps the last good answer while asking fails, says so once, and lets nobody wait', async () => {
    const { live, answer, fail, told, clock } = watched()
    void live.refresh()
    await answer({ index: indexWith('aaaaaaaaaaaa'), etag: '"1"' })
    for (const reason of ['down', 'still down']) {
      clock.time += LIVE_STALE_MS + 1
      void live.refresh()
      await fail(reason)
      expect(live.records()).toEqual(indexWith('aaaaaaaaaaaa'))
    }
    expect(told).toEqual(['down'])
    clock.time += LIVE_REFRESH_MS
    expect(live.refresh()).toBeNull()
    await answer(null)
    expect(told).toEqual(['down', null])
  })

  it('says once, and again when it changes, what an answer held that cannot be used', async () => {
    const { live, answer, told, clock } = watched()
    for (const count of [2, 2, 3, 0, 2]) {
      void live.refresh()
      const skipped = { count, places: ['en /docs/Bad'] }
      await answer({ index: indexWith('aaaaaaaaaaaa'), etag: null, skipped })
      clock.time += LIVE_REFRESH_MS
    }
    expect(told).toEqual(['2 left out', '3 left out', '2 left out'])
  })

  it('is unknown until the first good answer, for some minutes at most', async () => {
    const { live, fail, clock } = watched()
    expect(live.isUnknown()).toBe(true)
    void live.refresh()
    await fail('down')
    expect(live.isUnknown()).toBe(true)
    clock.time += LIVE_UNKNOWN_MS
    expect(live.isUnknown()).toBe(false)
    const second = watched()
    void second.live.refresh()
    expect(second.live.isUnknown()).toBe(true)
    await second.answer({ index: {}, etag: null })
    expect(second.live.isUnknown()).toBe(false)
  })

  it('knows no record before the first good answer', async () => {
    const { live, fail } = watched()
    void live.refresh()
    await fail('down')
    expect(live.records()).toEqual({})
  })
})

describe('somebody who knows that something has changed', () => {
  it('is told what is live now, by one question for all', async () => {
    const { live, asked, answer } = watched()
    void live.refresh()
    await answer({ index: indexWith('old'), etag: '"1"' })
    expect(live.refresh()).toBeNull()
    const both = Promise.all([live.renew(), live.renew()])
    expect(asked).toHaveLength(2)
    await answer({ index: indexWith('new'), etag: '"2"' })
    await both
    expect(live.records()).toEqual(indexWith('new'))
  })
})
