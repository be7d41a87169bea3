import { request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servicesKeyHeader } from '#lib/config/services-key.ts'
import { createLog } from '#lib/util/log.ts'
import { failureHandler } from '#services/http/failure-handler.ts'
import { requireKey } from '#services/http/require-key.ts'
import { listen, stopListening } from '#services/listen.ts'

const KEY = 'a key that site and services share'

const appWith = (key: string | undefined) => {
  const app = new Hono()
  app.use(requireKey(key))
  app.all('*', (context) => context.text('in'))
  const log = createLog({ name: 'test', level: 'silent' })
  app.onError(failureHandler({ log }))
  return app
}

const closed = [
  '/',
  '/userbase/user/',
  '/api/account/get/1',
  '/events/',
  '/content/index.json',
  '/payment/charge',
  '/payment/charge/pay_123456/refund',
  '/payment/subscription/sub_123456/show',
]
const tricks = [
  '/webapp/../userbase/user/',
  '/webapp/%2e%2e/userbase/user',
  '/webappx',
  '/health.x',
  '/payment/frames',
  '/payment/frame/../charge',
]

describe('the key between site and services', () => {
  const app = appWith(KEY)
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await app.request(path, { headers })).status

  test.each([...closed, ...tricks, '/content/problems'])('is asked for at %s', async (path) => {
    expect(await ask(path)).toBe(401)
    expect(await ask(path, { 'X-Services-Key': `${KEY}x` })).toBe(401)
    expect(await ask(path, { 'X-Services-Key': KEY })).toBe(200)
  })

  test.each([
    '/health',
    '/webapp',
    '/webapp/?lang=fr',
    '/webapp/doc/x-D1',
    '/cache/thumb/1-250px.svg',
    '/payment/frame?lang=de',
    '/payment/frame/token',
    '/payment/challenge/pay_123456',
    '/payment/approve/pay_123456',
    '/payment/method/sub_123456',
  ])('is not asked for at %s, which browsers open', async (path) =>
    expect(await ask(path)).toBe(200),
  )

  test('is asked for nowhere while there is none', async () => {
    for (const path of closed) expect((await appWith(undefined).request(path)).status).toBe(200)
  })
})

describe('the problems of the content folder', () => {
  const servers: Awaited<ReturnType<typeof listen>>[] = []

  beforeAll(async () => {
    servers.push(await listen(appWith(KEY), { port: 0, host: '127.0.0.1' }))
  })

  afterAll(() => Promise.all(servers.map(stopListening)))

  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const address = servers[0]?.address()
      const port = typeof address === 'object' ? address?.port : undefined
      request({ port, host: '127.0.0.1', path, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })

  test('are shown to who sits at this machine, and to nobody through a proxy on it', async () => {
    expect(await ask('/content/problems')).toBe(200)
    expect(await ask('/content/problems', { 'X-Forwarded-For': '203.0.113.7' })).toBe(401)
    expect(await ask('/content/index.json')).toBe(401)
  })

  test.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'are shown to who asks for %s',
    async (Host) => expect(await ask('/content/problems', { Host })).toBe(200),
  )

  test.each(['evil.example', 'localhost.evil.example:4000', '127.0.0.1.evil.example'])(
    'are shown to no page that a name server leads here as %j',
    async (Host) => expect(await ask('/content/problems', { Host })).toBe(401),
  )

  test('are nobody else’s', async () => {
    expect(await ask('/content/problems', { Host: 'localhost', Forwarded: 'for=a' })).toBe(401)
  })
})

describe('the site shows the key', () => {
  const known = { servicesUrl: 'http://services:4000', servicesKey: KEY }

  test('to the reference services', () => {
    const header = { 'X-Services-Key': KEY }
    expect(servicesKeyHeader('http://services:4000/userbase/user/', known)).toEqual(header)
  })

  test.each([
    'https://services:4000/userbase',
    'http://services:4001/userbase',
    'http://services:4000.evil.example/',
    'http://services:4000@evil.example/',
    'https://users.example.com/userbase',
    '/userbase',
  ])('to nobody else: %s', (url) => expect(servicesKeyHeader(url, known)).toEqual({}))

  test('to nobody where there is none', () => {
    expect(servicesKeyHeader(known.servicesUrl, { ...known, servicesKey: undefined })).toEqual({})
  })
})
