import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream } from '../support/upstream-server.ts'
import { onNginx } from './on-nginx.ts'
import { ownFront } from './own-front.ts'

const HTML = `<!doctype html><title>A page</title>${'<p>Words of a page.</p>'.repeat(200)}`

await onNginx(async () => {
  const site = await startUpstream()
  const front = await ownFront({ sites: [site.url] })

  afterAll(async () => {
    await front.end()
    await site.close()
  })

  let pages = 0

  /** A path that nobody has asked for before. */
  const newPath = () => {
    pages += 1
    return `/page-${pages}`
  }

  const pageReply =
    (headers: Record<string, string | string[]> = {}) =>
    (_request: unknown, response: import('node:http').ServerResponse) => {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 's-maxage=604800',
        ETag: '"abc"',
        Vary: 'rsc, next-router-state-tree',
        ...headers,
      })
      response.end(HTML)
    }

  beforeEach(() => {
    site.reply = pageReply()
    site.seen.length = 0
  })

  describe('a page', () => {
    it('is asked for once for each encoding, however a browser writes it', async () => {
      const path = newPath()
      const asked = [
        'br',
        'gzip, deflate, br, zstd',
        'gzip;q=1.0, br;q=0.5',
        'gzip',
        'gzip, br;q=0',
        '',
        'deflate',
      ]
      const encodings: (string | undefined)[] = []
      for (const encoding of asked) {
        const { headers } = await front.ask(path, { headers: { 'Accept-Encoding': encoding } })
        encodings.push(headers['content-encoding'])
      }
      expect(encodings).toEqual(['br', 'br', 'br', 'gzip', 'gzip', undefined, undefined])
      expect(site.seen).toHaveLength(3)
      expect(site.seen.map(({ headers }) => headers['accept-encoding'])).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    })

    it('is the same in every encoding', async () => {
      const path = newPath()
      const get = (encoding: string) =>
        front.ask(path, { headers: { 'Accept-Encoding': encoding } })
      expect((await get('')).body.toString()).toBe(HTML)
      expect(gunzipSync((await get('gzip')).body).toString()).toBe(HTML)
      expect(brotliDecompressSync((await get('br')).body).toString()).toBe(HTML)
    })
  })
})
