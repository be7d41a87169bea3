import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  normaliseDestination,
  parseDestination,
  webAppPathOf,
  wireDestination,
  type WireDestination,
} from '#features/destination/destination.ts'
import { searchQuerySchema } from '#features/documents/search-contract.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'

const templatesUrl = 'https://www.example.com/templates'

const parse = (wire: WireDestination) => parseDestination(wire, { templatesUrl })

describe('normaliseDestination (S2 §4)', () => {
  it.each([
    ['marketing-plan-D123', 'doc/marketing-plan-D123'],
    ['marketing-plan-D123/', 'doc/marketing-plan-D123'],
    ['doc/marketing-plan-D123', 'doc/marketing-plan-D123'],
    [`${templatesUrl}/marketing-plan-D123/`, 'doc/marketing-plan-D123'],
    [`${templatesUrl}/legal/`, 'legal'],
    [templatesUrl, ''],
    [`${templatesUrl}/`, ''],
    ['business-plan-kit/', 'business-plan-kit'],
    ['marketing-plan-D', 'marketing-plan-D'],
    ['marketing-plan-d12', 'marketing-plan-d12'],
    ['modèle-de-bail-D7', 'doc/mod%C3%A8le-de-bail-D7'],
    [`${templatesUrl}@evil.example`, `${templatesUrl}@evil.example`],
    [`${templatesUrl}.evil.example/x-D1`, `doc/${templatesUrl}.evil.example/x-D1`],
  ])('%s becomes %s', (url, path) => {
    expect(normaliseDestination(url, templatesUrl)).toBe(path)
  })
})

describe('parseDestination', () => {
  it.each<[WireDestination, unknown]>([
    [{ url: 'doc/bail-D7/' }, { kind: 'document', slug: 'bail-D7' }],
    [{ url: `${templatesUrl}/bail-D7` }, { kind: 'document', slug: 'bail-D7' }],
    [
      { url: 'search/', t: ' café & thé ' },
      { kind: 'search', text: 'café & thé' },
    ],
    [{ url: 'search' }, { kind: 'folder', path: 'search' }],
    [{ url: 'search/?t=lease' }, { kind: 'search', text: 'lease' }],
    [{ url: 'search?lang=fr&t=th%C3%A9+vert' }, { kind: 'search', text: 'thé vert' }],
    [
      { url: `${templatesUrl}/search/?t=x-D1`, t: 'y' },
      { kind: 'search', text: 'x-D1' },
    ],
    [{ url: 'search/?t=//evil.example' }, { kind: 'search', text: '//evil.example' }],
    [
      { url: 'search/?ssotoken=x', t: 'y' },
      { kind: 'folder', path: 'search' },
    ],
    [{ url: 'business-plan-kit' }, { kind: 'business-plan-kit' }],
    [{ url: 'drive/Mes%20documents/' }, { kind: 'folder', path: 'drive/Mes%20documents' }],
    [{ url: 'doc/legal/bail-D7' }, { kind: 'folder', path: 'doc/legal/bail-D7' }],
    [{ url: templatesUrl }, { kind: 'folder', path: '' }],
    [{}, { kind: 'landing' }],
    [{ url: '' }, { kind: 'landing' }],
    [{ url: 'l/f' }, { kind: 'landing' }],
    [{ url: 'lp/' }, { kind: 'landing' }],
  ])('reads %j', (wire, parsed) => {
    expect(parse(wire)).toEqual(parsed)
  })

  it.each([
    '//evil.example',
    '/evil.example',
    '/',
    'folder//',
    '\\\\evil.example',
    'me@evil.example',
    'https://evil.example',
    'https:evil.example/x-D1',
    'javascript:alert(1)',
    'data:text/html,x-D1',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    '%5cevil.example',
    'a%40evil.example',
    'a%0d%0aSet-Cookie:x',
    'a\r\nLocation: x',
    'bail-D7\n',
    'a\u2028b',
    'a\u2029',
    'a\u0085b',
    'a%E2%80%A8b',
    'a%e2%80%a9b',
    'a%C2%85b',
    'search/?t=a\u2028b',
    '../account',
    'a/%2e%2e/b',
    'a?ssotoken=x',
    'drive/?t=lease',
    '/search/?t=lease',
    'https://evil.example/search/?t=lease',
    'a#b',
    `${templatesUrl}//evil.example`,
    `${templatesUrl}@evil.example/x-D1`,
    `${templatesUrl}.evil.example/x-D1`,
    'a\u0000-D1',
    '\ud800-D1',
    '%c0%afevil.example',
    'a'.repeat(301),
  ])('refuses %j', (url) => {
    expect(parse({ url, t: 'x' })).toBeUndefined()
  })

  it.each([
    'a\r\nb',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    '\ud800',
    ' ',
    'a'.repeat(SEARCH_TEXT_MAX_LENGTH + 1),
  ])('searches for nothing with %j', (t) => {
    const nothing = { kind: 'folder', path: 'search' }
    expect(parse({ url: 'search/', t })).toEqual(nothing)
    // Half of a pair has no escape.
    if (!/\p{Cs}/u.test(t)) {
      expect(parse({ url: `search/?t=${encodeURIComponent(t)}` })).toEqual(nothing)
    }
  })

  it('carries no search that the search service refuses', () => {
    const t = '🍕'.repeat(SEARCH_TEXT_MAX_LENGTH)
    expect(parse({ url: 'search/', t })).toEqual({ kind: 'search', text: t })
    expect(searchQuerySchema.parse(t)).toBe(t)
    expect(parse({ url: 'search/', t: `${t}a` })).toEqual({ kind: 'folder', path: 'search' })
  })

  it('refuses a search text without the place to search in', () => {
    expect(parse({ t: 'bail' })).toBeUndefined()
  })
})

describe('whatever a link says', () => {
  const root = 'https://app.example/webapp/'
  const evil = fc.constantFrom(
    '//',
    '\\',
    '@',
    ':',
    '%2f',
    '%5C',
    '%40',
    '%0d%0a',
    '%252f',
    '\r\n',
    '%e2%80%a8',
    '%E2%80%A9',
    '%c2%85',
    '\u2029',
    '\u0085',
    'search/?t=',
    't=',
    '&',
    '..',
    '%2e%2e',
    '?',
    '#',
    'https://',
    'javascript:',
    templatesUrl,
    `${templatesUrl}/`,
    'doc/',
    'search/',
    '-D1',
    '/',
    'evil.example',
    '%',
    '%c0%af',
    '\u2028',
    '\ud800',
    'é',
    '％',
    '。',
  )
  const piece = fc.oneof(
    { weight: 3, arbitrary: evil },
    { weight: 2, arbitrary: fc.stringMatching(/^[a-z-]{1,6}$/) },
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const url = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
  const lineEnd = /[\r\n\u0085\u2028\u2029]|%(?:0[ad]|c2%85|e2%80%a[89])/i
  const refusedParts = /[\\@:?#]|%(?:25|2[ef]|3a|40|5c)/i

  test('it leads below the root of the web app, or nowhere (100,000 cases)', () => {
    let followed = 0
    let searched = 0
    fc.assert(
      fc.property(url, fc.option(piece, { nil: undefined }), (text, t) => {
        const parsed = parse({ url: text, t })
        if (!parsed) return
        followed += 1
        if (parsed.kind === 'search') searched += 1
        const path = webAppPathOf(parsed)
        const wire = wireDestination(parsed)
        if (new URL(root + path).href !== root + path) throw new Error(`moved: ${path}`)
        if (/^\/|\/\//.test(path)) throw new Error(`empty segment: ${path}`)
        if (refusedParts.test(wire?.url ?? '')) throw new Error(`kept: ${path}`)
        if (lineEnd.test(path)) throw new Error(`broken: ${path}`)
        expect(wire ? parse(wire) : parsed).toEqual(parsed)
      }),
      { numRuns: 100_000 },
    )
    expect(followed).toBeGreaterThan(5000)
    expect(searched).toBeGreaterThan(500)
  })
})
