import { createServer } from 'node:http'
import { ALARM_EVENTS, METRICS, type MetricName, type Sample } from '#lib/config/metrics.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { Log } from '#lib/util/log.ts'
import { hearMeasures } from '#lib/util/measure.ts'
import { hearLines } from '#lib/util/written-lines.ts'
import { leaveOut } from './follow-requests.ts'

type Options = {
  /** Which program it is: a label of every metric. */
  program: string
  port: number
  host: string
  log: Log
  /** What is looked up only when somebody asks. */
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

  const take = new Map<MetricName, (labels: Sample['labels'], value: number) => void>()
  const gauges: { reset: () => void }[] = []
  const settings = (name: MetricName) => {
    const { help, labels } = METRICS[name]
    return { name, help, labelNames: [...labels], registers: [registry] }
  }
  for (const name of keysOf(METRICS)) {
    const metric = METRICS[name]
    if (metric.kind === 'counter') {
      const counter = new client.Counter(settings(name))
      take.set(name, (labels, value) => counter.inc({ ...labels }, value))
      if ('starts' in metric) {
        const [label] = metric.labels
        for (const value of metric.starts) counter.inc({ [label]: value }, 0)
      }
    } else if (metric.kind === 'gauge') {
      // One that nobody looks up would say 0.
      if (!collect) continue
      const gauge = new client.Gauge(settings(name))
      gauges.push(gauge)
      take.set(name, (labels, value) => gauge.set({ ...labels }, value))
    } else {
      const histogram = new client.Histogram({ ...settings(name), buckets: [...metric.buckets] })
      take.set(name, (labels, value) => histogram.observe({ ...labels }, value))
    }
  }
  const note = ({ name, labels, value }: Sample) => take.get(name)?.(labels, value)
  for (const event of keysOf(ALARM_EVENTS)) {
    note({ name: 'bib_log_lines_total', labels: { level: ALARM_EVENTS[event], event }, value: 0 })
  }
  const stopMeasures = hearMeasures(note)
  const stopLines = hearLines(({ level, event = 'none' }) => {
    const name = LEVELS[level]
    if (name) note({ name: 'bib_log_lines_total', labels: { level: name, event }, value: 1 })
  })

  const recent = collect && collector(collect, lifeMs)
  const text = async () => {
    // A value that is not there any more must not stay as it was.
    for (const gauge of gauges) gauge.reset()
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
