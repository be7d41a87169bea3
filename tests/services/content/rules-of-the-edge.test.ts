import { describe, expect, test } from 'vitest'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { writeBundle } from '#services/content/bundle.ts'
import { contentBench, recordText } from './support.ts'

const PATH = '/docs/soldes'
const GOOD = recordText()

describe('a record that the edge would refuse', () => {
  const steps = (...middleware: string[]) => recordText({ middleware })
  const long = `/docs/${'x'.repeat(230)}`

  test.each([
    ['a step in capitals', PATH, steps('Query-Fact'), 'no name of a step'],
    ['nine steps', PATH, steps(...Array.from({ length: 9 }, () => 'query-fact')), 'at most 8'],
    ['nine digits', PATH, recordText({ from: '2026-11-27T09:00:00.123456789Z' }), 'six digits'],
    ['a long name', long, GOOD, 'too long an address'],
    ['nine folders', '/docs/1/2/3/4/5/6/7/8', GOOD, 'too long an address'],
    ['half a pair', PATH, GOOD.replace('Test alias', String.raw`\ud800`), 'control character'],
  ])(
    'for %s is a problem here, and the good one beside it is live',
    async (_case, path, text, message) => {
      const bench = contentBench()
      bench.drop(`fr/landing${path}.json`, text)
      bench.drop('fr/landing/docs/good.json', GOOD)
      await bench.records('fr')
      const bundle: unknown = await (await bench.call('/index.json')).json()
      const { index, skipped } = readRecordBundle(bundle)
      expect(index.fr).toEqual({ '/docs/good': await hashOf(GOOD) })
      expect(skipped.count).toBe(0)
      const [problem] = await bench.problems()
      expect(problem?.faults).toMatchObject([{ message: expect.stringContaining(message) }])
    },
  )

  test.each([
    '2026-11-27T09:00:00Z',
    '2026-11-27T09:00:00.123456+05:30',
    '0001-01-01T00:00:00-23:59',
  ])('is none that begins at %s', async (from) => {
    const bench = contentBench()
    bench.drop(`fr/landing${PATH}.json`, recordText({ from, middleware: ['a'.repeat(41)] }))
    await bench.records('fr')
    const bundle: unknown = await (await bench.call('/index.json')).json()
    expect(readRecordBundle(bundle)).toMatchObject({
      index: { fr: { [PATH]: { from } } },
      skipped: { count: 0 },
    })
  })
})

describe('an index that the edge would not read', () => {
  const live = (count: number) =>
    Array.from({ length: count }, (_none, at) => ({
      place: {
        kind: 'page' as const,
        locale: 'fr' as const,
        path: `/docs/${String(at).padStart(190, '0')}`,
      },
      entry: 'aaaaaaaaaaaa',
    }))

  test('is not written: the one before stays', async () => {
    expect(await writeBundle(live(9000), null)).toMatchObject({ version: expect.any(String) })
    expect(await writeBundle(live(11_000), null)).toBeNull()
  })
})
