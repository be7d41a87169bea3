import { expect, it } from 'vitest'
import {
  codeOf,
  PlatformAwayError,
  postToPlatform,
} from '#services/conversions/post-to-platform.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { hangUp, json } from '../../support/upstream-server.ts'

const platform = await upstreamOfFile(json(200, { taken: true }))

const post = (body: unknown = { events: [] }) => postToPlatform({ url: platform.url, body })

it('posts JSON, or a form, and reads what is answered', async () => {
  expect(await post()).toEqual({ status: 200, body: { taken: true } })
  await post(new URLSearchParams({ a: 'b c' }))
  expect(platform.seen.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/json', '{"events":[]}'],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'a=b+c'],
  ])
})

it('gives an answer that is no JSON by its status alone', async () => {
  platform.reply = (_request, response) => response.writeHead(502).end('<html>')
  expect(await post()).toEqual({ status: 502, body: undefined })
})

it.each([
  ['cuts the connection', hangUp],
  ['leads elsewhere', json(302, {}, { Location: 'https://elsewhere.example/' })],
  ['says far too much', json(200, { text: 'x'.repeat(300_000) })],
])('asks again later where the platform %s', async (_case, reply) => {
  platform.reply = reply
  await expect(post()).rejects.toThrow(PlatformAwayError)
})

it.each([
  ['INVALID_EVENT', 'INVALID_EVENT'],
  ['100/2804003', '100/2804003'],
  ['The gclid "Cj0KCQ" of ann@example.com', 'HTTP 400'],
  ['', 'HTTP 400'],
  [undefined, 'HTTP 400'],
])('notes of what a platform says %j no more than a code', (said, code) => {
  expect(codeOf(said, 400)).toBe(code)
})
