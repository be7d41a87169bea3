import { NextRequest } from 'next/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signPreview, writePreviewToken } from '#features/landing/preview-link.ts'
import { LIVE_PAGE_LIFE_S } from '#lib/edge/steps/show-page.ts'
import { middleware } from '../middleware.ts'
import { json, startUpstream } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return {
    default: {
      ...landingIndex,
      en: {
        ...landingIndex.en,
        '/pricing/plans': '444444444444',
        '/pricing/plans/less': '555555555555',
      },
    },
  }
})

vi.mock('#generated/named-records.json', async () => {
  const { experimentEntry } = await import('./support/experiment.ts')
  const experiments = {
    headline: experimentEntry({ languages: ['en', 'fr'] }),
    here: experimentEntry({
      page: '/l',
      countries: ['CA'],
      arms: [
        ['control', 1],
        ['price', 100, '/lp'],
      ],
    }),
    soon: experimentEntry({ page: '/l/f', start: Date.parse('2030-01-01') }),
    plans: experimentEntry({
      page: '/pricing/plans',
      arms: [
        ['control', 1],
        ['less', 1, '/pricing/plans/less'],
      ],
    }),
    old: experimentEntry({ page: '/docs/sustainability-report' }),
  }
  return { default: { experiments, redirects: {}, announcements: {}, words: {} } }
})

const ORIGIN = 'http://site.example'
const KEY = 'a key of at least thirty-two letters'
const FREE_DEMO = '/docs/free-demo'

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

const logged: string[] = []

beforeAll(async () => {
  const content = await startUpstream()
  content.reply = json(200, {
    records: { en: { '/docs/live': '999999999999' } },
    experiments: { old: null, broken: { page: 1 } },
  })
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  return () => content.close()
})

beforeEach(() => {
  vi.stubEnv('HASH_KEY', KEY)
  vi.spyOn(console, 'log').mockImplementation((line) => void logged.push(String(line)))
})

type Options = { headers?: Record<string, string>; cookie?: string; method?: string }

const visit = async (address: string, { headers, cookie, method = 'GET' }: Options = {}) => {
  const sent = { ...PERSON, ...headers, ...(cookie && { cookie }) }
  const answer = await middleware(new NextRequest(`${ORIGIN}${address}`, { headers: sent, method }))
  return {
    shown: answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '').split('?')[0],
    kept: answer.cookies.get('b_exp')?.value,
    cookie: answer.headers.get('set-cookie'),
    keeping: answer.headers.get('cache-control'),
  }
}

const CONTROL = '/en/standard/landing/aaaaaaaaaaaa/plain-idle/docs/free-demo'
const COUNTED = CONTROL.replace('idle', 'idle~headline.control')
const PRICE =
  '/en/standard/landing/dddddddddddd/plain-idle~headline.price~docs~ab~11.05.24~00/docs/free-demo'

const inArm = { cookie: 'b_exp=headline.price' }

describe('a page with a running experiment', () => {
  it('shows every person one of its arms, and says which in a cookie without an identifier', async () => {
    const seen = new Set<string>()
    for (let at = 0; at < 60; at += 1) {
      const { shown, kept, cookie, keeping } = await visit(FREE_DEMO)
      seen.add(`${kept} ${shown}`)
      expect(cookie).toMatch(
        /^b_exp=headline\.\w+; Path=\/; Expires=[^;]+; Max-Age=7776000; HttpOnly; SameSite=lax$/i,
      )
      expect(keeping).toBe('private, no-cache')
    }
    expect([...seen].toSorted()).toEqual([`headline.control ${COUNTED}`, `headline.price ${PRICE}`])
  })

  it('keeps a visitor in the arm, without a further cookie', async () => {
    expect(await visit(FREE_DEMO, inArm)).toEqual({
      shown: PRICE,
      kept: undefined,
      cookie: null,
      keeping: 'private, no-cache',
    })
  })

  it('shows a form without script in the same arm', async () => {
    const { shown } = await visit(`${FREE_DEMO}?signup=exists&q=nda`, inArm)
    expect(shown).toBe(PRICE.replace('plain-idle', 'q-exists'))
  })

  it('divides an offer, whose page of the build shows no arm', async () => {
    const { shown } = await visit('/pricing/plans', { cookie: 'b_exp=plans.control' })
    expect(shown).toBe('/en/standard/offers/444444444444/usd~plans.control/pricing/plans')
    const less = await visit('/pricing/plans', { cookie: 'b_exp=plans.less' })
    expect(less.shown).toBe(
      '/en/standard/offers/555555555555/usd~plans.less~pricing~plans~less/pricing/plans',
    )
    const bot = await visit('/pricing/plans', { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect(bot).toMatchObject({ shown: '/en/standard/pricing/plans', keeping: 'private, no-cache' })
  })
})

describe('control without a cookie, whatever the cookie says,', () => {
  it.each<[string, Options]>([
    ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a program', { headers: { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' } }],
    ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a HEAD', { method: 'HEAD' }],
    ['who declined', { cookie: 'b_exp=headline.price; user-cookies=0' }],
    ['a browser with Sec-GPC', { headers: { 'sec-gpc': '1' } }],
    ['a browser with DNT', { headers: { dnt: '1' } }],
  ])('is what is shown to %s', async (_case, options) => {
    const found = await visit(FREE_DEMO, { ...inArm, ...options })
    expect(found).toEqual({
      shown: CONTROL,
      kept: undefined,
      cookie: null,
      keeping: 'private, no-cache',
    })
  })

  it('is not for who accepted after the browser had declined', async () => {
    const cookie = 'b_exp=headline.price; user-cookies=1'
    expect((await visit(FREE_DEMO, { cookie, headers: { 'sec-gpc': '1' } })).shown).toBe(PRICE)
  })

  it('is for a language in which an arm is missing, and one that the experiment leaves out', async () => {
    expect((await visit('/fr/docs/demo', inArm)).kept).toBeUndefined()
    expect((await visit('/fr/l/f', inArm)).kept).toBeUndefined()
  })

  it('stands behind a preview', async () => {
    const until = Math.floor(Date.now() / 1000) + 3600
    const page = { locale: 'en', path: FREE_DEMO, hash: '999999999999', until } as const
    const token = writePreviewToken({ ...page, signature: await signPreview(page, KEY) })
    const { shown, kept, keeping } = await visit(`${FREE_DEMO}?preview=${token}`, inArm)
    expect(shown).toMatch(/\/999999999999\/plain-idle-until-\d+-shut-[\w-]{43}\/docs\/free-demo$/)
    expect([kept, keeping]).toEqual([undefined, 'no-store'])
    expect(await visit(`${FREE_DEMO}?preview=false`)).toMatchObject({ shown: CONTROL })
  })
})

describe('a limit to countries', () => {
  const place = (value: object) => ({
    cookie: `b_localization=${encodeURIComponent(JSON.stringify(value))}`,
  })

  it.each<[string, Options, boolean]>([
    ['nobody knows', {}, false],
    ['an answer named', place({ countryCode: 'CA', regime: 'opt-out' }), true],
    ['another answer named', place({ countryCode: 'FR', regime: 'opt-in' }), false],
    ['a guess named', place({ countryCode: 'CA', isFallback: true }), false],
    ['a damaged cookie names', { cookie: 'b_localization={' }, false],
  ])('holds where %s', async (_case, options, takesPart) => {
    expect((await visit('/l', options)).kept !== undefined).toBe(takesPart)
  })

  it('believes the edge network first', async () => {
    vi.stubEnv('GEO_COUNTRY_HEADER', 'x-country')
    const headers = { 'x-country': 'CA' }
    expect((await visit('/l', { headers })).kept).toMatch(/^here\./)
    const here = place({ countryCode: 'CA', regime: 'opt-out' })
    expect((await visit('/l', { ...here, headers: { 'x-country': 'US' } })).kept).toBeUndefined()
    vi.stubEnv('GEO_COUNTRY_HEADER', '')
  })
})

describe('beside a running experiment', () => {
  it('the address of an arm counts nothing and names the page', async () => {
    const { shown, kept, keeping } = await visit('/docs/ab/11.05.24/00')
    expect(shown).toBe(
      '/en/standard/landing/dddddddddddd/plain-idle~of~docs~free-demo/docs/ab/11.05.24/00',
    )
    expect([kept, keeping]).toEqual([undefined, null])
  })

  it('a page whose experiment is to start is not kept beyond that', async () => {
    const { shown, kept, keeping } = await visit('/l/f', { cookie: 'b_exp=soon.price' })
    expect(shown).toBe('/en/standard/landing/eeeeeeeeeeee/plain-idle/l/f')
    expect([kept, keeping]).toEqual([undefined, `s-maxage=${LIVE_PAGE_LIFE_S}`])
  })

  it('a live record ends one of the build, and one that is broken is left out', async () => {
    await vi.waitFor(async () => {
      const { kept, keeping } = await visit('/docs/sustainability-report')
      expect([kept, keeping]).toEqual([undefined, null])
    })
    expect(logged.join('')).toContain('experiments broken')
  })
})
