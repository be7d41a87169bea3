import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onNginx } from './on-nginx.ts'
import { ownFront } from './own-front.ts'
import { HTML, newPath, pageReply, startPageSite, type Page } from './page-site.ts'

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

  const inEncoding = (path: string, encoding: string, headers: Record<string, string> = {}) =>
    front.ask(path, { headers: { 'Accept-Encoding': encoding, ...headers } })

  describe('encodings of a page', () => {
    it('are three, each asked for and made once, however a browser writes its list', async () => {
      const path = newPath()
      const lists = [
        ['br', 'br'],
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip;q=1.0, br;q=0.5', 'br'],
        ['GZIP', 'gzip'],
        ['gzip, br;q=0', 'gzip'],
        ['x-gzip-not, brotli', undefined],
        ['gzip;q=0.000', undefined],
        ['', undefined],
      ] as const
      for (const [list, encoding] of lists) {
        expect((await inEncoding(path, list)).headers['content-encoding'], list).toBe(encoding)
      }
      expect(site.seen.map(({ headers }) => headers['accept-encoding'])).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    })

    it('hold the same page, and say that they vary by nothing else', async () => {
      const path = newPath()
      const plain = await inEncoding(path, '')
      const gzip = await inEncoding(path, 'gzip')
      const brotli = await inEncoding(path, 'br')
      expect(plain.body.toString()).toBe(HTML)
      expect(gunzipSync(gzip.body).toString()).toBe(HTML)
      expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML)
      expect([plain, gzip, brotli].map(({ headers }) => headers.vary)).toEqual([
        'Accept-Encoding',
        'Accept-Encoding',
        'Accept-Encoding',
      ])
    })

    it('leave pictures and films as they are', async () => {
      const path = newPath()
      site.reply = pageReply({ headers: { 'Content-Type': 'image/png' } })
      const { headers, body } = await inEncoding(path, 'br, gzip')
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(HTML)
    })
  })

  describe('an ETag', () => {
    it('is strong for the bytes of the site and weak for what was compressed', async () => {
      const path = newPath()
      expect((await inEncoding(path, '')).headers.etag).toBe('"abc"')
      expect((await inEncoding(path, 'gzip')).headers.etag).toBe('W/"abc"')
      expect((await inEncoding(path, 'br')).headers.etag).toBe('W/"abc"')
    })

    it.each(['', 'gzip', 'br'])('is answered by 304 without a body (%s)', async (encoding) => {
      const path = newPath()
      const { headers } = await inEncoding(path, encoding)
      const again = await inEncoding(path, encoding, { 'If-None-Match': `${headers.etag}` })
      expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } })
      expect(again.body).toHaveLength(0)
      const other = await inEncoding(path, encoding, { 'If-None-Match': '"of yesterday"' })
      expect(other.status).toBe(200)
      expect(site.seen).toHaveLength(1)
    })
  })

  describe('a request', () => {
    it('with HEAD keeps the page for those who come with GET', async () => {
      const path = newPath()
      const head = await front.ask(path, { method: 'HEAD' })
      expect(head).toMatchObject({ status: 200, headers: { etag: '"abc"' } })
      expect((await front.ask(path)).body.toString()).toBe(HTML)
      expect(site.seen.map(({ method }) => method)).toEqual(['GET'])
    })

    it('for a part of a film comes to the site as it is, and leaves nothing behind', async () => {
      const path = newPath()
      const film = { 'Content-Type': 'video/webm', 'Content-Range': 'bytes 2-8/4015' }
      site.reply = pageReply({ status: 206, headers: film, body: 'doctype' })
      const range = { Range: 'bytes=2-8' }
      for (let times = 0; times < 2; times += 1) {
        const part = await front.ask(path, { headers: range })
        expect(part).toMatchObject({
          status: 206,
          headers: { 'content-range': 'bytes 2-8/4015' },
        })
      }
      expect(site.seen.map(({ headers }) => headers.range)).toEqual(['bytes=2-8', 'bytes=2-8'])
      site.reply = pageReply()
      expect((await front.ask(path)).body.toString()).toBe(HTML)
    })

    it('comes to the site once where many want a page at the same time', async () => {
      const path = newPath()
      site.reply = (request, response) => {
        setTimeout(() => pageReply()(request, response), 200)
      }
      const answers = await Promise.all(Array.from({ length: 20 }, () => front.ask(path)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(site.seen).toHaveLength(1)
    })
  })

  describe('nothing is kept of', () => {
    it.each<[string, Page]>([
      ['what is for one visitor', { headers: { 'Cache-Control': 'private, no-cache' } }],
      ['what nobody may keep', { headers: { 'Cache-Control': 'no-store' } }],
      ['an answer that sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
      ['an answer that says nothing of it', { headers: { 'Cache-Control': '' } }],
      ['a redirect', { status: 308, headers: { Location: '/x?utm_source=y' } }],
      ['a page that there is not', { status: 404 }],
    ])('%s', async (_what, page) => {
      const path = newPath()
      site.reply = pageReply(page)
      const first = await front.ask(path)
      expect(first.status).toBe(page.status ?? 200)
      await front.ask(path)
      expect(site.seen).toHaveLength(2)
    })

    it('a path that ends with the secret of a buyer', async () => {
      for (const path of ['/budgeto/buy/secret', '/fr/budgeto/buy/secret']) {
        await front.ask(path)
        await front.ask(path)
      }
      expect(site.seen).toHaveLength(4)
    })
  })

  it('asks for a page anew when its time is over, and keeps it where it is the same', async () => {
    const path = newPath()
    site.reply = pageReply({ headers: { 'Cache-Control': 's-maxage=1' } })
    await inEncoding(path, 'br')
    expect((await inEncoding(path, 'br')).headers['x-cache']).toBe('HIT')
    await sleep(2100)
    expect((await inEncoding(path, 'br')).headers['x-cache']).toBe('REVALIDATED')
    expect((await inEncoding(path, 'br')).headers['x-cache']).toBe('HIT')
    expect(site.seen).toHaveLength(2)
    site.reply = pageReply({ headers: { ETag: '"new"' }, body: 'new' })
    await sleep(2100)
    const { body } = await front.ask(path)
    expect(body.toString()).toBe('new')
  })
})
