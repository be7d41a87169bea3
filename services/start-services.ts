import { paymentDriverOf } from '#features/checkout/provider/payment-driver-of.ts'
import type { StripeSettings } from '#features/checkout/provider/stripe-client.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { VERSION } from '#lib/config/version.ts'
import { vatRegister } from '#lib/http/vat-register.ts'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { memoryLimiters, redisLimiters } from '#lib/limits/limiters.ts'
import { derivedKeys } from '#lib/util/hash-of.ts'
import type { Log } from '#lib/util/log.ts'
import { startAgreementLoop } from './agreements/notify-changes.ts'
import { createServicesApp } from './app.ts'
import { openAskServer } from './ask/ask-server.ts'
import { createClock } from './clock/clock.ts'
import { readClaims } from './content/claims.ts'
import { openContent } from './content/content-store.ts'
import { watchContent } from './content/watch-content.ts'
import type { ServicesContext } from './context/services-context.ts'
import { startConversionLoop } from './conversions/conversion-loop.ts'
import { SchemaAheadError } from './db/check-schema.ts'
import { lazyDatabase } from './db/lazy-database.ts'
import { outageLog } from './db/outage-log.ts'
import { probeDatabase } from './db/probe-database.ts'
import { startEventLoop } from './events/sum-events.ts'
import { isConnectionFailure } from './http/failure-problem.ts'
import { platformKeys } from './keys/platform-keys.ts'
import { noteInUse } from './keys/rotate-secrets.ts'
import { loadSecrets } from './keys/secrets.ts'
import { createTokens } from './keys/tokens.ts'
import { startLedgerLoop } from './ledger/fill-ledger.ts'
import { listen, stopListening } from './listen.ts'
import { startMailLoop } from './mail/mail-loop.ts'
import { clearLeftovers } from './operator/lend-copy.ts'
import { mayBeReal } from './operator/move-clock.ts'
import { startPaymentLoop } from './payment/payment-loop.ts'
import { startRefundLoop } from './refunds/send-due-refunds.ts'
import { purgeRegularly } from './rounds/purge-expired.ts'
import { endRounds } from './rounds/rounds.ts'
import { openLibrary, type Library } from './search/library.ts'
import { startSeatLoop } from './seats/notify-members.ts'
import { startSubscriptionLoop } from './subscriptions/subscription-loop.ts'
import { watchServices } from './watching/watch-services.ts'

const systemTime = () => new Date()

type StartOptions = { env: ServerEnv; log: Log }

/**
 * Opens the database at the start. A server that is away, or whose tables are older, is tried again on each request; an embedded database
 * that fails now stops the start.
 */
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

const stripeOf = (env: ServerEnv): StripeSettings | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey || !webhookSecret) return null
  const { SITE_URL: siteUrl } = publicEnv()
  return { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL, siteUrl }
}

/** The payment settings: the address of the reference payment service, its notices, and the driver that takes the money. */
const moneyOf = (
  env: ServerEnv,
  hashKey: string,
): Pick<ServicesContext, 'payment' | 'provider'> => {
  const payment = {
    publicUrl: publicEnv().PAYMENT_URL,
    webhookSecret: env.PAYMENT_WEBHOOK_SECRET ?? derivedKeys(hashKey, 'payment webhooks'),
    webhookUrl:
      env.PAYMENT_WEBHOOK_URL ?? `http://localhost:${env.PORT}${API_PATHS.paymentWebhook}`,
  }
  const { PAYMENT_SERVICE_URL: paymentServiceUrl } = env
  return {
    payment,
    provider: paymentDriverOf({ stripe: stripeOf(env), paymentServiceUrl, payment }),
  }
}

const resultsOf = ({ RESULTS_READERS: readers, CONTENT_DIR: contentFolder }: ServerEnv) =>
  readers && { readers, contentFolder }

/** Opens what everything in the process works with; nothing is asked of it yet. */
const contextOf = ({ env, log }: StartOptions): Omit<ServicesContext, 'makeLimiter'> => {
  const secrets = loadSecrets(env)
  const database = lazyDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, log })
  const library = openLibrary(database, log)
  const content = openContent({
    folder: env.CONTENT_DIR,
    keptFolder: `${env.DATA_DIR}/content-kept`,
    claimsOf: readClaims,
    log,
    now: Date.now,
  })
  const clock = createClock()
  return {
    dataDir: env.DATA_DIR,
    database,
    library,
    content,
    tokens: createTokens({ signingKey: secrets.TOKEN_SIGNING_KEY, now: systemTime }),
    hashKey: secrets.HASH_KEY,
    servicesKey: env.SERVICES_KEY,
    ...moneyOf(env, secrets.HASH_KEY),
    mailUrl: env.MAIL_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    siteUrl: publicEnv().SITE_URL,
    webAppUrl: publicEnv().WEB_APP_URL,
    clock,
    now: clock.now,
    systemTime,
    results: resultsOf(env),
    platforms: platformKeys(env),
    askVatRegister: vatRegister({ url: env.VIES_URL, log }),
    takesRealMoney: mayBeReal({ server: env, shown: publicEnv() }),
    log,
    version: VERSION,
    secureCookies: publicEnv().WEB_APP_URL.startsWith('https:'),
  }
}

/** Starts the one process of the reference services; returns what stops it. Throws an `Error` whose message is the one line to show. */
export const startServices = async ({ env, log }: StartOptions): Promise<() => Promise<void>> => {
  const opened = contextOf({ env, log })
  const redis = env.REDIS_URL ? await connectRedis({ url: env.REDIS_URL, log }) : undefined
  const context = { ...opened, makeLimiter: redis ? redisLimiters(redis) : memoryLimiters }
  const { content, database, library } = context
  noteInUse(env, systemTime())
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
