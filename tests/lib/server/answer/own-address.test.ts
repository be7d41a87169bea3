import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { html as markup } from 'hono/html'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_SLOT } from '#lib/config/answer-slot.ts'
import { SHEET_MARK } from '#lib/next/style-elements.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { AnswerPage, answerAgain, askForCookies } from '#lib/server/answer/own-address.ts'
import { openText, sealText } from '#lib/server/answer/sealed-text.ts'
import { pageResponse } from '#lib/server/posted/answer-page.ts'
import { housePage } from '#lib/server/posted/house-page.ts'
import { shownAnswer } from '#lib/server/posted/shown-answer.ts'
import { testSite } from '../../../support/test-site.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

afterEach(() => {
  vi.useRealTimers()
})

const { site } = testSite()

type Asking = { path?: string; cookie?: string; mode?: string; method?: string }

const requestOf = ({ path = '/api/cancel', cookie, mode = 'navigate', method = 'POST' }: Asking) =>
  new NextRequest(`https://site.example${path}`, {
    method,
    headers: { 'Sec-Fetch-Mode': mode, ...(cookie !== undefined && { Cookie: cookie }) },
  })

const pageOf = (body = 'Received: eva@example.org') =>
  pageResponse({
    form: { language: 'de', from: '/de/company/cancel' },
    words: { back: 'Zurück', home: 'Startseite' },
    title: 'Ihre <Kündigung>',
    body: markup`${body}`,
    status: 201,
    headers: { 'Retry-After': '5' },
  })

const answered = async (asking: Asking, body?: string) =>
  answer(() => pageOf(body), { request: requestOf(asking), site })

const VISITOR = { cookie: 'b_language=de' }

/** The address that a form led to, with the cookie that opens it there. */
const ledTo = async (body?: string) => {
  const response = await answered(VISITOR, body)
  const [cookie = ''] = response.headers.getSetCookie()
  return {
    response,
    cookie,
    path: response.headers.get('location') ?? '',
    again: (asking: Asking = {}, ofSite = site) =>
      answerAgain({
        request: requestOf({
          path: response.headers.get('location') ?? '',
          cookie: cookie.split(';')[0] ?? '',
          method: 'GET',
          ...asking,
        }),
        site: ofSite,
      }),
  }
}

it('leads a browser to an address of the answer, in its language, that says nothing of it', async () => {
  const { response, path, cookie } = await ledTo()
  expect(response.status).toBe(303)
  expect(path).toMatch(/^\/de\/answer\?no=[0-9a-f]{12}$/)
  expect(cookie).toMatch(/^b_answer=[\w-]+; Path=\/de\/answer;.* Secure; HttpOnly; SameSite=lax$/i)
  expect(decodeURIComponent(cookie)).not.toContain('eva@')
})

it('shows it there as often as it is asked within the hour, and never later', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z') })
  const { again } = await ledTo()
  for (let asked = 0; asked < 3; asked += 1) {
    expect(again()).toMatchObject({
      language: 'de',
      title: expect.stringContaining('Ihre &lt;Kündigung&gt;'),
      body: expect.stringContaining('Received: eva@example.org'),
    })
  }
  vi.setSystemTime(new Date('2026-11-29T10:59:59Z'))
  expect(again()).not.toBeNull()
  vi.setSystemTime(new Date('2026-11-29T11:00:01Z'))
  expect(again()).toBeNull()
})

it('shows it under its own number alone, and to nobody without its cookie or with another key', async () => {
  const { again } = await ledTo()
  expect(again({ path: '/de/answer?no=000000000000' })).toBeNull()
  expect(again({ cookie: 'b_answer=forged' })).toBeNull()
  expect(again({ cookie: `b_answer=${'A'.repeat(400)}` })).toBeNull()
  expect(again({ cookie: 'b_language=de' })).toBeNull()
  expect(again({}, { ...site, hashKey: 'another' })).toBeNull()
})

it('stays where it was posted, whole, where a browser takes no cookie or the answer fits into none', async () => {
  const noise = Array.from({ length: 400 }, () => crypto.randomUUID()).join('')
  for (const response of [
    await answered({}),
    await answered({ ...VISITOR, mode: 'cors' }),
    await answered(VISITOR, noise),
  ]) {
    expect(response.status).toBe(201)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toContain('Ihre &lt;Kündigung&gt;')
  }
})

it('keeps the cookies that an answer sets', async () => {
  const withCookie = async () => {
    const page = await pageOf()
    page.headers.append('Set-Cookie', 'b_purchase=x; Path=/')
    return page
  }
  const response = await answer(withCookie, { request: requestOf(VISITOR), site })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^b_answer=/),
    'b_purchase=x; Path=/',
  ])
})

it('has a browser without any cookie post once more, and no oftener', () => {
  const asked = askForCookies(requestOf({}), site)
  expect(asked?.status).toBe(307)
  expect(asked?.headers.get('location')).toBe('/api/cancel?asked=1')
  expect(asked?.headers.get('referrer-policy')).toBe('same-origin')
  expect(asked?.headers.getSetCookie()).toEqual([expect.stringContaining('Path=/api/cancel;')])
  expect(askForCookies(requestOf({ path: '/api/cancel?asked=1' }), site)).toBeNull()
  expect(askForCookies(requestOf(VISITOR), site)).toBeNull()
  expect(askForCookies(requestOf({ mode: 'cors' }), site)).toBeNull()
})

it('a sealed text is another one each time and opens with its key alone', () => {
  const [one, two] = [sealText('text', 'key'), sealText('text', 'key')]
  expect(one).not.toBe(two)
  expect([openText(one, 'key'), openText(two, 'key')]).toEqual(['text', 'text'])
  expect(openText(one, 'other')).toBeNull()
  expect(openText(`${one.slice(0, -2)}AA`, 'key')).toBeNull()
})

const HOUSE = `<!DOCTYPE html><html lang="fr"><head><title>Réponse</title><style>@font-face{}${SHEET_MARK}</style></head><body><header>Logo</header><main><slot name="${ANSWER_SLOT}"><section>Trop tard</section></slot></main><footer>Pied</footer><script src="/x.js"></script></body></html>`

describe('the house around it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const file = join(folder, 'server/app/fr/standard/answer.html')

  beforeEach(() => {
    vi.stubEnv('BUILD_FOLDER', relative(process.cwd(), folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, HOUSE)
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('has header, faces and foot of the page that the build has made, and the answer in its slot', () => {
    const { html, policy } = housePage('fr', {
      title: '<title>Reçu</title>',
      body: '<p>$& Ann</p>',
    })
    expect(html).toContain(
      '<title>Reçu</title><style>@font-face{}.a{}</style></head><body><header>Logo</header><main><p>$& Ann</p></main><footer>Pied</footer></body></html>',
    )
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(policy).not.toContain('script-src')
  })

  it('says by itself that nothing is shown any more', () => {
    expect(housePage('fr', null).html).toContain('<section>Trop tard</section>')
  })

  it('gives the answer bare rather than not at all where its page is gone', () => {
    rmSync(file)
    const { html } = housePage('fr', { title: '<title>Reçu</title>', body: '<p>Ann</p>' })
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<main><p>Ann</p></main>')
  })
})

it('is a page of ours and nothing else that is led away', async () => {
  expect(await pageOf()).toBeInstanceOf(AnswerPage)
  const other = await answer(() => new Response('x', { status: 201 }), {
    request: requestOf(VISITOR),
    site,
  })
  expect(other.status).toBe(201)
})

it.each([
  ['/api/answer/fr?no=1', 'fr'],
  ['/de/answer?no=1', 'de'],
  ['/answer?no=1', 'en'],
])('answers %s without its cookie in its language, kept by no cache', async (path, language) => {
  const response = await shownAnswer(requestOf({ path, method: 'GET' }), site)
  expect(response.headers.get('content-language')).toBe(language)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain(`<html lang="${language}">`)
})
