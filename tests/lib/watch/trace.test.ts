import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { decidePolicies } from '#lib/next/policies.ts'
import { tameRequests } from '#lib/next/requests.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { kindOfRequest } from '#lib/server/request/kind-of-request.ts'
import { currentExchange, newExchange } from '#lib/util/exchange.ts'
import { exportTelemetry } from '#lib/watch/export-telemetry.ts'
import { followRequests } from '#lib/watch/follow-requests.ts'
import { newEmail } from '../../services/support/bench.ts'
import {
  ended,
  ownServices,
  spawnServices,
  untilHealthy,
} from '../../services/support/child-services.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { startOtlpReceiver } from '../../support/otlp-receiver.ts'
import { FIELDS, KEY } from '../../support/sign-up-request.ts'
import { testSite } from '../../support/test-site.ts'

const receiver = await startOtlpReceiver()
const { origin, variables } = await ownServices({ DATA_DIR: tempDir() }, 'traces')
const services = spawnServices({
  ...variables,
  LOG_LEVEL: 'info',
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
})

let isBroken = false

const breaks = () => {
  throw new Error('A fault of our own')
}

const { site, logged } = testSite({
  siteUrl: 'http://localhost:3000',
  userServiceUrl: `${origin}/userbase`,
})

/** As the framework hands a request to a handler. */
const serve = async (request: IncomingMessage, response: ServerResponse) => {
  const url = `http://localhost:3000${request.url}`
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  )
  const body = await text(request)
  const asked = new NextRequest(url, { method: 'POST', headers, body })
  const given = isBroken ? { ...site, keepRecord: breaks } : site
  const {
    status,
    headers: told,
    body: content,
  } = await answer(answerSignUp, { request: asked, site: given })
  // As the framework does.
  response.statusCode = status
  response.writeHead(status, Object.fromEntries(told))
  response.end(content ? await new Response(content).text() : '')
}

const server = createServer((request, response) => void serve(request, response))

let stop: () => Promise<void>

beforeAll(async () => {
  tameRequests()
  followRequests({
    kindOf: kindOfRequest,
    exchangeOf: () => currentExchange() ?? newExchange(),
    isTraced: (kind) => kind.startsWith('api '),
  })
  decidePolicies()
  stop = await exportTelemetry({ program: 'site', version: '1.2.3', endpoint: receiver.url })
  server.listen(0)
  await once(server, 'listening')
  await untilHealthy(origin)
}, 180_000)

afterAll(async () => {
  server.close()
  services.child.kill('SIGKILL')
  await receiver.close()
})

const signUp = (email: string, headers: Record<string, string> = {}) => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return fetch(`http://localhost:${port}${API_PATHS.signUp}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `${COOKIES.attempt.name}=${KEY}`,
      ...headers,
    },
    body: new URLSearchParams({ ...FIELDS, email }).toString(),
  })
}

it('a sign-up is one trace: the site, its call, and the service', async () => {
  const strangers = 'f'.repeat(32)
  const answered = await signUp(newEmail(), { traceparent: `00-${strangers}-${'e'.repeat(16)}-01` })
  expect(answered.status).toBe(303)
  expect(answered.headers.has('x-request-id')).toBe(false)

  isBroken = true
  const failed = await signUp(newEmail())
  expect(failed.status).toBe(500)
  const id = failed.headers.get('x-request-id') ?? ''
  expect(logged().at(-1)).toMatchObject({ event: 'handler failed', trace: id })

  await stop()
  services.child.kill('SIGTERM')
  expect(await ended(services.child)).toBe(0)
  expect(receiver.refused).toEqual([])

  const spans = receiver.spans()
  const [first] = spans.filter(({ name, status }) => name === 'api signUp' && status.code !== 2)
  const trace = spans.filter(({ traceId }) => traceId === first?.traceId)
  expect(trace.map(({ program, kind, name }) => `${program} ${kind} ${name}`).toSorted()).toEqual([
    'services 2 user',
    'site 2 api signUp',
    'site 3 user',
  ])
  const [ofSite, ofCall, ofService] = [2, 3, 2].map((kind, at) =>
    trace.find((span) => span.kind === kind && (span.program === 'services') === (at === 2)),
  )
  expect(ofSite?.parentSpanId).toBeUndefined()
  expect(ofCall?.parentSpanId).toBe(ofSite?.spanId)
  expect(ofService?.parentSpanId).toBe(ofCall?.spanId)
  expect(ofSite?.attributes).toEqual({ 'http.response.status_code': 303 })
  expect(ofCall?.attributes).toEqual({ outcome: 'ok' })
  expect(JSON.stringify(spans)).not.toContain(strangers)

  const [line] = receiver.lines().filter(({ attributes }) => attributes.event === 'handler failed')
  expect(line).toMatchObject({ program: 'site', traceId: id, severityNumber: 17 })
  const failing = spans.find(({ traceId, name }) => traceId === id && name === 'api signUp')
  expect(failing).toMatchObject({ status: { code: 2 }, spanId: line?.spanId })
}, 180_000)
