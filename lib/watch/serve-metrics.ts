import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import { ALARM_EVENTS, METRICS, type MetricName, type Sample } from '#lib/config/metrics.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { Log } from '#lib/util/log.ts'
import { subscribeToMeasures } from '#lib/util/measure.ts'
import { subscribeToLines } from '#lib/util/written-lines.ts'
import { leaveOut } from './follow-requests.ts'

type Options = {
  /** The name of the program, a label of every metric. */
  program: string
  port: number
  host: string
  log: Log
  /** Collects samples that are looked up on demand only. */
  collect?: () => Promise<readonly Sample[]>
  /** Milliseconds for which that is kept. */
  lifeMs?: number
}

const LEVELS: Readonly<Record<number, string>> = { 40: 'warn', 50: 'error', 60: 'fatal' }

/** Whoever asks more often gets what was found last: nobody can keep a database busy by it. */
const COLLECTED_MS = 5000

const collector = (collect: () => Promise<readonly Sample[]>, lifeMs: number) => {
  let last: { at: number; samples: Promise<readonly Sample[]> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > lifeMs) last = { at: now, samples: collect() }
    return last.samples
  }
}

type Take = (labels: Sample['labels'], value: number) => void

type Prometheus = Pick<typeof import('prom-client'), 'Counter' | 'Gauge' | 'Histogram'>

/** Makes the metric of a row of the table; what it answers takes its values. */
const register = (
  name: MetricName,
  { client, registry }: { client: Prometheus; registry: Registry },
): Take => {
  const metric = METRICS[name]
  const settings = {
    name,
    help: metric.help,
    labelNames: [...metric.labels],
    registers: [registry],
  }
  if (metric.kind === 'gauge') {
    const gauge = new client.Gauge(settings)
    return (labels, value) => gauge.set({ ...labels }, value)
  }
  if (metric.kind === 'histogram') {
    const histogram = new client.Histogram({ ...settings, buckets: [...metric.buckets] })
    return (labels, value) => histogram.observe({ ...labels }, value)
  }
  const counter = new client.Counter(settings)
  const [label = ''] = metric.labels
  if ('starts' in metric) for (const value of metric.starts) counter.inc({ [label]: value }, 0)
  return (labels, value) => counter.inc({ ...labels }, value)
}

const GAUGES = keysOf(METRICS).filter((name) => METRICS[name].kind === 'gauge')

/** The metrics of this process, filled by what is measured in it from now on; prom-client is loaded here alone. */
export const openMetrics = async ({
  program,
  collect,
  lifeMs = COLLECTED_MS,
}: Pick<Options, 'program' | 'collect' | 'lifeMs'>) => {
  const { default: client } = await import('prom-client')
  const registry = new client.Registry()
  registry.setDefaultLabels({ program })
  client.collectDefaultMetrics({ register: registry })

  // A gauge that nobody looks up would say 0.
  const names = keysOf(METRICS).filter((name) => collect ?? !GAUGES.includes(name))
  const takes = new Map(names.map((name) => [name, register(name, { client, registry })]))
  const note = ({ name, labels, value }: Sample) => takes.get(name)?.(labels, value)
  for (const event of keysOf(ALARM_EVENTS)) {
    note({ name: 'bib_log_lines_total', labels: { level: ALARM_EVENTS[event], event }, value: 0 })
  }
  const stopMeasures = subscribeToMeasures(note)
  const stopLines = subscribeToLines(({ level, event = 'none' }) => {
    const name = LEVELS[level]
    if (name) note({ name: 'bib_log_lines_total', labels: { level: name, event }, value: 1 })
  })

  const recent = collect && collector(collect, lifeMs)
  const text = async () => {
    // A value that is not there any more must not stay as it was.
    for (const name of GAUGES) registry.getSingleMetric(name)?.reset()
    for (const sample of (await recent?.()) ?? []) note(sample)
    return registry.metrics()
  }
  const end = () => {
    stopMeasures()
    stopLines()
  }
  return { text, contentType: registry.contentType, end }
}

/** Answers `/metrics` on a port of its own, and nothing else; gives what ends that. A port that cannot be used is a line in the log, and no reason to stop. */
export const serveMetrics = async ({ port, host, log, ...options }: Options) => {
  const { text, contentType, end } = await openMetrics(options)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
      (error: unknown) => {
        log.error({ event: 'metrics failed', err: error })
        response.writeHead(500).end()
      },
    )
  })
  leaveOut(server)
  server.on('error', (error) => log.error({ event: 'metrics not served', port, host, err: error }))
  server.listen(port, host)
  // What keeps the process alive is what it is there for.
  server.unref()
  return () => {
    end()
    server.close()
    server.closeAllConnections()
    return Promise.resolve()
  }
}
