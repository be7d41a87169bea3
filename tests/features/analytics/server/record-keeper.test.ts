import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RecordedEvent } from '#features/analytics/events-contract.ts'
import { createRecordKeeper } from '#features/analytics/server/record-keeper.ts'
import { UpstreamError, type UpstreamFault } from '#lib/http/upstream-error.ts'
import { testSite } from '../../../support/test-site.ts'

const record = (id: string): RecordedEvent => ({
  id,
  name: 'Account Created',
  category: 'Goal',
  label: 'Plan',
  language: 'en',
  path: '/docs/free-demo',
  at: '2026-11-22T12:00:00.000Z',
  emailHash: 'h'.repeat(43),
})

/** What brought the visitor, and what they saw: entered by hand, the record has to have it still. */
const brought: RecordedEvent = {
  ...record('bad'),
  arm: 'docs/ab/15.10.24/01',
  device: 'mobile',
  source: { SourceChannel: 'newsletter', CustomTracking: { affid: '7' } },
}

const failing = (fault: UpstreamFault, status?: number) => () =>
  Promise.reject(new UpstreamError({ upstream: 'events', fault, status, ms: 1 }))

const keeper = (options: { mostWaiting?: number } = {}) => {
  const { site, logged } = testSite()
  const send = vi.fn<(records: RecordedEvent[]) => Promise<void>>(() => Promise.resolve())
  const kept = createRecordKeeper({ send, log: site.log, firstPauseMs: 1000, ...options })
  const sent = () => send.mock.calls.map(([records]) => records.map(({ id }) => id))
  return { ...kept, send, sent, logged }
}

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('tells at once, and nothing twice', async () => {
  const { keep, sent, logged } = keeper()
  keep(record('a'))
  await later(0)
  keep(record('b'))
  await later(100_000)
  expect(sent()).toEqual([['a'], ['b']])
  expect(logged()).toEqual([])
})

it('keeps what comes during an outage, tries with growing pauses, and leaves two lines', async () => {
  const { keep, send, sent, logged } = keeper()
  send.mockImplementation(failing('unreachable'))
  keep(record('a'))
  await later(0)
  keep(record('b'))
  keep(record('b'))
  expect(sent()).toEqual([['a']])
  await later(999)
  expect(sent()).toHaveLength(1)
  await later(1)
  expect(sent()).toEqual([['a'], ['a', 'b']])
  await later(1999)
  expect(sent()).toHaveLength(2)
  await later(1)
  expect(sent()).toHaveLength(3)
  await later(3_600_000)
  // Never more seldom than once a minute.
  expect(sent().length).toBeGreaterThan(60)
  expect(sent().length).toBeLessThan(75)
  send.mockImplementation(() => Promise.resolve())
  await later(60_000)
  const tries = sent().length
  await later(3_600_000)
  expect(sent()).toHaveLength(tries)
  expect(logged()).toMatchObject([
    { event: 'upstream failed', upstream: 'events', fault: 'unreachable' },
    { event: 'records counted again', waiting: 0 },
  ])
  expect(JSON.stringify(logged())).not.toContain('hhh')
})

it('sends no more at once than the service takes', async () => {
  const { keep, send, sent } = keeper()
  send.mockImplementationOnce(failing('failed', 503))
  const ids = Array.from({ length: 45 }, (_none, index) => `${index}`)
  for (const id of ids) keep(record(id))
  await later(1000)
  expect(sent().map(({ length }) => length)).toEqual([1, 20, 20, 5])
  expect(sent().slice(1).flat()).toEqual(ids)
})

it('gives up the one that is refused for good, and none beside it', async () => {
  const { keep, send, sent, logged } = keeper()
  send.mockImplementationOnce(failing('refused', 429))
  send.mockImplementation((records) =>
    records.some(({ id }) => id === 'bad') ? failing('refused', 422)() : Promise.resolve(),
  )
  keep(record('a'))
  keep(brought)
  keep(record('b'))
  await later(1000)
  expect(sent()).toEqual([['a'], ['a', 'bad', 'b'], ['a'], ['bad'], ['b']])
  await later(100_000)
  expect(sent()).toHaveLength(5)
  const { emailHash, ...loggable } = brought
  const lines = logged().filter(({ event }) => event === 'record not counted')
  expect(lines).toMatchObject([{ reason: 'refused with 422' }])
  expect(lines.map((line) => line['record'])).toEqual([loggable])
  expect(JSON.stringify(logged())).not.toContain(emailHash)
})

it('holds a bounded number, and says which it does not', async () => {
  const { keep, send, logged } = keeper({ mostWaiting: 2 })
  send.mockImplementation(failing('slow'))
  for (const id of ['a', 'b', 'c']) keep(record(id))
  await later(0)
  expect(logged()).toMatchObject([
    { event: 'record not counted', reason: 'too many wait', record: { id: 'c', label: 'Plan' } },
    { event: 'upstream failed' },
  ])
})

it('goes on after a fault of its own, which it logs', async () => {
  const { keep, send, sent, logged } = keeper()
  send.mockImplementationOnce(() => Promise.reject(new TypeError('ours')))
  keep(record('a'))
  await later(1000)
  expect(sent()).toEqual([['a'], ['a']])
  expect(logged()).toMatchObject([{ event: 'records failed' }])
})

it('tries once more at the end, and names what may not have arrived', async () => {
  const { keep, end, send, sent, logged } = keeper()
  send.mockImplementationOnce(failing('failed', 500))
  keep(record('a'))
  await later(0)
  await end()
  expect(sent()).toEqual([['a'], ['a']])
  expect(logged()).toMatchObject([
    { event: 'upstream failed' },
    { event: 'record not confirmed', record: { id: 'a' } },
    { event: 'records counted again' },
  ])
})
