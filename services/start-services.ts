import type { ServerEnv } from '#lib/config/env-server.ts'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { memoryLimiters, redisLimiters } from '#lib/limits/limiters.ts'
import type { Log } from '#lib/util/log.ts'
import { startAgreementLoop } from './agreements/notify-changes.ts'
import { createServicesApp } from './app.ts'
import { openAskServer } from './ask/ask-server.ts'
import { watchContent } from './content/watch-content.ts'
import type { ServicesContext } from './context/services-context.ts'
import { startConversionLoop } from './conversions/send-due-conversions.ts'
import { SchemaAheadError } from './db/check-schema.ts'
import { outageLog, probeDatabase } from './db/outage-log.ts'
import { startEventLoop } from './events/sum-events.ts'
import { isConnectionFailure } from './http/failure-handler.ts'
import { noteInUse } from './keys/rotate-secrets.ts'
import { startLedgerLoop } from './ledger/fill-ledger.ts'
import { listen, stopListening } from './listen.ts'
import { startMailLoop } from './mail/send-due-mail.ts'
import { openContext } from './open-context.ts'
import { clearLeftovers } from './operator/lease-snapshot.ts'
import { startPaymentLoop } from './payment/deliver-notices.ts'
import { startRefundLoop } from './refunds/send-due-refunds.ts'
import { purgeRegularly } from './rounds/purge-expired.ts'
import { endRounds } from './rounds/rounds.ts'
import type { Library } from './search/library.ts'
import { startSeatLoop } from './seats/notify-members.ts'
import { startSubscriptionLoop } from './subscriptions/due-work.ts'
import { watchServices } from './watching/watch-services.ts'

type StartOptions = { env: ServerEnv; log: Log }

/** Opens the database at the start. A server that is away is tried again on each request; a failing embedded one stops the start. */
const openEarly = async ({ database, clock, dataDir, log }: ServicesContext) => {
  try {
    // Another process may have moved the day on.
    await clock.load(await database.get())
    // Whoever has the database is alone with its folder.
    if (database.kind === 'pglite') clearLeftovers(dataDir)
  } catch (error) {
    if (database.kind === 'pglite' || error instanceof SchemaAheadError) throw error
    outageLog(log).away(error, () => probeDatabase({ database }))
  }
}

/** Loading the library keeps an embedded database busy for a second: requests that wait since the start go first. */
const LIBRARY_DELAY_MS = 500

/** Loads the library ahead of the first search, which would wait for it, and which tries again where this fails. */
const loadEarly = (library: Library, log: Log) => {
  const load = async () => {
    try {
      await library.get()
    } catch (error) {
      if (isConnectionFailure(error)) outageLog(log).away(error)
      else log.warn({ err: error }, 'The first search loads the template library instead')
    }
  }
  setTimeout(() => void load(), LIBRARY_DELAY_MS).unref()
}

const mailServer = ({ MAIL_URL: url, MAIL_FROM: from }: ServerEnv) =>
  url && from ? { url, from } : undefined

/** Starts the one process of the reference services; returns what stops it. Throws an `Error` whose message is the one line to show. */
export const startServices = async ({ env, log }: StartOptions): Promise<() => Promise<void>> => {
  const opened = openContext({ env, log })
  const redis = env.REDIS_URL ? await connectRedis({ url: env.REDIS_URL, log }) : undefined
  const context = { ...opened, makeLimiter: redis ? redisLimiters(redis) : memoryLimiters }
  const { content, database, library } = context
  noteInUse(env, context.systemTime())
  // Before anything is answered, so that nothing is missed.
  const stopWatching = await watchServices(env, context)
  const app = createServicesApp(context)
  const server = await listen(app, { port: env.SERVICES_PORT, host: env.SERVICES_HOST })
  const loops = [
    startPaymentLoop(context),
    startMailLoop({ ...context, server: mailServer(env) }),
    startSubscriptionLoop(context),
    startRefundLoop(context),
    startLedgerLoop(context),
    startEventLoop(context),
    startAgreementLoop(context),
    startSeatLoop(context),
    startConversionLoop(context),
  ]
  const endings = [
    purgeRegularly(context),
    await watchContent({ folder: env.CONTENT_DIR, content, log }),
  ]
  const stop = async () => {
    for (const end of endings) end()
    await endRounds(loops)
    await stopListening(server)
    redis?.disconnect()
    await database.close()
    await stopWatching()
  }
  try {
    await openEarly(context)
  } catch (error) {
    await stop()
    throw error
  }
  endings.push(await openAskServer({ dataDir: env.DATA_DIR, database, log }))
  loadEarly(library, log)
  log.info(
    { host: env.SERVICES_HOST, port: env.SERVICES_PORT, database: database.kind },
    'The services are ready',
  )
  return stop
}
