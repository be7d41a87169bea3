import { expect, test } from '@playwright/test'
import { RECORD_WAIT_MS } from '../lib/config/constants.ts'
import { LATE_MS } from '../tests/support/late.ts'
import {
  hangUp,
  json,
  silence,
  startUpstream,
  type UpstreamServer,
} from '../tests/support/upstream-server.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

const HASH = 'aaaaaaaaaaaa'

/** Services on a new database take their time on a busy machine. */
const START_MS = 120_000

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let site: OwnSite
let content: UpstreamServer

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  content = await startUpstream()
  content.reply = json(200, { records: {} })
  site = await startOwnSite({ CONTENT_SERVICE_URL: content.url })
  await site.start('site')
  // The site has heard once which pages are live.
  await expect.poll(async () => (await ask('/docs/nowhere')).status, { timeout: 15_000 }).toBe(404)
})

test.afterAll(async () => {
  await site.end()
  await content.close()
})

const ask = async (path: string) => {
  const start = performance.now()
  const { status, headers } = await fetch(`${site.url}${path}`)
  return { status, headers, ms: performance.now() - start }
}

/** Until the edge has asked for its index again. */
const asked = async () => {
  const before = content.seen.length
  await expect
    .poll(
      async () => {
        await ask('/l/f')
        return content.seen.length
      },
      // A question without an answer is waited for, and the next one comes two seconds later.
      { timeout: 15_000 },
    )
    .toBeGreaterThan(before)
}

const FAULTS: [string, UpstreamServer['reply']][] = [
  ['is silent', silence],
  ['hangs up', hangUp],
  ['fails', json(500, {})],
  ['answers rubbish', (_request, response) => response.end('<html>')],
  ['names no hash', json(200, { records: { en: { '/docs/x': 'x' } } })],
  ['answers 10 MB', (_request, response) => response.end('x'.repeat(10 * 1024 * 1024))],
]

for (const [at, [fault, reply]] of FAULTS.entries()) {
  const details = at < 2 ? {} : LONG
  test(`pages are there in time while the content service ${fault}`, details, async () => {
    content.reply = reply
    await asked()
    for (const path of ['/docs/free-demo', '/fr/docs/demo', '/']) {
      const { status, ms } = await ask(path)
      expect(status).toBe(200)
      expect(ms).toBeLessThan(LATE_MS)
    }
    expect((await ask('/docs/nowhere')).status).toBe(404)
  })
}

test('a record that cannot be had lets the bundled page stand in, for a minute at most', async () => {
  content.reply = (request, response) => {
    if (request.path !== '/index.json') return json(500, {})(request, response)
    json(200, { records: { en: { '/docs/free-demo': HASH } } })(request, response)
  }
  await asked()
  await expect
    .poll(async () => (await ask('/docs/free-demo')).headers.get('cache-control'))
    .toBe('s-maxage=2')
  expect((await ask('/docs/free-demo')).status).toBe(200)
})

test('a live page that has never been made answers 503 while its record cannot be had', async () => {
  content.reply = (request, response) => {
    if (request.path !== '/index.json') return json(500, {})(request, response)
    json(200, { records: { en: { '/docs/never-made': HASH } } })(request, response)
  }
  await asked()
  await expect.poll(async () => (await ask('/docs/never-made')).status).toBe(503)
  const { headers } = await ask('/docs/never-made')
  expect(headers.get('retry-after')).toBe('10')
  expect(headers.get('cache-control')).toContain('no-store')
})

// As in tests/lib/server/records/record-finder.test.ts.
test('a live page whose record hangs is waited for once', LONG, async () => {
  content.reply = (request, response) => {
    if (request.path !== '/index.json') return silence(request, response)
    json(200, { records: { en: { '/docs/hanging': HASH } } })(request, response)
  }
  let ms = 0
  const status = async () => {
    const answer = await ask('/docs/hanging')
    ms = answer.ms
    return answer.status
  }
  await expect.poll(status, { timeout: 30_000 }).toBe(503)
  expect(ms).toBeGreaterThan(RECORD_WAIT_MS - 500)
  // The page that says so asks for the record once more, and is told at once. By requests: a busy machine takes seconds to make it.
  expect(content.seen.filter(({ path }) => path.endsWith('/docs/hanging.json'))).toHaveLength(1)
})

test('a record that is not there makes a page that no cache keeps', async () => {
  content.reply = (request, response) => {
    if (request.path !== '/index.json') return json(404, {})(request, response)
    json(200, { records: { en: { '/docs/late': HASH } } })(request, response)
  }
  const timesAsked = () =>
    content.seen.filter(({ path }) => path.endsWith('/docs/late.json')).length
  const askAgain = async () => {
    expect(await ask('/docs/late')).toMatchObject({ status: 404 })
    return timesAsked()
  }
  await expect.poll(askAgain, { timeout: 15_000 }).toBeGreaterThan(2)
  expect((await ask('/docs/late')).headers.get('cache-control')).toContain('no-store')
})
