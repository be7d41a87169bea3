import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { pageErrorWords } from '#lib/i18n/page-error-words.ts'
import { hangUp } from '../support/upstream-server.ts'
import { onNginx } from './on-nginx.ts'
import { ownFront, type OwnFront } from './own-front.ts'
import { HTML, newPath, pageReply, startPageSite } from './page-site.ts'

await onNginx(async () => {
  const site = await startPageSite()
  const front = await ownFront({ sites: [site.url] })

  afterAll(async () => {
    await front.end()
    await site.close()
  })

  beforeEach(() => {
    site.reply = pageReply()
    site.seen.length = 0
  })

  describe('while the site is away', () => {
    it.each([
      ['is cut off', hangUp],
      ['fails', pageReply({ status: 500, headers: { 'Cache-Control': '' } })],
      ['is not ready', pageReply({ status: 503, headers: { 'Cache-Control': 'no-store' } })],
    ])('(%s) pages stay, also those whose time is over', async (_how, failure) => {
      const path = newPath()
      site.reply = pageReply({ headers: { 'Cache-Control': 's-maxage=1' } })
      await front.ask(path)
      site.reply = failure
      await sleep(2100)
      for (let times = 0; times < 3; times += 1) {
        const answer = await front.ask(path)
        expect(answer).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } })
        expect(answer.body.toString()).toBe(HTML)
      }
    })

    it('an affiliate’s visitor gets the page that is kept', async () => {
      await front.ask('/start')
      site.reply = hangUp
      const { status, body } = await front.ask('/start?oid=12&affid=345')
      expect({ status, body: body.toString() }).toEqual({ status: 200, body: HTML })
    })

    it.each([
      '/a-page-that-nobody-has-asked-for',
      '/start/unknown?oid=1&affid=2',
      '/api/session',
      '/api/documents?q=x',
      '/budgeto/buy/x',
      '/webapp/',
    ])('%s says that, in every language, under a policy, and when to come back', async (path) => {
      site.reply = hangUp
      const { status, headers, body } = await front.ask(path)
      expect(status).toBe(503)
      expect(headers).toMatchObject({
        'retry-after': '10',
        'cache-control': 'no-store',
        'content-type': 'text/html',
      })
      const html = body.toString()
      const flat = html.replaceAll(/\s+/g, ' ')
      for (const locale of LOCALE_CODES) {
        const { heading, lead } = pageErrorWords(`/${locale}/`)
        expect(flat).toContain(heading.replaceAll(/\s+/g, ' '))
        expect(flat).toContain(lead.replaceAll(/\s+/g, ' '))
      }
      const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    })

    it('the page that says so has no address of its own', async () => {
      expect((await front.ask('/away.html')).status).toBe(404)
    })
  })

  describe('a page whose time is over', () => {
    const late = (page: Parameters<typeof pageReply>[0]) => {
      site.reply = (request, response) => {
        setTimeout(() => pageReply(page)(request, response), 300)
      }
    }

    it('is shown while the next one is fetched, where the site allows that', async () => {
      const path = newPath()
      const headers = { 'Cache-Control': 's-maxage=1, stale-while-revalidate=600' }
      site.reply = pageReply({ headers })
      await front.ask(path)
      await sleep(2100)
      late({ body: 'new', headers: { ...headers, ETag: '"new"' } })
      for (let times = 0; times < 3; times += 1) {
        expect((await front.ask(path)).body.toString()).toBe(HTML)
      }
      const shown = async () => (await front.ask(path)).body.toString()
      await expect.poll(shown, { timeout: 5000 }).toBe('new')
      expect(site.seen).toHaveLength(2)
    })

    it('is shown to nobody once more, where it can end', async () => {
      const path = newPath()
      site.reply = pageReply({ headers: { 'Cache-Control': 's-maxage=1' } })
      await front.ask(path)
      await sleep(2100)
      late({ status: 404, headers: { 'Cache-Control': 'no-store' } })
      const answers = await Promise.all([front.ask(path), front.ask(path)])
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    })
  })
})

await onNginx(async () => {
  const sites = [await startPageSite(), await startPageSite()] as const
  let front: OwnFront

  beforeEach(async () => {
    front = await ownFront({ sites: sites.map(({ url }) => url) })
    for (const site of sites) {
      site.reply = pageReply()
      site.seen.length = 0
    }
  })

  afterEach(() => front.end())

  afterAll(async () => {
    for (const site of sites) await site.close()
  })

  describe('with two sites', () => {
    it('shares requests between them, and uses one while the other is away', async () => {
      const [one, other] = sites
      for (let times = 0; times < 8; times += 1) await front.ask('/api/session')
      expect(one.seen.length).toBeGreaterThan(0)
      expect(other.seen.length).toBeGreaterThan(0)
      one.reply = hangUp
      for (let times = 0; times < 8; times += 1) {
        expect((await front.ask('/api/session')).status).toBe(200)
      }
    })

    it('asks the other one for a file that one of them has not got, and for no page', async () => {
      const [one, other] = sites
      one.reply = pageReply({ status: 404, headers: { 'Cache-Control': 'no-store' } })
      for (let times = 0; times < 4; times += 1) {
        expect((await front.ask(`/_next/static/of-a-build-${times}.js`)).status).toBe(200)
      }
      other.reply = one.reply
      expect((await front.ask('/_next/static/of-nobody.js')).status).toBe(404)
      const before = one.seen.length + other.seen.length
      expect((await front.ask('/nowhere')).status).toBe(404)
      expect(one.seen.length + other.seen.length).toBe(before + 1)
    })

    it('sends what creates something once', async () => {
      const [one, other] = sites
      one.reply = hangUp
      other.reply = hangUp
      const { status } = await front.ask('/api/sign-up', { method: 'POST', body: '{}' })
      expect(status).toBe(503)
      expect(one.seen.length + other.seen.length).toBe(1)
    })

    it('leaves all that is kept behind with the next build, without an answer lost', async () => {
      const [one, other] = sites
      await front.ask('/')
      expect((await front.ask('/')).headers['x-cache']).toBe('HIT')
      for (const site of [one, other]) site.reply = pageReply({ body: 'of the new build' })
      const done = new AbortController()
      const lost: number[] = []
      const visitor = async () => {
        while (!done.signal.aborted) {
          const { status } = await front.ask('/')
          if (status !== 200) lost.push(status)
        }
      }
      const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()])
      front.reload({ ...front.options, buildId: 'b' })
      await expect
        .poll(async () => (await front.ask('/')).body.toString(), { timeout: 5000 })
        .toBe('of the new build')
      done.abort()
      await visitors
      expect(lost).toEqual([])
    })
  })
})
