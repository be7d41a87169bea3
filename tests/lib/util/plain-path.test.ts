import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationSchema } from '#features/destination/destination-contract.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'

const accepts = {
  entryPoint: (path: string) => entryPointSchema.safeParse(path).success,
  destination: (url: string) => destinationSchema.safeParse({ url }).success,
}

const escaped = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

const BAD = [
  '//',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '\r',
  '\n',
  '\t',
  '\0',
  '\u007f',
  '\u0085',
  '..',
  ' ',
  '<',
]

describe('entryPointSchema', () => {
  it.each(['/', '/fr/', '/l/f', '/docs/free-demo', '/de/docs/ab/11.05.24/01/', '/docs/caf%C3%A9'])(
    'takes %s',
    (path) => {
      expect(accepts.entryPoint(path)).toBe(true)
    },
  )

  it.each([
    '',
    'l/f',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    '/./a',
    '/a/..',
    '/%2f%2fevil',
  ])('refuses %s', (path) => {
    expect(accepts.entryPoint(path)).toBe(false)
  })
})

describe('destinationSchema', () => {
  it.each(['doc/marketing-plan-D123', 'business-plan-kit/', 'search/', 'drive/Mes%20documents'])(
    'takes %s',
    (url) => {
      expect(accepts.destination(url)).toBe(true)
    },
  )

  it.each(['', '/doc/x', '//evil.example', 'https://evil.example', 'javascript:alert(1)', '../x'])(
    'refuses %s',
    (url) => {
      expect(accepts.destination(url)).toBe(false)
    },
  )

  it.each(['a\u0000b', 'a\r\nb', '\ud800', '', '   '])('refuses the search %j', (t) => {
    expect(destinationSchema.safeParse({ url: 'search/', t }).success).toBe(false)
  })

  it('refuses unknown fields', () => {
    expect(destinationSchema.safeParse({ url: 'search/', host: 'x' }).success).toBe(false)
  })
})

describe('both', () => {
  it.each(BAD)('refuse %j anywhere, plain and encoded once or twice', (bad) => {
    const filler = fc.stringMatching(/^[a-z]{0,5}$/)
    fc.assert(
      fc.property(filler, filler, (before, after) => {
        const isDots = bad === '..'
        const [left, right] = isDots ? [`${before}/`, `/${after}`] : [before, after]
        const once = escaped(bad)
        for (const form of [bad, once, once.toUpperCase(), escaped(once)]) {
          const harmless = form === '%20'
          expect(accepts.entryPoint(`/${left}${form}${right}`)).toBe(harmless)
          expect(accepts.destination(`a${left}${form}${right}`)).toBe(harmless)
        }
      }),
    )
  })

  it('refuse overlong and broken encodings', () => {
    for (const form of ['%c0%af', '%e0%80%af', '%ff', '%e9', '%', '%zz']) {
      expect(accepts.entryPoint(`/${form}`)).toBe(false)
      expect(accepts.destination(form)).toBe(false)
    }
  })

  it('lead nowhere but below the address they are put on, whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath(), fc.string())
    fc.assert(
      fc.property(text, (value) => {
        for (const path of [value, `/${value}`]) {
          if (accepts.entryPoint(path)) {
            const url = new URL(path, 'https://site.example')
            expect(url.origin + url.pathname).toBe(`https://site.example${path}`)
          }
          if (accepts.destination(path)) {
            const url = new URL(path, 'https://app.example/webapp/')
            expect(url.href).toBe(`https://app.example/webapp/${path}`)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })
})
