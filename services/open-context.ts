import { paymentDriverOf } from '#features/checkout/provider/payment-driver-of.ts'
import type { StripeSettings } from '#features/checkout/provider/stripe-client.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { VERSION } from '#lib/config/version.ts'
import { vatRegister } from '#lib/http/vat-register.ts'
import type { Log } from '#lib/util/log.ts'
import { derivedKeys } from '#services/keys/derived-keys.ts'
import { createClock } from './clock/clock.ts'
import { readClaims } from './content/claims.ts'
import { openContent } from './content/content-store.ts'
import type { ServicesContext } from './context/services-context.ts'
import { lazyDatabase } from './db/lazy-database.ts'
import { platformKeys } from './keys/platform-keys.ts'
import { loadSecrets } from './keys/secrets.ts'
import { createTokens } from './keys/tokens.ts'
import { mayBeReal } from './operator/move-clock.ts'
import { openLibrary } from './search/library.ts'

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

type Opening = {
  env: ServerEnv
  log: Log
  /** Milliseconds of the system's time; another one where a program lives through days that have passed. */
  systemNow?: () => number
}

/** Opens what everything in the process works with; nothing is asked of it yet. */
export const openContext = ({
  env,
  log,
  systemNow = Date.now,
}: Opening): Omit<ServicesContext, 'makeLimiter'> => {
  const systemTime = () => new Date(systemNow())
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
  const clock = createClock(systemNow)
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
