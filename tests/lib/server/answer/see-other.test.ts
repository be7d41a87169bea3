import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  leaveTo,
  localLocation,
  seeOther,
  UnsafeLocationError,
} from '#lib/server/answer/see-other.ts'

const written = (path: string, query: Record<string, string>) => {
  try {
    return localLocation({ path, query })
  } catch (error) {
    if (error instanceof UnsafeLocationError) return undefined
    throw error
  }
}

describe('seeOther', () => {
  it('writes a relative Location that no cache keeps', () => {
    const { status, headers } = seeOther({ path: '/fr/', query: { label: 'a b', none: undefined } })
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/fr/?label=a+b')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each(['', 'fr', '//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nb'])(
    'throws for %j',
    (path) => {
      expect(() => seeOther({ path })).toThrow(UnsafeLocationError)
    },
  )

  it('stays on this site and on one line, whatever the path and the fields', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom('//', '\\', '\r\n', '/..'),
    )
    const path = fc.oneof(text, fc.webPath()).map((value) => `/${value}`)
    fc.assert(
      fc.property(path, text, text, (target, name, value) => {
        const location = written(target, { [name]: value })
        if (location === undefined) return
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        const url = new URL(location, 'https://site.example')
        expect(url.origin + url.pathname).toBe(`https://site.example${target}`)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('leaveTo', () => {
  const webAppUrl = 'https://app.example/webapp'

  it('leads to the configured origin', () => {
    const { headers } = leaveTo(`${webAppUrl}/?a=1`, webAppUrl)
    expect(headers.get('location')).toBe(`${webAppUrl}/?a=1`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each([
    'https://evil.example/',
    'http://app.example/webapp/',
    'https://app.example.evil/',
    '/x',
    '',
  ])('throws for %j', (location) => {
    expect(() => leaveTo(location, webAppUrl)).toThrow(UnsafeLocationError)
  })
})
