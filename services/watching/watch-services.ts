import type { IncomingMessage } from 'node:http'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { UPSTREAMS } from '#lib/config/reference-services.ts'
import { SERVICES_KEY_HEADER } from '#lib/config/services-key.ts'
import { beginExchange, type Exchange } from '#lib/util/exchange.ts'
import { startWatching } from '#lib/watch/start-watching.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { showsKey } from '#services/http/require-key.ts'
import { dueFigures } from './due-figures.ts'

/** Parts of the reference services by the first name of their paths. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...Object.values(UPSTREAMS).map(({ name, path }) => [path.slice(1), name] as const),
  ['webapp', 'web app'],
  ['operator', 'operator'],
  ['health', 'health'],
])

/** The kind by which a request is counted. */
const kindOfServiceRequest = (path: string): string =>
  KINDS.get(path.split('/', 2)[1] ?? '') ?? 'other'

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Goes on with the id of the site; of anybody else an id would be a stranger's words in our log. */
const exchangeOf =
  (keys: string | undefined) =>
  ({ headers }: IncomingMessage): Exchange => {
    const isOurs = showsKey(first(headers[SERVICES_KEY_HEADER.toLowerCase()]), keys)
    return beginExchange(isOurs ? first(headers.traceparent) : undefined)
  }

/** Watches over the process of the reference services; gives what ends that. */
export const watchServices = (
  env: ServerEnv,
  services: Pick<ServicesContext, 'database' | 'mailUrl' | 'now' | 'platforms' | 'log'>,
): Promise<() => Promise<void>> =>
  startWatching({
    program: 'services',
    env,
    port: env.SERVICES_METRICS_PORT,
    log: services.log,
    kindOf: kindOfServiceRequest,
    exchangeOf: exchangeOf(env.SERVICES_KEY),
    isTraced: (kind) => kind !== 'health',
    collect: () => dueFigures(services),
  })
