import { describe, expect, it } from 'vitest'
import { fillClaims, fillClaimsDeep } from '#lib/util/fill-claims.ts'

const filling = { claims: { templates: '3,000', since: '2002' }, source: 'x.json' }

describe('fillClaims', () => {
  it('fills each name, also twice', () => {
    expect(fillClaims('{templates}+ since {since}, {templates}', filling)).toBe(
      '3,000+ since 2002, 3,000',
    )
  })

  it('leaves text without names as it is', () => {
    expect(fillClaims('Plain $& text', filling)).toBe('Plain $& text')
  })

  it.each(['{template}', '{}', '{ templates }', '{constructor}'])('refuses %s by name', (token) => {
    expect(() => fillClaims(`All ${token}`, filling)).toThrow(
      `x.json: ${token} is no claim. Known names: templates, since.`,
    )
  })

  it('fills every text inside lists and objects, and nothing else', () => {
    const value = { a: ['{since}', { b: '{templates}' }], c: true, d: null, e: 4 }
    expect(fillClaimsDeep(value, filling)).toEqual({
      a: ['2002', { b: '3,000' }],
      c: true,
      d: null,
      e: 4,
    })
  })
})
