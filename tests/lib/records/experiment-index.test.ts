import { expect, it } from 'vitest'
import { isExperimentEntry } from '#lib/records/experiment-index.ts'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { experimentEntry } from '../../support/experiment.ts'

const good = experimentEntry()

it('takes what the content service writes', () => {
  const experiments = { headline: good, ended: null }
  expect(readRecordBundle({ records: {}, experiments }).experiments).toEqual(experiments)
  expect(readRecordBundle({ records: {} }).experiments).toEqual({})
})

it.each<[string, unknown]>([
  ['no object', 'running'],
  ['a list', [good]],
  ['a page that is no path', { ...good, page: '/../x' }],
  ['one arm', { ...good, arms: good.arms.slice(0, 1) }],
  ['arms without end', { ...good, arms: Array.from({ length: 21 }, () => ['a', 1]) }],
  [
    'an arm that the cookie keeps for the holdout',
    {
      ...good,
      arms: [
        ['out', 1],
        ['a', 1],
      ],
    },
  ],
  [
    'an arm without weight',
    {
      ...good,
      arms: [
        ['control', 0],
        ['a', 1],
      ],
    },
  ],
  [
    'an arm that leads elsewhere',
    {
      ...good,
      arms: [
        ['control', 1],
        ['a', 1, '//evil.example'],
      ],
    },
  ],
  ['a holdout of all', { ...good, holdout: 1 }],
  ['no languages', { ...good, languages: undefined }],
  ['a country that is none', { ...good, countries: [1] }],
  ['no start', { ...good, start: null }],
  ['a layer of another form', { ...good, layer: 'A layer' }],
])('leaves out, and tells of, an entry with %s', (_case, entry) => {
  expect(isExperimentEntry(entry)).toBe(false)
  const { experiments, skipped } = readRecordBundle({
    records: {},
    experiments: { bad: entry, headline: good },
  })
  expect(experiments).toEqual({ headline: good })
  expect(skipped).toEqual({ count: 1, places: ['experiments bad'] })
})

it.each(['Bad name', '__proto__', 'a'.repeat(31)])('knows no experiment called %j', (name) => {
  const experiments: unknown = JSON.parse(
    JSON.stringify({ x: good }).replace('"x"', JSON.stringify(name)),
  )
  const read = readRecordBundle({ records: {}, experiments })
  expect(Object.keys(read.experiments)).toEqual([])
})

it('takes no list for experiments', () => {
  expect(() => readRecordBundle({ records: {}, experiments: [] })).toThrow('"experiments"')
})
