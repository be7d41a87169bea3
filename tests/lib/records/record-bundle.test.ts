import { describe, expect, it } from 'vitest'
import { indexEntry, readRecordBundle } from '#lib/records/record-bundle.ts'

const HASH = 'aaaaaaaaaaaa'

const read = (en: unknown) => readRecordBundle({ version: '1', records: { en } }).index

const GOOD = { '/docs/good': HASH }

/** What is left of an index that holds a good entry and another one. */
const readBeside = (path: string, entry: unknown) => {
  const en = Object.fromEntries([[path, entry], ...Object.entries(GOOD)])
  const { index, skipped } = readRecordBundle({ version: '1', records: { en } })
  return { en: index.en, skipped }
}

describe('readRecordBundle', () => {
  it('takes hashes and entries with steps and dates', () => {
    const entry = {
      hash: HASH,
      middleware: ['query-fact'],
      from: '2026-11-27T09:00:00+01:00',
      until: '2026-12-01T00:00:00Z',
    }
    const en = { '/docs/x': HASH, '/docs/ab/15.10.24/00': entry }
    expect(read(en)).toMatchObject({ en, fr: {}, de: {} })
  })

  it('leaves out languages that the site has not', () => {
    const bundle = { records: { nl: { '/docs/x': HASH }, constructor: {} } }
    expect(Object.keys(readRecordBundle(bundle).index)).toEqual([
      'en',
      'fr',
      'es',
      'it',
      'pt',
      'de',
    ])
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['records of another form', { records: 'x' }],
    ['a language of another form', { records: { en: [] } }],
  ])('refuses %s', (_case, value) => {
    expect(() => readRecordBundle(value)).toThrow('is no object')
  })

  it.each([
    'docs/x',
    '/docs//x',
    '/docs/../x',
    '/docs/x/',
    '/Docs/x',
    '/docs/x?y',
    '/docs/%2e',
    '',
    '/',
    '__proto__',
    `/docs/${'x'.repeat(200)}`,
    '/a'.repeat(9),
  ])('leaves out the path %s, and nothing else', (path) => {
    const places = [`en ${path.slice(0, 80)}`]
    expect(readBeside(path, HASH)).toEqual({ en: GOOD, skipped: { count: 1, places } })
  })

  it.each([
    ['a short hash', 'aaaa'],
    ['a hash in capitals', 'AAAAAAAAAAAA'],
    ['no hash', {}],
    ['a number', 1],
    ['null', null],
    ['a step with a path in it', { hash: HASH, middleware: ['../x'] }],
    ['steps that are no list', { hash: HASH, middleware: 'x' }],
    ['too many steps', { hash: HASH, middleware: Array.from({ length: 9 }, () => 'x') }],
    ['a day without time', { hash: HASH, from: '2026-11-27' }],
    ['a time of nowhere', { hash: HASH, until: '2026-11-27T09:00:00' }],
    ['an impossible time', { hash: HASH, until: '2026-13-27T09:00:00Z' }],
    ['a time of nine digits', { hash: HASH, from: '2026-11-27T09:00:00.123456789Z' }],
    ['a step in capitals', { hash: HASH, middleware: ['Query-Fact'] }],
  ])('leaves out %s, and nothing else', (_case, entry) => {
    const places = ['en /docs/x']
    expect(readBeside('/docs/x', entry)).toEqual({ en: GOOD, skipped: { count: 1, places } })
  })

  it('names the first of many bad entries only', () => {
    const bad = Array.from({ length: 1000 }, (_none, at) => [`/docs/x${at}`, 'bad'])
    const en = Object.fromEntries([...bad, ...Object.entries(GOOD)])
    const { index, skipped } = readRecordBundle({ records: { en } })
    expect(index.en).toEqual(GOOD)
    expect([skipped.count, skipped.places.length]).toEqual([1000, 5])
  })
})

describe('indexEntry', () => {
  it('is the hash alone where there is no more to know', () => {
    expect(indexEntry(HASH, { middleware: [] })).toBe(HASH)
  })

  it('holds what the edge must know', () => {
    const window = { from: '2026-11-27T09:00:00+01:00' }
    expect(indexEntry(HASH, { middleware: ['x'], ...window })).toEqual({
      hash: HASH,
      middleware: ['x'],
      ...window,
    })
  })
})
