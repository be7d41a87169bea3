import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  normaliseDestination,
  parseDestination,
  webAppPathOf,
  wireDestination,
  type WireDestination,
} from '#lib/util/destination.ts'

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
    '../account',
    'a/%2e%2e/b',
    'a?ssotoken=x',
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

  it.each(['a\r\nb', '\ud800', ' ', 'a'.repeat(201)])('searches for nothing with %j', (t) => {
    expect(parse({ url: 'search/', t })).toEqual({ kind: 'folder', path: 'search' })
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
  const refusedParts = /[\\@:?#\r\n]|%(?:25|2[ef]|3a|40|5c|0[ad])/i

  test('it leads below the root of the web app, or nowhere (100,000 cases)', () => {
    let followed = 0
    fc.assert(
      fc.property(url, fc.option(piece, { nil: undefined }), (text, t) => {
        const parsed = parse({ url: text, t })
        if (!parsed) return
        followed += 1
        const path = webAppPathOf(parsed)
        const wire = wireDestination(parsed)
        if (new URL(root + path).href !== root + path) throw new Error(`moved: ${path}`)
        if (/^\/|\/\//.test(path)) throw new Error(`empty segment: ${path}`)
        if (refusedParts.test(wire?.url ?? '')) throw new Error(`kept: ${path}`)
        expect(wire ? parse(wire) : parsed).toEqual(parsed)
      }),
      { numRuns: 100_000 },
    )
    expect(followed).toBeGreaterThan(5000)
  })
})
