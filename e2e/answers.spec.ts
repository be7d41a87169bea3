import { extname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { NEWS_FEED_PATH } from '../lib/config/news-feed.ts'
import { PUBLIC_FILES } from '../lib/config/public-files.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { sitePages, type SitePage } from '../scripts/browser/site-pages.ts'
import { longFor } from './support/long.ts'
import { gradeOf } from './support/observatory-grade.ts'

/** For the pages of a language, a busy machine included. */
const OF_A_LANGUAGE_MS = 180_000

const AT_ONCE = 4

const siteUrl = process.env.SITE_URL ?? ''
const pages = await sitePages()
const landingPages = pages.filter(({ kind }) => kind === 'landing')

const answerOf = async (url: string) => {
  // Compressing hundreds of pages takes longer than what is looked at.
  const headers = { 'Accept-Encoding': 'identity' }
  const answer = await fetch(url, { redirect: 'manual', headers })
  return { answer, status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Scripts that stand in a page: its own script and data, which no policy has to allow. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)

const SCRIPT = / type="(?:module" src="\/_next\/|application\/(?:ld\+)?json")/

const HELD_FOR_A_DAY = 's-maxage=86400'
const STAND_IN_TRIES = 12
const TRY_EVERY_MS = 6000

/**
 * Asks until the page is held for a day: one of the library is made when it is first asked for, and one on which
 * something stood in, because the search service was late, is made again after a minute (docs/decisions/009).
 */
const settled = async (url: string, tries = 0): ReturnType<typeof answerOf> => {
  const asked = await answerOf(url)
  const isHit = asked.headers.get('x-nextjs-cache') === 'HIT'
  const isHeld = isHit && asked.headers.get('cache-control')?.includes(HELD_FOR_A_DAY)
  if (isHeld || tries === STAND_IN_TRIES) return asked
  if (tries > 0) await delay(TRY_EVERY_MS)
  return settled(url, tries + 1)
}

const isPrerendered = async (url: string, { path, locale }: SitePage) => {
  const { answer, status, headers, html } = await settled(url)
  const policy = headers.get('content-security-policy')
  expect.soft(status, path).toBe(200)
  expect.soft(headers.get('x-nextjs-cache'), path).toBe('HIT')
  expect.soft(headers.get('cache-control'), path).toContain(HELD_FOR_A_DAY)
  expect.soft(headers.get('set-cookie'), path).toBeNull()
  expect.soft(policy, path).not.toContain('unsafe')
  expect.soft(gradeOf(answer, html).score, path).toBe(130)
  expect.soft(policy, path).toContain("script-src 'self';")
  const strange = scriptsOf(html).filter((attributes) => !SCRIPT.test(attributes))
  expect.soft(strange, path).toEqual([])
  expect.soft(html, path).toMatch(new RegExp(`<html lang="${locale}" dir="ltr"`))
  expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1)
  expect.soft(html, path).not.toMatch(/\sstyle="/)
  // An address that was not put in when the page was served (docs/decisions/028).
  expect.soft(html, path).not.toContain('.invalid')
}

const reflectsNothing = async (url: string, { path }: SitePage) => {
  const plain = '<script>alert(1)</script>'
  const first = await answerOf(`${url}?q=${encodeURIComponent(plain)}`)
  const second = await answerOf(`${url}?q=other`)
  expect.soft(second.headers.get('x-nextjs-cache'), path).toBe('HIT')
  expect.soft(first.html, path).not.toContain('alert(1)')
  expect.soft(second.html, path).toBe(first.html)
}

// One test for the pages of a language: a test of each page would take longer than what it asks.
for (const locale of LOCALE_CODES) {
  const own = pages.filter((page) => page.locale === locale)

  test(`every page in ${locale} is prerendered under its own policy`, longFor(locale), async () => {
    test.setTimeout(OF_A_LANGUAGE_MS)
    const all = { items: own, width: AT_ONCE }
    // Each is made before one is waited for: the minutes of those with something that stood in are the same minute.
    await mapConcurrently({ ...all, map: ({ path }) => answerOf(siteUrl + path) })
    await mapConcurrently({ ...all, map: (page) => isPrerendered(siteUrl + page.path, page) })
  })

  test(
    `landing pages in ${locale} with q are prerendered and reflect nothing`,
    longFor(locale),
    async () => {
      test.setTimeout(OF_A_LANGUAGE_MS)
      await mapConcurrently({
        items: own.filter(({ kind }) => kind === 'landing'),
        width: AT_ONCE,
        map: (page) => reflectsNothing(siteUrl + page.path, page),
      })
    },
  )
}

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
  '.json': 'application/json; charset=UTF-8',
}

test('each public file says what it is', async () => {
  for (const path of PUBLIC_FILES) {
    const { status, headers } = await answerOf(siteUrl + path)
    expect.soft(status, path).toBe(200)
    expect.soft(headers.get('content-type'), path).toBe(TYPES[extname(path)])
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff')
    const kept = path.startsWith('/still/') ? 'max-age=604800' : 'max-age=0'
    expect.soft(headers.get('cache-control'), path).toContain(kept)
  }
})

const BUILD_FILE = /\/_next\/static\/[\w./-]+\.js/

const FILE_PATHS = async () => {
  const html = await (await fetch(siteUrl)).text()
  return [BUILD_FILE.exec(html)?.[0] ?? '', '/social-card.png']
}

const PAST_THE_END = { Range: 'bytes=999999999-' }
const OF_ANOTHER = { 'If-Match': '"another"' }
const OF_BEFORE = { 'If-Unmodified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }

test('a file answers ranges, conditions and methods as HTTP has them', async () => {
  for (const path of await FILE_PATHS()) {
    const ask = (init: RequestInit) => fetch(siteUrl + path, init)
    const { length } = await (await ask({})).arrayBuffer().then((body) => new Uint8Array(body))
    const past = await ask({ headers: PAST_THE_END })
    expect
      .soft([path, past.status, past.headers.get('content-range')])
      .toEqual([path, 416, `bytes */${length}`])
    expect.soft((await ask({ headers: { Range: 'bytes=0-9' } })).status, path).toBe(206)
    for (const headers of [OF_ANOTHER, OF_BEFORE]) {
      expect.soft((await ask({ headers })).status, path).toBe(412)
    }
    expect.soft((await ask({ headers: { 'If-Match': '*' } })).status, path).toBe(200)
    for (const method of ['OPTIONS', 'POST', 'DELETE']) {
      const refused = await ask({ method })
      const { status, headers } = refused
      expect.soft([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
      expect.soft(headers.get('strict-transport-security'), path).toContain('max-age')
    }
  }
})

test('an address below the files of the build that cannot be decoded is one that there is not', async () => {
  for (const path of ['/_next/%ff', '/_next/static/%E0%A4%A']) {
    const { status, headers } = await fetch(siteUrl + path)
    expect.soft([path, status]).toEqual([path, 404])
    expect.soft(headers.get('strict-transport-security'), path).toContain('max-age')
  }
})

/** What machines ask for again; that a new one has a tag as well, `tests/contract/tagged-answers.test.ts` holds. */
const ASKED_AGAIN = [
  ...LOCALE_CODES.map((locale) => publicPath({ locale, path: NEWS_FEED_PATH })),
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/icon.svg',
  '/.well-known/gpc.json',
  '/social-card.png',
  '/api/banner/en-300x250.svg',
  '/films/en/walk-through.svg',
]

test('what machines ask for again is sent to them once', async () => {
  for (const path of ASKED_AGAIN) {
    const first = await fetch(siteUrl + path)
    const etag = first.headers.get('etag') ?? ''
    expect
      .soft([path, first.status, etag])
      .toEqual([path, 200, expect.stringMatching(/^(?:W\/)?"/)])
    const again = await fetch(siteUrl + path, { headers: { 'If-None-Match': etag } })
    expect.soft([path, again.status, await again.text()]).toEqual([path, 304, ''])
  }
})

test('a forged address or subrequest header changes nothing', async ({ request }) => {
  const path = landingPages[0]?.path ?? '/'
  const plain = await (await request.get(path)).text()
  const forged = await request.get(path, {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    },
  })
  expect(forged.status()).toBe(200)
  expect(await forged.text()).toBe(plain)
})

test('a page is sent once: the browser that has it gets 304, also where it would be compressed', async ({
  request,
}) => {
  const path = landingPages[0]?.path ?? '/'
  const { etag = '' } = (await request.get(path)).headers()
  expect(etag).not.toBe('')
  const again = await request.get(path, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
  })
  expect(again.status()).toBe(304)
  expect(again.headers()).not.toHaveProperty('content-encoding')
  const other = await request.get(path, { headers: { 'if-none-match': 'W/"000000000000"' } })
  expect(other.status()).toBe(200)
})
