import { describe, expect, it } from 'vitest'
import { indexEntry, readLandingBundle } from '#lib/contracts/landing-bundle.ts'

const HASH = 'aaaaaaaaaaaa'

const read = (en: unknown) => readLandingBundle({ version: '1', records: { en } })

describe('readLandingBundle', () => {
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
    expect(Object.keys(readLandingBundle(bundle))).toEqual(['en', 'fr', 'es', 'it', 'pt', 'de'])
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['records of another form', { records: 'x' }],
    ['a language of another form', { records: { en: [] } }],
  ])('refuses %s', (_case, value) => {
    expect(() => readLandingBundle(value)).toThrow('is no object')
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
  ])('refuses the path %s', (path) => {
    expect(() => read(Object.fromEntries([[path, HASH]]))).toThrow('a bad path')
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
  ])('refuses %s', (_case, entry) => {
    expect(() => read({ '/docs/x': entry })).toThrow('"records.en./docs/x" is no entry')
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
