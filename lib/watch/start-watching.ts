import type { IncomingMessage } from 'node:http'
import type { ServerEnv } from '#lib/config/env-server.ts'
import type { Sample } from '#lib/config/metrics.ts'
import { VERSION } from '#lib/config/version.ts'
import type { Exchange } from '#lib/util/exchange.ts'
import type { Log } from '#lib/util/log.ts'
import type { KindOf } from './follow-requests.ts'

type Watched = {
  program: 'site' | 'services'
  env: Pick<
    ServerEnv,
    'NODE_ENV' | 'METRICS_HOST' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'SENTRY_DSN' | 'COMMIT'
  >
  /** The port of `/metrics`; none when left out. */
  port: number | undefined
  log: Log
  kindOf: KindOf
  exchangeOf: (request: IncomingMessage) => Exchange
  isTraced: (kind: string) => boolean
  collect?: () => Promise<readonly Sample[]>
}

/**
 * Starts the exporters of this process, each where its variable is set, and loads nothing of the others; returns the function that stops
 * them (docs/decisions/053).
 */
export const startWatching = async (watched: Watched): Promise<() => Promise<void>> => {
  const { program, env, port, log, collect } = watched
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, SENTRY_DSN: dsn } = env
  const endings: (() => Promise<void>)[] = []
  if (port !== undefined || endpoint) {
    const { followRequests } = await import('./follow-requests.ts')
    followRequests(watched)
  }
  if (port !== undefined) {
    const { serveMetrics } = await import('./serve-metrics.ts')
    const host = env.METRICS_HOST
    endings.push(await serveMetrics({ program, port, host, log, ...(collect && { collect }) }))
  }
  if (endpoint) {
    const { exportTelemetry } = await import('./export-telemetry.ts')
    endings.push(await exportTelemetry({ program, version: VERSION, endpoint }))
  }
  if (dsn) {
    const { reportErrors } = await import('./report-errors.ts')
    const release = env.COMMIT ? `${VERSION}+${env.COMMIT}` : VERSION
    endings.push(reportErrors({ program, release, environment: env.NODE_ENV, dsn, log }))
  }
  return async () => {
    await Promise.all(endings.map((end) => end()))
  }
}
