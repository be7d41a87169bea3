import { serverEnv } from '#lib/config/env-server.ts'
import { currentExchange, newExchange } from '#lib/util/exchange.ts'
import { startWatching } from '#lib/watch/start-watching.ts'
import { kindOfRequest } from './request/kind-of-request.ts'
import { siteLog } from './site-log.ts'

/** Watches over the process of the site from here on; after what begins the exchange of each request. */
export const watchSite = async (): Promise<void> => {
  const env = serverEnv()
  const stop = await startWatching({
    program: 'site',
    env,
    port: env.METRICS_PORT,
    log: siteLog(env.LOG_LEVEL),
    kindOf: kindOfRequest,
    exchangeOf: () => currentExchange() ?? newExchange(),
    isTraced: (kind) => kind.startsWith('api '),
  })
  // The server ends by itself when requests are answered: what waits to be sent goes out meanwhile.
  process.once('SIGTERM', () => void stop())
}
