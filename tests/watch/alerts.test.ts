import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { createRecordKeeper } from '#features/analytics/server/record-keeper.ts'
import { recordVitals } from '#features/analytics/server/record-vitals.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import type { Sample } from '#lib/config/metrics.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { PageCache } from '#lib/next/page-cache.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { reportUnwritten } from '#lib/server/page-cache/whole-files.ts'
import { connectRedis } from '#lib/server/rate-limit/connect-redis.ts'
import { kindOfRequest } from '#lib/server/request/kind-of-request.ts'
import { newExchange } from '#lib/util/exchange.ts'
import { followRequests } from '#lib/watch/follow-requests.ts'
import { openMetrics } from '#lib/watch/serve-metrics.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { sendDueMail } from '#services/mail/send-due-mail.ts'
import { startRounds } from '#services/rounds.ts'
import { dueFigures } from '#services/watching/due-figures.ts'
import { newEmail, payloadFor } from '../services/support/bench.ts'
import { newPurchaseId } from '../services/support/purchase.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { alertRules } from '../support/alert-rules.ts'
import {
  checkoutBrowser,
  checkoutSite,
  tellSite,
  WEBHOOK_SECRET,
} from '../support/checkout-browser.ts'
import { checkoutServices } from '../support/checkout-services.ts'
import { eventsRequest } from '../support/events-request.ts'
import { alertFault, checkRules, findPromtool, type Series } from '../support/promtool.ts'
import { scriptRequest } from '../support/sign-up-request.ts'
import { testSite } from '../support/test-site.ts'
import { json, NOBODY, startUpstream } from '../support/upstream-server.ts'

const services = checkoutServices(WEBHOOK_SECRET)

let collected: readonly Sample[] = []

let metrics: Awaited<ReturnType<typeof openMetrics>>

let server: Server

/** What the server of these tests answers: a handler of the site, or something slow. */
const onRequest = async (path: string) => {
  if (path.startsWith('/slow')) {
    await sleep(1100)
    return new Response('late')
  }
  const { site } = testSite()
  const request = new NextRequest(`http://localhost${path}`)
  return answer(() => Promise.reject(new Error('A fault of our own')), { request, site })
}

beforeAll(async () => {
  metrics = await openMetrics({
    program: 'site',
    collect: () => Promise.resolve(collected),
    lifeMs: -1,
  })
  followRequests({ kindOf: kindOfRequest, exchangeOf: () => newExchange(), isTraced: () => false })
  server = createServer((request, response) => {
    void onRequest(request.url ?? '').then(async (answered) =>
      response.writeHead(answered.status).end(await answered.text()),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})

afterAll(() => {
  server.close()
  metrics.end()
})

const times = async (count: number, act: () => Promise<unknown>) => {
  await Promise.all(Array.from({ length: count }, act))
}

const get = async (path: string) => {
  const address = server.address()
  await (
    await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`)
  ).text()
}

const makeMailLate = async () => {
  const { bench } = services
  expect((await bench().signUp(payloadFor(newEmail()))).status).toBe(201)
  const { services: context, clock } = bench()
  clock.time += 600_000
  collected = await dueFigures({ ...context, mailUrl: 'smtp://mail.example' })
}

const refuseMail = async () => {
  const { bench } = services
  await times(7, () => bench().signUp(payloadFor(newEmail())))
  const { services: context, database } = bench()
  const send = () => Promise.reject(new Error('550 not here'))
  await sendDueMail(await database.get(), { ...context, send })
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

const PAGE = { kind: 'APP_PAGE', html: '<p>text</p>', status: 404, headers: {} }

const renderPages = async () => {
  const cache = new PageCache({
    fs: undefined,
    flushToDisk: false,
    serverDistDir: tempDir(),
  } as never)
  await cache.set('/one', { ...PAGE } as never, {} as never)
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

const failRounds = async () => {
  const stop = startRounds({
    job: 'refunds',
    database: services.bench().database,
    log: testSite().site.log,
    everyMs: 5,
    work: () => Promise.reject(new Error('A fault of our own')),
    failed: 'The round failed',
  })
  await sleep(200)
  await stop()
}

const loseDatabase = async () => {
  const { services: context } = services.bench()
  const log = testSite().site.log
  const database = lazyDatabase({
    dataDir: '',
    databaseUrl: 'postgres://me:pw@127.0.0.1:9/db',
    log,
  })
  collected = await dueFigures({ ...context, database })
}

const loseRedis = async () => {
  const log = testSite().site.log
  const client = await connectRedis({ url: 'redis://127.0.0.1:9', log })
  client.disconnect()
}

const decline = async () => {
  const browser = checkoutBrowser(services, checkoutSite(services).site)
  await browser.choose()
  await browser.pay({ card: 'declined' })
}

const tellOfStrangeCharge = async () => {
  const notice = { paymentId: 'pay_of_nobody', key: `${newPurchaseId()}-1` }
  expect((await tellSite(checkoutSite(services).site, notice)).status).toBe(200)
}

const sendUnsigned = () =>
  tellSite(checkoutSite(services).site, { paymentId: 'a', key: 'b' }, { header: () => null })

const visitSlowPage = () =>
  answer(recordVitals, {
    request: eventsRequest({ body: { path: '/', lcp: 3900, cls: 0 } }),
    site: testSite({ siteUrl: 'http://localhost:3000' }).site,
  })

const block = async () => {
  // What measures has just been read, and begins anew with the next turn.
  await sleep(50)
  const until = performance.now() + 900
  while (performance.now() < until);
  await sleep(50)
}

/** What brings each alert about, by the code that runs. */
const CAUSES: Readonly<Record<string, () => Promise<unknown>>> = {
  SiteFails: () => times(10, () => get('/api/contact')),
  SiteSlow: () => times(3, () => get('/slow')),
  UpstreamFails: failCalls,
  SignUpsFail: failSignUps,
  PagesNotCached: renderPages,
  PagesSlowForVisitors: visitSlowPage,
  MoneyNeedsPerson: tellOfStrangeCharge,
  PurchasesFail: decline,
  PaymentMessagesRefused: () => times(25, sendUnsigned),
  AccountsNotCounted: loseRecords,
  MailNotSent: refuseMail,
  WorkLate: makeMailLate,
  RoundsFail: failRounds,
  DatabaseDown: loseDatabase,
  RateLimitStoreAway: loseRedis,
  HandlerFails: () => get('/api/contact'),
  PagesNotKept: () => reportUnwritten(new Error('No space left on device')),
  EventLoopLags: block,
}

type Read = { values: Map<string, number>; kinds: Map<string, string> }

const read = async (): Promise<Read> => {
  const text = await metrics.text()
  const kinds = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  )
  const values = new Map(
    [...text.matchAll(/^([a-z]\S*(?:\{.*\})?) (\S+)$/gm)].map(([, series = '', value]) => [
      series,
      Number(value),
    ]),
  )
  return { kinds, values }
}

const nameIn = (series: string) => series.split('{', 1)[0] ?? ''

/** The series that a rule asks for, as they were told before something happened and after it. */
const seriesOf = (expr: string, { before, after }: { before: Read; after: Read }): Series[] =>
  [...after.values].flatMap(([series, value]) => {
    const name = nameIn(series)
    if (!expr.includes(name)) return []
    const isCounter = after.kinds.get(name) !== 'gauge'
    return { series, isCounter, before: before.values.get(series), after: value }
  })

const promtool = findPromtool()

if (!promtool) {
  process.stdout.write(
    'Prometheus is not on this machine: alert rules are not tried. Install it.\n',
  )
}

test.skipIf(process.env.CI !== 'true')('promtool is there', () => {
  expect(promtool, 'continuous integration needs Prometheus').toBeDefined()
})

describe.skipIf(!promtool)('the alert rules', () => {
  it('are rules of Prometheus', () => {
    const { isGood, said } = checkRules()
    expect(isGood, said).toBe(true)
  })

  it('are all tried here', () => {
    const alerts = alertRules().map(({ alert }) => alert)
    expect([...Object.keys(CAUSES), 'ProgramDown'].toSorted()).toEqual(alerts.toSorted())
  })

  it.each(alertRules().filter(({ alert }) => alert in CAUSES))(
    '$alert is silent before its cause, and fires while that goes on',
    async ({ alert, expr }) => {
      collected = [
        { name: 'bib_database_up', labels: {}, value: 1 },
        { name: 'bib_jobs_late_seconds', labels: { job: 'mail' }, value: 0 },
      ]
      const before = await read()
      await CAUSES[alert]?.()
      const series = seriesOf(expr, { before, after: await read() })
      expect(alertFault(alert, series)).toBeUndefined()
    },
    60_000,
  )

  it('ProgramDown fires where Prometheus reaches a program no more', () => {
    const series = 'up{job="services",instance="127.0.0.1:9465"}'
    expect(
      alertFault('ProgramDown', [{ series, isCounter: false, before: 1, after: 0 }]),
    ).toBeUndefined()
  })
})
