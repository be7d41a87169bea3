import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { contentBench, recordText } from './support.ts'

const FILE = 'fr/landing/docs/soldes.json'
const PATH = '/docs/soldes'
const GOOD = recordText()
const BETTER = recordText({ alias: 'A better one' })
const BROKEN = recordText({ alias: '' })

const CLOSING = { type: 'closing', heading: 'Yours', action: 'Go' } as const

const recordAt = async (text: string) => `/records/fr/${await hashOf(text)}${PATH}.json`

/** A service that has read a record. */
const benchWith = async (text: string) => {
  const bench = contentBench()
  bench.drop(FILE, text)
  await bench.records('fr')
  return bench
}

describe('a record in the content folder', () => {
  test('is live with its content hash, and gone again', async () => {
    const bench = contentBench()
    expect(await bench.records('fr')).toEqual({})
    bench.drop(FILE, GOOD)
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
    bench.remove(FILE)
    expect(await bench.records('fr')).toEqual({})
  })

  test('is handed out byte for byte', async () => {
    const bench = await benchWith(`${GOOD}\n`)
    const answer = await bench.call(await recordAt(`${GOOD}\n`))
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.text()).toBe(`${GOOD}\n`)
  })

  test('tells its steps and dates in the index, which keeps the contract', async () => {
    const bench = contentBench()
    const dates = { from: '2026-11-27T09:00:00+01:00', until: '2026-12-01T00:00:00+01:00' }
    const text = recordText({ ...dates, middleware: ['no-such-step'] })
    bench.drop(FILE, text)
    const entry = { hash: await hashOf(text), middleware: ['no-such-step'], ...dates }
    expect(await bench.records('fr')).toEqual({ [PATH]: entry })
    const bundle: unknown = await (await bench.call('/index.json')).json()
    expect(readRecordBundle(bundle).index.fr).toEqual({ [PATH]: entry })
  })

  test('is handed out a while longer by its hash when it has changed or gone', async () => {
    const bench = await benchWith(GOOD)
    bench.drop(FILE, BETTER)
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(BETTER) })
    bench.remove(FILE)
    await bench.records('fr')
    for (const text of [GOOD, BETTER]) {
      expect(await (await bench.call(await recordAt(text))).text()).toBe(text)
    }
  })

  test('waits while it is still being written', async () => {
    const bench = contentBench()
    bench.clock.ahead = 0
    bench.drop(FILE, GOOD.slice(0, 40))
    expect(await bench.records('fr')).toEqual({})
    expect(await bench.problems()).toEqual([])
    bench.drop(FILE, GOOD)
    bench.clock.ahead = 60_000
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
  })
})

describe('a broken record', () => {
  test('never replaces the good one', async () => {
    const bench = await benchWith(GOOD)
    bench.drop(FILE, BROKEN)
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
    expect(await (await bench.call(await recordAt(GOOD))).text()).toBe(GOOD)
  })

  test('leaves the good one live across a restart', async () => {
    const bench = await benchWith(GOOD)
    bench.drop(FILE, BROKEN)
    bench.reopen()
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
    bench.drop(FILE, BETTER)
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(BETTER) })
    expect(await bench.problems()).toEqual([])
  })

  test('brings nothing back that was removed while the service was away', async () => {
    const bench = await benchWith(GOOD)
    bench.remove(FILE)
    bench.reopen()
    expect(await bench.records('fr')).toEqual({})
    bench.drop(FILE, BROKEN)
    expect(await bench.records('fr')).toEqual({})
  })

  test('is named with file, language and field, in one log line however often it is read', async () => {
    const bench = await benchWith(BROKEN)
    await bench.records('fr')
    const problem = {
      file: FILE,
      language: 'fr',
      faults: [{ field: 'alias', message: expect.stringContaining('must not be empty') }],
    }
    expect(await bench.problems()).toEqual([problem])
    expect(bench.logLines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'landing record refused', ...problem }),
    ])
  })

  test.each([
    ['half a file', GOOD.slice(0, -5), '', 'is no JSON'],
    ['an unknown figure', recordText({ alias: '{clients}' }), 'alias', '{clients} is no claim'],
    ['a typed figure', recordText({ alias: 'All 3,000' }), 'alias', 'Write {templates} instead'],
    ['stars', recordText({ alias: 'All **ours**' }), 'alias', 'would show its stars'],
    ['a tag', recordText({ alias: 'All <b>ours</b>' }), 'alias', 'holds a tag'],
    ['a link', recordText({ alias: 'See www.a.example' }), 'alias', 'holds a link'],
    ['no opening', recordText({ sections: [CLOSING] }), 'sections.0.type', 'must be an opening'],
    ['a label style', recordText({ labelStyle: '02' }), 'labelStyle', 'belongs to /docs/ab/'],
    ['a byte order mark', `\uFEFF${GOOD}`, '', 'byte order mark'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), '', 'is no UTF-8'],
    ['far too much', `${GOOD}${' '.repeat(70_000)}`, '', 'at most 65536 are read'],
  ])('is what holds %s', async (_case, text, field, message) => {
    const bench = contentBench()
    bench.drop(FILE, text)
    expect(await bench.records('fr')).toEqual({})
    const [problem] = await bench.problems()
    expect(problem?.faults).toEqual([{ field, message: expect.stringContaining(message) }])
  })

  test.each([
    ['fr/landing/company/contact.json', 'belongs to no landing family'],
    ['fr/landing/hand-off.json', 'belongs to no landing family'],
    ['de/landing/docs/ab/11.05.24/00.json', 'exist in en, fr, es only'],
    ['fr/landing/docs/Soldes.json', 'use small letters'],
    ['nl/landing/docs/x.json', 'is no language'],
    ['fr/docs/soldes.json', 'is read by nobody'],
    ['fr/soldes.json', 'is read by nobody'],
  ])('is what stands at %s', async (file, message) => {
    const bench = contentBench()
    bench.drop(file, GOOD)
    expect(await bench.records(file.slice(0, 2))).toEqual({})
    const [problem] = await bench.problems()
    expect(problem?.faults).toEqual([{ field: '', message: expect.stringContaining(message) }])
  })

  test('is no report of costs, which results read', async () => {
    const bench = contentBench()
    bench.drop('costs/google.csv', 'Day,Campaign,Currency code,Cost')
    expect(await bench.problems()).toEqual([])
  })

  test('does not keep the others from being live', async () => {
    const bench = contentBench()
    bench.drop(FILE, BROKEN)
    bench.drop('fr/landing/l/noel.json', GOOD)
    expect(await bench.records('fr')).toEqual({ '/l/noel': await hashOf(GOOD) })
  })

  test('is forgotten when it is removed', async () => {
    const bench = await benchWith(BROKEN)
    bench.remove(FILE)
    await bench.records('fr')
    expect(await bench.problems()).toEqual([])
  })
})

describe('what is no record', () => {
  test('is left alone: notes, drafts of editors, hidden files', async () => {
    const bench = contentBench()
    for (const name of ['README.md', 'fr/landing/docs/x.json~', 'fr/landing/.x/y.json']) {
      bench.drop(name, 'x')
    }
    bench.drop('fr/landing/docs/.soldes.json.swp', 'x')
    expect(await bench.records('fr')).toEqual({})
    expect(await bench.problems()).toEqual([])
  })
})

describe('a folder that cannot be read', () => {
  test('leaves everything live, and says so', async () => {
    const bench = await benchWith(GOOD)
    renameSync(bench.folder, `${bench.folder}-away`)
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
    expect(await bench.problems()).toMatchObject([{ file: '.', language: null }])
    renameSync(`${bench.folder}-away`, bench.folder)
    await bench.records('fr')
    expect(await bench.problems()).toEqual([])
  })

  test('from the start gives no index at all: an empty one would take pages away', async () => {
    const bench = contentBench()
    renameSync(bench.folder, `${bench.folder}-away`)
    await bench.content().scan()
    await expect(bench.call('/index.json')).resolves.toMatchObject({ status: 503 })
  })

  test('where the copies are damaged, hands out no record of another hash', async () => {
    const bench = await benchWith(GOOD)
    writeFileSync(join(bench.keptFolder, FILE), BETTER)
    expect((await bench.call(await recordAt(GOOD))).status).toBe(404)
  })
})

describe('the addresses of the bundle', () => {
  test('say that nothing has changed to whoever knows the index', async () => {
    const bench = await benchWith(GOOD)
    const etag = (await bench.call('/index.json')).headers.get('etag') ?? ''
    const ask = async () => bench.call('/index.json', { headers: { 'If-None-Match': etag } })
    const unchanged = await ask()
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    bench.drop(FILE, BETTER)
    await bench.records('fr')
    const changed = await ask()
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test.each([
    `/records/fr/000000000000${PATH}.json`,
    `/records/nl/000000000000${PATH}.json`,
    `/records/fr/nohash${PATH}.json`,
    `/records/fr/000000000000${PATH}`,
    '/records/fr/000000000000/../../../secrets.json',
    '/records/fr/000000000000/%2e%2e%2f%2e%2e%2fsecrets.json',
    '/records/fr/000000000000/',
  ])('answer 404 to %s', async (path) => {
    const bench = await benchWith(GOOD)
    expect((await bench.call(path)).status).toBe(404)
  })
})
