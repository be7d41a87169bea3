import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Sample } from '#lib/config/metrics.ts'
import { createLog } from '#lib/util/log.ts'
import { subscribeToMeasures } from '#lib/util/measure.ts'
import { rareLine } from '#lib/util/rare-line.ts'

const heard: Sample[] = []
const stop = subscribeToMeasures((sample) => heard.push(sample))

afterAll(() => {
  stop()
})

const logged = () => {
  const lines: string[] = []
  const log = createLog({
    name: 'test',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  })
  return { log, lines: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

afterEach(() => {
  heard.splice(0)
  vi.useRealTimers()
})

const flood = (log: ReturnType<typeof logged>['log'], times: number) => {
  for (let time = 0; time < times; time += 1) {
    rareLine(log, { level: 'warn', line: { event: 'payment message refused', reason: 'unsigned' } })
  }
}

it('writes one line of ten thousand, and counts each', () => {
  const { log, lines } = logged()
  flood(log, 10_000)
  expect(lines()).toHaveLength(1)
  expect(heard).toHaveLength(10_000)
  expect(heard[0]).toMatchObject({
    name: 'bib_limited_lines_total',
    labels: { event: 'payment message refused' },
  })
})

it('writes the next one a minute later, with how many there were', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { log, lines } = logged()
  flood(log, 5)
  vi.advanceTimersByTime(59_000)
  flood(log, 1)
  vi.advanceTimersByTime(2000)
  flood(log, 2)
  expect(lines()).toMatchObject([{ level: 40 }, { level: 40, missed: 5 }])
  expect(lines()[0]).not.toHaveProperty('missed')
})

it('keeps kinds apart, and lets through as many of one as it is told', () => {
  const { log, lines } = logged()
  for (const kind of ['a', 'b', 'a', 'a', 'a']) {
    rareLine(log, { level: 'error', kind, most: 2, line: { event: 'handler failed', kind } })
  }
  expect(lines().map(({ kind }) => kind)).toEqual(['a', 'b', 'a'])
})
