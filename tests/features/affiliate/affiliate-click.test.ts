import { describe, expect, it } from 'vitest'
import { affiliateLinkIn, clickPage, isAffiliatePath } from '#features/affiliate/affiliate-click.ts'
import { isCounted, pendingKey, writeClickMark } from '#features/affiliate/click-mark.ts'
import { declinesAttribution } from '#features/consent/declines-attribution.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'

const LINK = { offerId: 12, affiliateId: 345 }
const KEY = 'a'.repeat(32)

describe('an affiliate’s link (S2 §3)', () => {
  it.each([
    ['oid=12&affid=345', LINK],
    ['affid=000345&oid=012', LINK],
    ['oid=999999999&affid=1&x=1', { offerId: 999_999_999, affiliateId: 1 }],
    ['oid=12&affid=345&gclid=a&gclid=b', { ...LINK, paidBy: 'gclid' }],
    ['oid=12&affid=345&gclid=&fbclid=x', { ...LINK, paidBy: 'fbclid' }],
    ['oid=12&affid=000', undefined],
    ['oid=12 &affid=345', LINK],
    ['OID=12&AffId=345', LINK],
    ['oid=12&amp;affid=345', LINK],
    ['oid=12&AMP;affid=345', LINK],
    ['oid=12&affid=345.', LINK],
    ['oid=12&affid=345)', LINK],
    ['oid=12&affid=345%20', LINK],
    ['oid=12%E2%80%8B&affid=345%E2%80%8B', LINK],
    ['oid=“12”&affid=345”.', LINK],
    ['oid=12&affid=345%3E', LINK],
    ['oid=12&oid=12&affid=345', undefined],
    ['oid=12&OID=13&affid=345', undefined],
    ['oid=12&amp;oid=13&affid=345', undefined],
    ['oid=1.2&affid=345', undefined],
    ['oid=12&affid=345x', undefined],
  ])('%s', (query, link) => {
    expect(affiliateLinkIn(normalizedQuery(query))).toEqual(link)
  })

  it.each([
    ['/start', true],
    ['/start/', true],
    ['/start/cb/thank-you', true],
    ['/startup', false],
    ['/start-now', false],
    ['/', false],
    ['/x/start', false],
  ])('%s is a path of affiliates: %s', (path, expected) => {
    expect(isAffiliatePath(path)).toBe(expected)
  })

  it('passes on plain and short paths only', () => {
    expect(clickPage('/fr/start/plans')).toBe('/fr/start/plans')
    expect(clickPage(`/start/${'a'.repeat(100)}`)).toBe('/start')
    expect(clickPage('/start/a b')).toBe('/start')
  })
})

describe('the mark of a click', () => {
  it('says that its link is counted, and no other', () => {
    const mark = writeClickMark(LINK)
    expect(isCounted(LINK, mark)).toBe(true)
    expect(isCounted({ ...LINK, offerId: 13 }, mark)).toBe(false)
    expect(isCounted({ ...LINK, affiliateId: 34 }, mark)).toBe(false)
    expect(pendingKey(LINK, mark)).toBeUndefined()
  })

  it('keeps the key of a click that is not confirmed', () => {
    const mark = writeClickMark({ ...LINK, pendingKey: KEY })
    expect(isCounted(LINK, mark)).toBe(false)
    expect(pendingKey(LINK, mark)).toBe(KEY)
    expect(pendingKey({ ...LINK, affiliateId: 7 }, mark)).toBeUndefined()
  })

  it.each([undefined, '', '12', '12.345.', `12.345.${KEY}0`, '12.345 ', `x12.345`])(
    'reads %s as none',
    (value) => {
      expect(isCounted(LINK, value)).toBe(false)
      expect(pendingKey(LINK, value)).toBeUndefined()
    },
  )
})

it.each([
  ['0', null, true],
  ['0', '1', true],
  ['1', '1', false],
  ['1', null, false],
  [undefined, '1', true],
  [undefined, '0', false],
  [undefined, null, false],
  ['x', '1', true],
  ['mv', null, true],
  ['am', '1', false],
])('choice %s with the signal %s declines attribution: %s', (choice, privacyControl, expected) => {
  expect(declinesAttribution({ choice, privacyControl })).toBe(expected)
})
