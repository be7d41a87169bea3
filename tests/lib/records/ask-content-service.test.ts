import { describe, expect, it } from 'vitest'
import {
  LIVE_INDEX_MAX_BYTES,
  LIVE_TIMEOUT_MS,
  askContentService,
} from '#lib/records/ask-content-service.ts'
import { LATE_MS } from '../../support/late.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import {
  hangUp,
  json,
  NOBODY,
  silence,
  type UpstreamServer,
} from '../../support/upstream-server.ts'

const records = { en: { '/docs/x': 'aaaaaaaaaaaa' } }

const content = await upstreamOfFile(json(200, { records }))

const ask = (etag: string | null = null) => askContentService(content.url, etag)

describe('asking the content service', () => {
  it('gives the index and its ETag', async () => {
    content.reply = json(200, { version: '1', records }, { ETag: '"1"' })
    const answer = await ask()
    expect(answer?.etag).toBe('"1"')
    expect(answer?.index.en).toEqual(records.en)
    expect(content.seen[0]).toMatchObject({ method: 'GET', path: '/index.json' })
  })

  it('sends the ETag along and understands that nothing has changed', async () => {
    content.reply = (_request, response) => response.writeHead(304).end()
    expect(await ask('"1"')).toBeNull()
    expect(content.seen[0]?.headers['if-none-match']).toBe('"1"')
  })

  it.each([
    ['fails', json(500, {}), 'answers 500'],
    ['sends it elsewhere', json(302, {}, { Location: '/x' }), 'answers 302'],
    ['says "unchanged" of nothing', json(304, ''), 'answers 304'],
    ['hangs up', hangUp, ''],
    ['answers a page', (_request, response) => response.end('<html>'), 'JSON'],
    ['answers another form', json(200, []), '"records" is no object'],
    ['answers no UTF-8', (_request, response) => response.end(Buffer.from([0x22, 0xff, 0x22])), ''],
  ] satisfies [string, UpstreamServer['reply'], string][])(
    'throws where it %s',
    async (_case, reply, message) => {
      content.reply = reply
      await expect(ask()).rejects.toThrow(message)
    },
  )

  it.each(['with', 'without'])(
    'reads no more than it must of 10 MB %s a length',
    async (length) => {
      const size = 10 * 1024 * 1024
      let sent = 0
      content.reply = (_request, response) => {
        if (length === 'with') response.setHeader('Content-Length', size)
        const piece = Buffer.alloc(64 * 1024, 32)
        const more = () => {
          while (sent < size && !response.destroyed) {
            sent += piece.length
            if (!response.write(piece)) {
              response.once('drain', more)
              return
            }
          }
          response.end()
        }
        more()
      }
      await expect(ask()).rejects.toThrow(`more than ${LIVE_INDEX_MAX_BYTES} bytes`)
      expect(sent).toBeLessThan(size)
    },
  )

  it(
    'gives up on silence',
    async () => {
      content.reply = silence
      const start = performance.now()
      await expect(ask()).rejects.toThrow('timeout')
      expect(performance.now() - start).toBeLessThan(LIVE_TIMEOUT_MS + LATE_MS)
    },
    LIVE_TIMEOUT_MS + 2 * LATE_MS,
  )

  it('throws where nobody listens', async () => {
    await expect(askContentService(NOBODY, null)).rejects.toThrow('fetch failed')
  })
})
