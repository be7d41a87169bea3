import { describe, expect, it } from 'vitest'
import { clicksIn, readClicks, withClicks, writeClicks } from '#features/conversions/ad-clicks.ts'
import { AD_PLATFORM_IDS } from '#lib/config/ad-platforms.ts'

const AT = 1_764_166_788_000

const found = (query: string, platforms = AD_PLATFORM_IDS) =>
  clicksIn(new URLSearchParams(query), { platforms, at: AT })

describe('the clicks of an address', () => {
  it.each([
    ['gclid=Cj0KCQ-_x', { google: { name: 'gclid', id: 'Cj0KCQ-_x', at: AT } }],
    ['wbraid=0AAAAAo&gbraid=1BBBBBo', { google: { name: 'gbraid', id: '1BBBBBo', at: AT } }],
    ['gbraid=1BBBBBo&gclid=Cj0KCQ', { google: { name: 'gclid', id: 'Cj0KCQ', at: AT } }],
    [
      'fbclid=IwAR2F4_aem_x&utm_source=x',
      { meta: { name: 'fbclid', id: 'IwAR2F4_aem_x', at: AT } },
    ],
    ['gclid=short', {}],
    ['gclid=Cj0KCQ&gclid=Cj0KCR', {}],
    ['gclid=Cj0KCQ%3Cscript%3E', {}],
    [`gclid=${'a'.repeat(401)}`, {}],
    ['ttclid=E.C.P.abc', {}],
  ])('%s', (query, clicks) => {
    expect(found(query)).toEqual(clicks)
  })

  it('are those of the platforms that are told alone', () => {
    expect(Object.keys(found('gclid=Cj0KCQ&fbclid=IwAR2F4', ['meta']))).toEqual(['meta'])
  })
})

describe('the cookie of clicks', () => {
  const clicks = found(`gclid=Cj0KCQ-_x&fbclid=IwAR2F4_aem&msclkid=${'a'.repeat(32)}`)

  it('comes back as it was written, letter case included', () => {
    expect(readClicks(writeClicks(clicks))).toEqual(clicks)
  })

  it.each([
    '',
    'google',
    `google=fbclid.${AT}.Cj0KCQ`,
    `google=gclid.then.Cj0KCQ`,
    `google=gclid.${AT}.<b>`,
    `tiktok=ttclid.${AT}.Cj0KCQ`,
  ])('holds nothing of %j', (value) => {
    expect(readClicks(value)).toEqual({})
  })

  it('keeps the last click of each platform, and when it was first seen', () => {
    const later = clicksIn(new URLSearchParams('gclid=Cj0KCQ-_x&fbclid=IwAR-new'), {
      platforms: AD_PLATFORM_IDS,
      at: AT + 1000,
    })
    const kept = withClicks(clicks, later)
    expect(kept).toEqual({ ...clicks, meta: { name: 'fbclid', id: 'IwAR-new', at: AT + 1000 } })
  })
})
