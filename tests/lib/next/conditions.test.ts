import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerConditions } from '#lib/next/conditions.ts'

const TAG = '"one"'
const DAY = 'Fri, 27 Nov 2026 10:00:00 GMT'
const LATER = 'Sat, 28 Nov 2026 10:00:00 GMT'
const BEFORE = 'Thu, 26 Nov 2026 10:00:00 GMT'
const BODY = 'x'.repeat(100_000)

const server = createServer((request, response) => {
  // What the framework would fail on has not come this far.
  const failing = ['if-match', 'if-unmodified-since'].filter((name) => name in request.headers)
  response.setHeader('X-Failing', failing.join())
  response.setHeader('ETag', request.url === '/weak' ? `W/${TAG}` : TAG)
  response.setHeader('Last-Modified', DAY)
  response.setHeader('Content-Type', 'text/plain')
  if (request.url === '/range') {
    response.setHeader('Content-Range', `bytes */${BODY.length}`)
    response.statusCode = 500
    response.end('<h1>failed</h1>')
    return
  }
  if (request.url === '/missing') response.statusCode = 404
  if (request.url === '/piped') {
    response.setHeader('Content-Length', BODY.length)
    Readable.from([BODY.slice(0, 10), BODY.slice(10)]).pipe(response)
  } else response.end(BODY)
})

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await fetch(`http://localhost:${port}${path}`, { headers, method })
  const body = await answer.text()
  return { status: answer.status, headers: answer.headers, body, length: body.length }
}

beforeAll(async () => {
  answerConditions()
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
})

afterAll(() => {
  server.close()
})

describe.each(['/whole', '/piped'])('an answer to a condition (%s)', (path) => {
  it.each([
    ['nothing', {}, 200],
    ['its tag', { 'If-Match': TAG }, 200],
    ['a list with its tag', { 'If-Match': `"other", ${TAG}` }, 200],
    ['anything', { 'If-Match': '*' }, 200],
    ['another tag', { 'If-Match': '"other"' }, 412],
    ['its tag as a weak one', { 'If-Match': `W/${TAG}` }, 412],
    ['a moment behind it', { 'If-Unmodified-Since': LATER }, 200],
    ['its moment', { 'If-Unmodified-Since': DAY }, 200],
    ['a moment before it', { 'If-Unmodified-Since': BEFORE }, 412],
    ['no moment', { 'If-Unmodified-Since': 'yesterday' }, 200],
    [
      'a tag that counts before the moment',
      { 'If-Match': TAG, 'If-Unmodified-Since': BEFORE },
      200,
    ],
    ['what the asker has', { 'If-None-Match': TAG }, 304],
    ['what the asker has, weakly', { 'If-None-Match': `W/${TAG}` }, 304],
    ['whatever the asker has', { 'If-None-Match': '*' }, 304],
    ['something else that the asker has', { 'If-None-Match': '"other"' }, 200],
  ])('where that is %s', async (_name, headers, status) => {
    const answer = await ask(path, headers)
    expect([answer.status, answer.headers.get('X-Failing')]).toEqual([status, ''])
    if (status === 200) expect(answer.body).toBe(BODY)
    if (status === 304) expect([answer.length, answer.headers.get('ETag')]).toEqual([0, TAG])
    if (status !== 412) return
    expect(JSON.parse(answer.body)).toMatchObject({ status: 412 })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('has no body where only the head is asked for', async () => {
    const { status, length } = await ask(path, { 'If-Match': '"other"' }, 'HEAD')
    expect([status, length]).toEqual([412, 0])
  })
})

it('a weak tag matches no condition that asks for the same bytes', async () => {
  expect((await ask('/weak', { 'If-Match': `W/${TAG}` })).status).toBe(412)
})

it('a range past the end is refused with the length', async () => {
  const { status, headers, body } = await ask('/range', { Range: 'bytes=999999999-' })
  expect([status, headers.get('Content-Range')]).toEqual([416, `bytes */${BODY.length}`])
  expect(JSON.parse(body)).toMatchObject({ status: 416 })
})

it('what is not there is no matter of conditions', async () => {
  expect((await ask('/missing', { 'If-Match': '"other"' })).status).toBe(404)
})
