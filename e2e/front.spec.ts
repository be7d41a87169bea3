import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { SOCIAL_CARD, TOUCH_ICON } from '../lib/config/public-files.ts'
import { findNginx } from '../scripts/front/find-nginx.ts'
import { ownFront, type OwnFront } from '../tests/front/own-front.ts'
import { freePort } from '../tests/services/support/free-port.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { newEmail } from './support/sign-ups.ts'
import { VISITOR_HEADERS } from './support/visitor-headers.ts'
import { readWords } from './support/words.ts'

test.describe.configure({ mode: 'serial' })

const BROWSER = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }

const inEncoding = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } })

const HELD_FOR_LONG = /^s-maxage=\d+, stale-while-revalidate=\d+$/
const KEPT_FOR_SECONDS = 's-maxage=2, stale-while-revalidate=2'

const declare = () => {
  let own: OwnSite
  let front: OwnFront

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const listen = await freePort()
    const url = `http://localhost:${listen}`
    own = await startOwnSite({
      SITE_URL: url,
      WEB_APP_URL: `${url}/webapp`,
      PAYMENT_URL: `${url}/payment`,
      TRUSTED_PROXY_HOPS: '1',
    })
    await own.start('services')
    await own.start('site')
    front = await ownFront({ sites: [own.url], services: own.servicesUrl, listen })
  })

  test.afterAll(async () => {
    await front.end()
    await own.end()
  })

  const visit = (path: string) => `http://localhost:${front.options.listen}${path}`

  test('a page is the site’s own, byte for byte, in every encoding, and once in the cache', async () => {
    for (const path of [
      '/',
      '/fr/',
      '/de/l/f',
      '/docs/free-demo?q=plan&gclid=x',
      '/pricing/plans',
    ]) {
      const direct = Buffer.from(await (await fetch(own.url + path)).arrayBuffer())
      expect((await front.ask(path)).body.equals(direct)).toBe(true)
      const gzip = await front.ask(path, inEncoding('gzip, deflate'))
      expect(gunzipSync(gzip.body).equals(direct)).toBe(true)
      const brotli = await front.ask(path, inEncoding('gzip, br'))
      expect(brotliDecompressSync(brotli.body).equals(direct)).toBe(true)
      expect(brotli.body.length).toBeLessThan(gzip.body.length)
      const again = await front.ask(
        path.replace('gclid=x', 'gclid=y&utm_source=z'),
        inEncoding('br'),
      )
      expect(again.headers['x-cache']).toMatch(/HIT|REVALIDATED/)
      expect(again.headers['content-encoding']).toBe('br')
    }
  })

  test('what a browser has kept is answered by 304', async () => {
    for (const encoding of ['', 'gzip', 'br']) {
      const { headers } = await front.ask('/', inEncoding(encoding))
      const again = await front.ask('/', {
        headers: { 'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag) },
      })
      expect(again).toMatchObject({ status: 304 })
      expect(again.body).toHaveLength(0)
    }
  })

  test('headers of an answer are the site’s, for pages, files and errors; a page is kept for seconds', async () => {
    const ours = new Set([
      'server',
      'date',
      'x-cache',
      'vary',
      'content-length',
      'connection',
      'transfer-encoding',
      'keep-alive',
    ])
    for (const path of [
      '/',
      '/fr',
      '/nowhere',
      '/robots.txt',
      '/icon.svg',
      '/api/session',
      '/videos/none.webm',
    ]) {
      const direct = await fetch(own.url + path, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': '' },
      })
      const theirs = [...direct.headers]
        .filter(([name]) => !ours.has(name))
        // Another line may stand over a page at any moment (decision 064).
        .map(([name, value]) => [name, HELD_FOR_LONG.test(value) ? KEPT_FOR_SECONDS : value])
      for (const turn of ['first', 'second']) {
        const { status, headers } = await front.ask(path)
        const names = `${path}, ${turn}`
        expect({ status, headers }, names).toMatchObject({
          status: direct.status,
          headers: Object.fromEntries(theirs),
        })
      }
    }
  })

  test('no header of a visitor chooses the page that others get', async () => {
    const [path, kept] = ['/company/about', /s-maxage/]
    const usual = await fetch(own.url + path).then((answer) => answer.text())
    for (const [name, value] of VISITOR_HEADERS) {
      const answer = await fetch(own.url + path, { headers: { [name]: value } })
      const isKept = answer.status === 200 && kept.test(answer.headers.get('cache-control') ?? '')
      if (isKept) expect((await answer.text()) === usual, `${name}: ${value}`).toBe(true)
    }
  })

  test('HEAD answers as GET does, without a body', async () => {
    const get = await front.ask('/company/privacy-policy/')
    const head = await front.ask('/company/privacy-policy/', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, headers: { etag: get.headers.etag } })
    expect(head.body).toHaveLength(0)
  })

  test('a file of the build is kept for good, a picture comes in parts', async () => {
    const html = (await front.ask('/')).body.toString()
    const [script = ''] = /\/_next\/static\/page-script\/[^"]+/.exec(html) ?? []
    const { headers } = await front.ask(script, inEncoding('br'))
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await front.ask(script, inEncoding('br'))).headers['x-cache']).toBe('HIT')
    for (const path of [SOCIAL_CARD.path, TOUCH_ICON.path]) {
      const part = await front.ask(path, { headers: { Range: 'bytes=10-19' } })
      expect(part.status, path).toBe(206)
      expect(part.body).toHaveLength(10)
    }
  })

  test('an arrival by an affiliate’s link comes to the site, though the page is kept', async () => {
    await front.ask('/start', { headers: BROWSER })
    expect((await front.ask('/start', { headers: BROWSER })).headers['x-cache']).toBe('HIT')
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await front.ask('/start?oid=12&affid=345&utm_source=x', {
        headers: BROWSER,
      })
      expect(headers['cache-control']).toBe('private, no-store')
      expect(String(headers['set-cookie'])).toContain('b_click=12.345')
    }
    const plain = await front.ask('/start?utm_source=x', { headers: BROWSER })
    expect(plain.headers).toMatchObject({ 'x-cache': 'HIT' })
    expect(plain.headers['set-cookie']).toBeUndefined()
  })

  test('a form that was posted without script gets its own page back', async () => {
    const posted = await front.ask('/api/sign-up', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: visit(''),
        Referer: visit('/l/f'),
        'Sec-Fetch-Site': 'same-origin',
      },
      body: 'email=nobody&language=en&label=Create+account&entryPoint=/l/f',
    })
    expect(posted.status).toBe(303)
    const back = String(posted.headers.location)
    expect(back).toContain('signup=invalid')
    const path = back.startsWith('http') ? new URL(back).pathname + new URL(back).search : back
    const page = (await front.ask(path)).body.toString()
    expect(page).not.toBe((await front.ask('/l/f')).body.toString())
  })

  const signUp = async (page: Page, path: string) => {
    const words = await readWords('fr', 'signUp')
    await page.goto(visit(path))
    await page.locator('main a[data-sign-up]').first().click()
    await page.getByRole('textbox', { name: words('label.default') }).fill(newEmail())
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    await page.waitForURL(/\/webapp\/\?/)
  }

  test('a sign-up ends in the web app, all at one address, and knows where it came from', async ({
    page,
    context,
  }) => {
    await signUp(page, '/fr/docs/demo?utm_source=newsletter&gclid=abc')
    expect(new URL(page.url()).origin).toBe(visit(''))
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'b_language')?.value).toBe('fr')
    expect(cookies.find(({ name }) => name === 'webapp_session')?.httpOnly).toBe(true)
    await page.goto(visit('/fr/docs/demo?gclid=another'))
    expect(new URL(page.url()).search).toBe('?gclid=another')
  })

  test('what the services answer is closed', async () => {
    for (const path of ['/userbase/user/', '/operator/copy', '/payment/charge', '/health']) {
      const { status, headers } = await front.ask(path)
      expect(status, path).toBe(404)
      expect(headers['content-type']).toContain('text/html')
    }
  })

  test('while the services are away pages and the front go on', async () => {
    await own.stop('services')
    expect((await front.ask('/')).status).toBe(200)
    expect((await front.ask('/it/')).status).toBe(200)
    expect((await front.ask('/webapp/')).status).toBe(503)
    expect((await front.ask('/api/ready')).status).toBe(200)
  })

  test('while the site is away what is kept stays, and comes back with it', async () => {
    await front.ask('/fr/docs/demo', { headers: BROWSER })
    await own.stop('site')
    for (const path of ['/', '/fr/docs/demo?gclid=x', '/start?oid=12&affid=345']) {
      expect((await front.ask(path, { headers: BROWSER })).status, path).toBe(200)
    }
    const { status, headers } = await front.ask('/pt/features/')
    expect({ status, again: headers['retry-after'] }).toEqual({ status: 503, again: '10' })
    expect((await front.ask('/front/health')).status).toBe(200)
    await own.start('site')
    expect((await front.ask('/pt/features/')).status).toBe(200)
  })
}

if (findNginx()) declare()
else if (process.env.CI === 'true') {
  test('nginx is there', () => {
    expect(findNginx(), 'continuous integration needs nginx with Brotli').toBeDefined()
  })
}
