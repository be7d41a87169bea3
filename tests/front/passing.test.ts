import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { NOTICE_MAX_BYTES } from '#lib/config/constants.ts'
import { SECURITY_HEADERS } from '#lib/config/security-headers.ts'
import { FOR_BROWSERS } from '#services/http/require-key.ts'
import { json } from '../support/upstream-server.ts'
import { onNginx } from './on-nginx.ts'
import { ownFront } from './own-front.ts'
import { newPath, pageReply, startPageSite } from './page-site.ts'

const logged = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number(),
})

await onNginx(async () => {
  const site = await startPageSite()
  const services = await startPageSite()
  const front = await ownFront({ sites: [site.url], services: services.url })

  afterAll(async () => {
    await front.end()
    await site.close()
    await services.close()
  })

  beforeEach(() => {
    site.reply = pageReply()
    services.reply = json(200, {}, { 'Cache-Control': 'no-store' })
    site.seen.length = 0
    services.seen.length = 0
  })

  describe('the address of a visitor', () => {
    it.each(['/page-of-an-address', '/api/sign-up', '/webapp/'])(
      'comes to %s alone, whatever was written there before',
      async (path) => {
        const forged = {
          'X-Forwarded-For': '203.0.113.9, 203.0.113.10',
          'X-Real-IP': '203.0.113.9',
          Forwarded: 'for=203.0.113.9',
          'X-Forwarded-Host': 'evil.example',
        }
        await front.ask(path, { headers: forged, from: '127.0.0.5' })
        const headers = [...site.seen, ...services.seen][0]?.headers ?? {}
        expect(headers['x-forwarded-for']).toBe('127.0.0.5')
        expect(Object.keys(headers)).not.toContain('x-real-ip')
        expect(Object.keys(headers)).not.toContain('forwarded')
        expect(Object.keys(headers)).not.toContain('x-forwarded-host')
      },
    )
  })

  it('passes on what tells an arrival from a prefetch, and the name that the site is called by', async () => {
    const headers = {
      'Sec-Purpose': 'prefetch',
      'Sec-Fetch-Mode': 'navigate',
      Host: 'www.example.com',
      Cookie: 'a=b',
    }
    await front.ask(newPath(), { headers })
    expect(site.seen[0]?.headers).toMatchObject({
      'sec-purpose': 'prefetch',
      'sec-fetch-mode': 'navigate',
      host: 'www.example.com',
      cookie: 'a=b',
    })
  })

  it('sends the headers of the site on as they are, kept or not', async () => {
    const path = newPath()
    const policy = "default-src 'none'; style-src 'sha256-abc'"
    const headers = Object.fromEntries(
      SECURITY_HEADERS.map(({ key, value }) => [key.toLowerCase(), value]),
    )
    site.reply = pageReply({ headers: { ...headers, 'Content-Security-Policy': policy } })
    for (const cache of ['MISS', 'HIT']) {
      const answer = await front.ask(path, { headers: { 'Accept-Encoding': 'br' } })
      expect(answer.headers).toMatchObject({
        ...headers,
        'content-security-policy': policy,
        'x-cache': cache,
      })
      expect(answer.headers.server).toBe('nginx')
    }
  })

  it('sends every cookie on', async () => {
    site.reply = pageReply({ headers: { 'Set-Cookie': ['a=b; HttpOnly', 'c=d'] } })
    const { headers } = await front.ask('/api/sign-up', { method: 'POST', body: '{}' })
    expect(headers['set-cookie']).toEqual(['a=b; HttpOnly', 'c=d'])
  })

  describe('the services', () => {
    it.each([...FOR_BROWSERS.flatMap((path) => [path, `${path}/x?a=b`]), '/webapp/'])(
      'are asked for %s',
      async (path) => {
        await front.ask(path)
        expect(services.seen.map((request) => request.path)).toEqual([path])
        expect(site.seen).toEqual([])
      },
    )

    it.each([
      '/userbase/user/',
      '/health',
      '/operator/copy',
      '/cache/top50',
      '/cache/thumbs',
      '/geo/flags',
      '/geo/',
      '/content/index.json',
      '/events/',
      '/affiliate-network/clk',
      '/payment/charge',
      '/payment/frames',
      '/webapps',
      '/webapp/../userbase/',
      '/webapp/%2e%2e/userbase/',
      '/webapp/..%2fuserbase/',
    ])('are not for %s, which is no page', async (path) => {
      await front.ask(path)
      expect(services.seen).toEqual([])
      expect(site.seen).toHaveLength(1)
    })

    it.each(['/webapp/..\\userbase/', '/docs/x#?signup=open'])(
      '%s is refused: a path that others could read otherwise',
      async (path) => {
        expect((await front.ask(path)).status).toBe(400)
        expect([...services.seen, ...site.seen]).toEqual([])
      },
    )
  })

  describe('limits', () => {
    it('let the largest notice of a payment provider in, and nothing larger', async () => {
      const send = (bytes: number) =>
        front.ask('/api/payment/webhook', { method: 'POST', body: 'x'.repeat(bytes) })
      expect((await send(NOTICE_MAX_BYTES)).status).toBe(200)
      expect(site.seen[0]?.body).toHaveLength(NOTICE_MAX_BYTES)
      expect((await send(NOTICE_MAX_BYTES + 1)).status).toBe(413)
    })

    it('stop an address that asks without end, and nobody else', async () => {
      const path = newPath()
      const from = (address: string) =>
        front.ask(path, { from: address }).then(({ status }) => status)
      const flood = await Promise.all(
        Array.from({ length: 150 * 6 }, async (_, index) => {
          await sleep(index / 3)
          return from('127.0.0.6')
        }),
      )
      expect(new Set(flood)).toEqual(new Set([200, 429]))
      expect(flood.filter((status) => status === 200).length).toBeGreaterThan(500)
      expect(await from('127.0.0.7')).toBe(200)
    })
  })

  it('says of itself that it is up, whatever the site does', async () => {
    const { status, body } = await front.ask('/front/health')
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: 'ok\n' })
    expect(site.seen).toEqual([])
  })

  it('writes down neither queries, nor addresses of visitors, nor secrets in a path', async () => {
    const cookie = { Cookie: 'p_ssojwt=secret' }
    for (const path of [
      '/l/f?email=secret',
      '/webapp/login/secret',
      '/fr/budgeto/buy/secret',
      '/payment/approve/secret?a=secret',
      '/api/hand-off/secret',
    ]) {
      await front.ask(path, { headers: cookie, from: '127.0.0.8' })
    }
    const log = () => readFileSync(`${front.options.cachePath}/access.log`, 'utf8')
    await expect.poll(log, { timeout: 5000 }).toContain('/api/hand-off/…')
    await expect.poll(log, { timeout: 5000 }).toContain('/budgeto/buy/…')
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => logged.parse(JSON.parse(line)))
    expect(lines.find(({ path }) => path === '/api/hand-off/…')).toMatchObject({
      name: 'front',
      method: 'GET',
      status: 200,
    })
    expect(log()).not.toMatch(/secret|127\.0\.0\.8/)
  })
})
