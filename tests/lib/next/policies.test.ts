import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decidePolicies } from '#lib/next/policies.ts'

type Answer = { status?: number; headers?: Record<string, string> }

let answer: Answer = {}

const server: Server = createServer((_request, response) => {
  response.statusCode = answer.status ?? 200
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value)
  response.end()
})

beforeAll(async () => {
  decidePolicies()
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
})

afterAll(() => {
  server.close()
})

const headersOf = async (given: Answer) => {
  answer = given
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { headers } = await fetch(`http://localhost:${port}/api/contact`, { redirect: 'manual' })
  return [headers.get('content-security-policy'), headers.get('referrer-policy')]
}

const CLOSED = "default-src 'none'; frame-ancestors 'none'"
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

it('a page keeps the policy that it brings, and names its origin to whom it leads', async () => {
  const own = "default-src 'none'; style-src 'sha256-x'"
  const headers = { ...HTML, 'Content-Security-Policy': own }
  expect(await headersOf({ headers })).toEqual([own, 'strict-origin-when-cross-origin'])
})

it.each([
  ['JSON', { headers: { 'Content-Type': 'application/json' } }],
  ['a feed', { headers: { 'Content-Type': 'application/rss+xml' } }],
  ['plain text', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }],
  ['a redirect', { status: 308, headers: { Location: '/' } }],
  ['nothing', { status: 204 }],
])('under %s nothing may load', async (_case, given) => {
  expect(await headersOf(given)).toEqual([CLOSED, 'no-referrer'])
})

it('under a page without a policy nothing may load either', async () => {
  expect(await headersOf({ headers: HTML })).toEqual([CLOSED, 'strict-origin-when-cross-origin'])
})

it('what an answer says itself stays', async () => {
  const headers = { 'Content-Security-Policy': 'own', 'Referrer-Policy': 'same-origin' }
  expect(await headersOf({ headers })).toEqual(['own', 'same-origin'])
})

it.each([
  ['a picture, which a browser shows by itself', { headers: { 'Content-Type': 'image/png' } }],
  ['word that a kept page is good', { status: 304 }],
])('%s gets none', async (_case, given) => {
  expect(await headersOf(given)).toEqual([null, null])
})

it('nobody is told where pages stand in the route tree', async () => {
  answer = { headers: { ...HTML, 'x-middleware-rewrite': '/en/standard' } }
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { headers } = await fetch(`http://localhost:${port}/`)
  expect(headers.get('x-middleware-rewrite')).toBeNull()
})
