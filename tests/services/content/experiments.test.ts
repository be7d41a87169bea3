import { expect, test } from 'vitest'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { experimentEntry, experimentText } from '../../support/experiment.ts'
import { contentBench } from './support.ts'

const FILE = 'experiments/headline.json'
const RUNNING = experimentEntry({ start: Date.parse('2026-01-01T00:00:00-05:00') })

const open = () => {
  const bench = contentBench()
  const experiments = async () => {
    await bench.content().scan()
    const answer: unknown = await (await bench.call('/index.json')).json()
    return readRecordBundle(answer).experiments
  }
  const problems = () => bench.content().problems()
  return { ...bench, experiments, problems }
}

test('a running experiment in the content folder is told to the edge, and gone again', async () => {
  const bench = open()
  expect(await bench.experiments()).toEqual({})
  bench.drop(FILE, experimentText())
  bench.drop('experiments/decided.txt', 'film\n')
  expect(await bench.experiments()).toEqual({ headline: RUNNING })
  expect(bench.problems()).toEqual([])
  bench.remove(FILE)
  expect(await bench.experiments()).toEqual({})
})

test.each(['draft', 'stopped'] as const)(
  'a %s one ends that of the build with the same name',
  async (state) => {
    const bench = open()
    bench.drop(FILE, experimentText({ state }))
    expect(await bench.experiments()).toEqual({ headline: null })
  },
)

test('one that breaks is named and leaves what it said before, and the others', async () => {
  const bench = open()
  bench.drop(FILE, experimentText())
  bench.drop('experiments/other.json', experimentText({ page: '/l' }))
  await bench.experiments()
  bench.drop(FILE, experimentText({ arms: { control: { weight: 1 } } }))
  expect(Object.keys(await bench.experiments())).toEqual(['headline', 'other'])
  expect(bench.problems()).toMatchObject([
    { file: FILE, faults: [{ field: 'arms', message: 'needs "control" and another arm' }] },
  ])
  bench.drop(FILE, experimentText())
  await bench.experiments()
  expect(bench.problems()).toEqual([])
})

test.each([
  ['no JSON', 'experiments/a.json', '{'],
  ['no UTF-8', 'experiments/a.json', Uint8Array.of(0xff, 0xfe, 0xfd)],
  ['a name that can be none', 'experiments/A b.json', experimentText()],
  ['one below another folder', 'experiments/x/a.json', experimentText()],
  ['more than is read', 'experiments/a.json', ' '.repeat(2_000_000)],
])('%s is left out and named', async (_case, file, text) => {
  const bench = open()
  bench.drop(file, text)
  expect(await bench.experiments()).toEqual({})
  expect(bench.problems()).toMatchObject([{ file }])
})

test('a file that may still be written to waits', async () => {
  const bench = open()
  bench.clock.ahead = 0
  bench.drop(FILE, experimentText())
  expect(await bench.experiments()).toEqual({})
  bench.clock.ahead = 60_000
  expect(await bench.experiments()).toEqual({ headline: RUNNING })
})
