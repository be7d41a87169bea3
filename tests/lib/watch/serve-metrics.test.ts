import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { METRICS, type Sample } from '#lib/config/metrics.ts'
import { kindOfRequest } from '#lib/server/request/kind-of-request.ts'
import { newExchange } from '#lib/util/exchange.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { createLog } from '#lib/util/log.ts'
import { measure } from '#lib/util/measure.ts'
import { followRequests } from '#lib/watch/follow-requests.ts'
import { serveMetrics } from '#lib/watch/serve-metrics.ts'
import { freePort } from '../../services/support/free-port.ts'

const start = async (
  options: { collect?: () => Promise<readonly Sample[]>; port?: number; host?: string } = {},
) => {
  const lines: string[] = []
  const log = createLog({
    name: 'test',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  })
  const { port = await freePort(), host = '127.0.0.1', ...rest } = options
  const stop = await serveMetrics({ program: 'site', port, host, log, ...rest })
  onTestFinished(async () => stop())
  const ask = (path = '/metrics', init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ask, lines, port, log, text: async () => (await ask()).text() }
}

it('tells every metric of the table, and those of the process', async () => {
  const { ask } = await start({ collect: () => Promise.resolve([]) })
  const answer = await ask()
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const name of keysOf(METRICS)) expect(text).toContain(`# TYPE ${name} ${METRICS[name].kind}`)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(text).toMatch(new RegExp(`^${name}\\{program="site"\\} [\\d.e+-]+$`, 'm'))
  }
})

it('answers nothing else, and not on every address', async () => {
  const { ask, port } = await start()
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow(TypeError)
  }
})

it('counts what is measured, and starts events that an alert waits for at 0', async () => {
  const { text, log } = await start()
  expect(await text()).toContain(
    'bib_log_lines_total{level="error",event="charged twice",program="site"} 0',
  )
  measure('bib_sign_ups_total', { outcome: 'created' })
  measure('bib_sign_ups_total', { outcome: 'created' })
  log.error({ event: 'charged twice' })
  const after = await text()
  expect(after).toContain('bib_sign_ups_total{outcome="created",program="site"} 2')
  expect(after).toContain(
    'bib_log_lines_total{level="error",event="charged twice",program="site"} 1',
  )
})

it('looks up what waits when it is asked, and drops what is there no more', async () => {
  let samples: Sample[] = [{ name: 'bib_jobs_due', labels: { job: 'mail' }, value: 3 }]
  const asked = { times: 0 }
  const { text } = await start({
    collect: () => {
      asked.times += 1
      return Promise.resolve(samples)
    },
  })
  expect(await text()).toContain('bib_jobs_due{job="mail",program="site"} 3')
  samples = []
  // Whoever asks at once gets what was found last.
  expect(await text()).toContain('bib_jobs_due{job="mail",program="site"} 3')
  expect(asked.times).toBe(1)
})

it('is no reason to stop where its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const { lines } = await start({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  await expect.poll(() => lines.join('')).toContain('"event":"metrics not served"')
})

it('counts requests by what was asked for, in as many series as there are pages', async () => {
  followRequests({ kindOf: kindOfRequest, exchangeOf: () => newExchange(), isTraced: () => false })
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const { text } = await start()
  const paths = ['/fr/', '/docs/some-page?q=a', '/api/sign-up', '/_next/static/a.js', '/robots.txt']
  for (const path of paths) await fetch(origin + path)
  for (let time = 0; time < 100; time += 1) await fetch(`${origin}/${Math.random()}/${time}`)
  const counted = (await text()).match(/^bib_requests_total\{.*/gm) ?? []
  expect(
    counted.map((line) => line.replace(',status="404",program="site"', '')).toSorted(),
  ).toEqual([
    'bib_requests_total{kind="api signUp"} 1',
    'bib_requests_total{kind="build file"} 1',
    'bib_requests_total{kind="docsLanding"} 1',
    'bib_requests_total{kind="file"} 1',
    'bib_requests_total{kind="home"} 1',
    'bib_requests_total{kind="unknown"} 100',
  ])
})
