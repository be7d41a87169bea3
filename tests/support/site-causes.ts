import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/index.js'
import { NextRequest } from 'next/server'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { createRecordKeeper } from '#features/analytics/server/record-keeper.ts'
import { recordVitals } from '#features/analytics/server/record-vitals.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { PageCache } from '#lib/next/page-cache.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { reportUnwritten } from '#lib/server/page-cache/whole-files.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { eventsRequest } from './events-request.ts'
import { scriptRequest } from './sign-up-request.ts'
import { testSite } from './test-site.ts'
import { json, NOBODY, startUpstream } from './upstream-server.ts'

/** What brings an alert about, by the code that runs. */
export type Causes = Readonly<Record<string, () => Promise<unknown>>>

/** A handler of the site that has a fault, or something slow. */
const answerTo = async (path: string) => {
  if (path === '/slow') {
    await sleep(1100)
    return new Response('late')
  }
  const { site } = testSite()
  const request = new NextRequest(`http://localhost${path}`)
  return answer(() => Promise.reject(new Error('A fault of our own')), { request, site })
}

/** Asks a server of this process, so often at once. */
const ask = async (path: string, count: number) => {
  const server = createServer((request, response) => {
    void answerTo(request.url ?? '').then(async (answered) =>
      response.writeHead(answered.status).end(await answered.text()),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const get = async () => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  await Promise.all(Array.from({ length: count }, get))
  server.close()
}

const failSignUps = async () => {
  const upstream = await startUpstream()
  upstream.reply = json(501, {})
  const { site } = testSite({ userServiceUrl: upstream.url })
  expect((await answer(answerSignUp, { request: scriptRequest(), site })).status).toBe(502)
  await upstream.close()
}

const failCalls = async () => {
  const call = callUpstream({
    upstream: 'search',
    request: { method: 'get', url: `${NOBODY}/`, 'axios-retry': { retries: 0 } },
    answer: z.object({}),
    signal: AbortSignal.timeout(5000),
  })
  await expect(call).rejects.toThrow(UpstreamError)
}

const loseRecords = async () => {
  const refused = new UpstreamError({ upstream: 'events', fault: 'refused', status: 422, ms: 1 })
  const { keep } = createRecordKeeper({
    send: () => Promise.reject(refused),
    log: testSite().site.log,
  })
  keep({
    id: 'a'.repeat(32),
    name: 'Account Created',
    category: 'Goal',
    label: 'a',
    language: 'en',
    path: '/',
    at: '',
  })
  await sleep(50)
}

const loseRedis = async () => {
  const log = testSite().site.log
  const client = await connectRedis({ url: 'redis://127.0.0.1:9', log })
  client.disconnect()
}

const PAGE = {
  kind: 'APP_PAGE',
  html: '<p>text</p>',
  rscData: undefined,
  postponed: undefined,
  status: 404,
  headers: {},
  segmentData: undefined,
}

/** Next names its kinds in an enumeration that types cannot read here. */
const isPage = (value: object): value is IncrementalCachedAppPageValue => 'kind' in value

const renderPage = async () => {
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: tempDir(),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  const page = { ...PAGE }
  if (!isPage(page)) throw new Error('A page has a kind.')
  await cache.set('/one', page, { isFallback: false, isRoutePPREnabled: false })
}

const visitSlowPage = () =>
  answer(recordVitals, {
    request: eventsRequest({ body: ['/', [['largest-contentful-paint', 3900, 0]]] }),
    site: testSite({ siteUrl: 'http://localhost:3000' }).site,
  })

const block = async () => {
  // What measures has just been read, and begins anew with the next turn.
  await sleep(50)
  const until = performance.now() + 900
  while (performance.now() < until);
  await sleep(50)
}

/** The causes that lie in the site. */
export const SITE_CAUSES: Causes = {
  SiteFails: () => ask('/api/contact', 10),
  SiteSlow: () => ask('/slow', 3),
  UpstreamFails: failCalls,
  SignUpsFail: failSignUps,
  PagesNotCached: renderPage,
  PagesSlowForVisitors: visitSlowPage,
  AccountsNotCounted: loseRecords,
  RateLimitStoreAway: loseRedis,
  HandlerFails: () => ask('/api/contact', 1),
  PagesNotKept: () => reportUnwritten(new Error('No space left on device')),
  EventLoopLags: block,
}
