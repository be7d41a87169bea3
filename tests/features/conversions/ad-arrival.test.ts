import { describe, expect, it } from 'vitest'
import { adArrivalOf } from '#features/conversions/ad-arrival.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'

const AT = 1_764_166_788_000

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)'

type Visit = { choice?: string; regime?: string; gpc?: true; clicks?: string; browser?: string }

const arrivalOf = ({ choice, regime, gpc, clicks, browser = BROWSER }: Visit) => {
  const known = [
    [COOKIES.adClicks.name, clicks ?? `meta=fbclid.${AT}.IwAR2F4`],
    ...(choice ? [[COOKIES.choice.name, choice]] : []),
    ...(regime
      ? [[COOKIES.localization.name, encodeURIComponent(JSON.stringify({ regime }))]]
      : []),
  ]
  const headers = new Headers({
    cookie: known.map((pair) => pair.join('=')).join('; '),
    'user-agent': browser,
    ...(gpc && { 'sec-gpc': '1' }),
  })
  return adArrivalOf({ headers, cookieOf: (key) => cookieIn(headers, key) })
}

describe('what a request tells of an advertisement (architecture 22)', () => {
  it.each([
    ['accepted, where the law asks first', { choice: '1', regime: 'opt-in' }, 'accepted'],
    ['accepted, by somebody whose place is not known', { choice: '1' }, 'accepted'],
    ['accepted after the browser had said no', { choice: '1', gpc: true }, 'accepted'],
    ['nothing, where the law does not ask first', { regime: 'opt-out' }, 'opt-out'],
    ['nothing, where the law asks first', { regime: 'opt-in' }, undefined],
    ['nothing, by somebody whose place is not known', {}, undefined],
    ['a place that is nonsense', { regime: 'none' }, undefined],
    ['declined', { choice: '0', regime: 'opt-out' }, undefined],
    ['accepted what led here, and tools of others', { choice: 'av', regime: 'opt-in' }, 'accepted'],
    ['accepted what led here alone', { choice: 'am', regime: 'opt-out' }, undefined],
    ['accepted tools of others alone', { choice: 'v', regime: 'opt-out' }, undefined],
    ['nothing, but by the browser', { gpc: true, regime: 'opt-out' }, undefined],
  ] as const)('%s', (_name, visit, consent) => {
    expect(arrivalOf(visit)?.consent).toBe(consent)
  })

  it('is nothing without a click, and of a click that is not in order', () => {
    expect(arrivalOf({ choice: '1', clicks: '' })).toBeUndefined()
    expect(arrivalOf({ choice: '1', clicks: 'meta=fbclid.1.x' })).toBeUndefined()
  })

  it('names the browser for Meta alone', () => {
    const clicks = `google=gclid.${AT}.Cj0KCQ`
    expect(arrivalOf({ choice: '1' })?.userAgent).toBe(BROWSER)
    expect(arrivalOf({ choice: '1', clicks })).toEqual({
      consent: 'accepted',
      clicks: { google: { name: 'gclid', id: 'Cj0KCQ', at: AT } },
    })
  })
})
