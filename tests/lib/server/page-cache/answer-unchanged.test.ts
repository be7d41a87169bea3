import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerUnchanged } from '#lib/server/page-cache/answer-unchanged.ts'

const ETAG = 'W/"0123456789ab"'
const BODY = '<p>page</p>'

/** Sends a page as Next does: stored headers first, then the type, the length and the whole body. */
const server: Server = createServer((request, response) => {
  response.statusCode = request.url === '/missing' ? 404 : 200
  if (request.url !== '/plain') response.appendHeader('etag', ETAG)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', BODY.length)
  response.end(BODY)
})

let origin = ''

beforeAll(async () => {
  answerUnchanged()
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port.')
  origin = `http://localhost:${address.port}`
})

afterAll(() => {
  server.close()
})

// Not `fetch`: with a condition of the caller's it asks for everything anew.
const ask = async (headers: Record<string, string> = {}, path = '/') => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}${path}`, { headers, agent: false }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

describe('a page that the browser has already', () => {
  it.each([ETAG, '"0123456789ab"', `"other", ${ETAG}`, '*'])('is not sent to %s', async (known) => {
    const { status, headers, body } = await ask({ 'if-none-match': known })
    expect({ status, body }).toEqual({ status: 304, body: '' })
    expect(headers).toMatchObject({ etag: ETAG })
    expect(headers).not.toHaveProperty('content-type')
  })
})

describe('a page is sent whole', () => {
  it.each([
    ['without a condition', {}],
    ['to a browser that has another one', { 'if-none-match': 'W/"ba9876543210"' }],
    ['on a forced reload', { 'if-none-match': ETAG, 'cache-control': 'no-cache' }],
  ])('%s', async (_, headers) => {
    expect(await ask(headers)).toMatchObject({ status: 200, body: BODY })
  })

  it.each(['/missing', '/plain'])('from %s, whatever the condition', async (path) => {
    expect((await ask({ 'if-none-match': '*' }, path)).body).toBe(BODY)
  })
})

it('gives the ETag of the HTML to no navigation data', async () => {
  const { status, headers } = await ask({ rsc: '1', 'if-none-match': ETAG })
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('etag')
})
