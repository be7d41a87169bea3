import 'server-only'
import { randomBytes } from 'node:crypto'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { publicEnv, takesPayPal, type PublicEnv } from '#lib/config/env-public.ts'
import { serverEnv, type ServerEnv } from '#lib/config/env-server.ts'
import { HAND_OFF_RETRY_PAUSES_MS, HAND_OFF_WAIT_MS } from '#lib/config/hand-off.ts'
import type { UpstreamName } from '#lib/config/reference-services.ts'
import { vatRegister } from '#lib/http/vat-register.ts'
import type { Log } from '#lib/util/log.ts'
import { processLimits, type Limits } from './rate-limit/process-limits.ts'
import { siteLog } from './site-log.ts'

/** Addresses of the services that the site calls, without trailing slash. */
type ServiceUrls = Record<`${UpstreamName}ServiceUrl`, string>

/** The settings of payments: Stripe where its key is set, and real money with it, else the reference payment service. */
type PaymentSettings = {
  /** The card frame of the reference payment service, as visitors reach it. */
  frameUrl: string
  stripe: { publishableKey: string } | null
  /** Whether money is real: example prices then buy nothing, and unsettled countries are refused. */
  isReal: boolean
  /** Whether PayPal is on offer beside the card. */
  takesPayPal: boolean
}

/** The handlers' knowledge of the site that they run in. */
export type Site = ServiceUrls &
  Limits & {
    /** Public address without trailing slash. */
    siteUrl: string
    webAppUrl: string
    /** The address of the templates' public pages (S2 §4). */
    templatesUrl: string
    /** Headers of an edge network that tell where a visitor is, where there is one. */
    geoHeaders: Partial<Record<'country' | 'region' | 'city' | 'timeZone', string | undefined>>
    payment: PaymentSettings
    /** The register of VAT numbers of the European Union, where it is asked (docs/decisions/048). */
    askVatRegister: ReturnType<typeof vatRegister>
    /** Checks receipts of the affiliate marketplace, where it is set (S2 §4). */
    clickbankSecret: string | undefined
    /** The captcha of the pages that have one (S2 §7); without a secret its answers are not checked. */
    captcha: { siteKey: string; secretKey: string | undefined } | null
    trustedProxyHops: number
    /** Whether a service without one-time tokens gets the sign-in token itself (architecture 16). */
    handsOffSignInToken: boolean
    /** Milliseconds for all upstream calls of one request together. */
    upstreamBudgetMs: number
    /** Milliseconds that a visitor without script waits for the web app (S1 §4). */
    handOffWaitMs: number
    /** Milliseconds before each new try of a hand-off that failed. */
    handOffRetryPausesMs: readonly number[]
    /** Keys what is derived from a form; the same in every process that serves the site (`HASH_KEY`). */
    hashKey: string
    log: Log
  }

/** Serves one process on its own; several need `HASH_KEY`. */
const OWN_HASH_KEY = randomBytes(32).toString('base64url')

const captchaOf = (env: ServerEnv, { CAPTCHA_SITE_KEY: siteKey }: PublicEnv) =>
  siteKey ? { siteKey, secretKey: env.CAPTCHA_SECRET_KEY } : null

const siteOf = (env: ServerEnv): Site => {
  const publicVariables = publicEnv()
  const { SITE_URL, WEB_APP_URL, TEMPLATES_URL, PAYMENT_URL } = publicVariables
  const publishableKey = publicVariables.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY
  const hashKey = env.HASH_KEY ?? OWN_HASH_KEY
  const log = siteLog(env.LOG_LEVEL)
  return {
    siteUrl: SITE_URL,
    webAppUrl: WEB_APP_URL,
    templatesUrl: TEMPLATES_URL,
    userServiceUrl: env.USER_SERVICE_URL,
    accountServiceUrl: env.ACCOUNT_SERVICE_URL,
    searchServiceUrl: env.SEARCH_SERVICE_URL,
    geoServiceUrl: env.GEO_SERVICE_URL,
    geoHeaders: {
      country: env.GEO_COUNTRY_HEADER,
      region: env.GEO_REGION_HEADER,
      city: env.GEO_CITY_HEADER,
      timeZone: env.GEO_TIME_ZONE_HEADER,
    },
    contentServiceUrl: env.CONTENT_SERVICE_URL,
    affiliateServiceUrl: env.AFFILIATE_SERVICE_URL,
    eventsServiceUrl: env.EVENTS_SERVICE_URL,
    paymentServiceUrl: env.PAYMENT_SERVICE_URL,
    payment: {
      frameUrl: `${PAYMENT_URL}/frame`,
      stripe: publishableKey ? { publishableKey } : null,
      isReal: publishableKey !== undefined,
      takesPayPal: takesPayPal(publicVariables),
    },
    askVatRegister: vatRegister({ url: env.VIES_URL, log }),
    clickbankSecret: env.CLICKBANK_SECRET,
    captcha: captchaOf(env, publicVariables),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    handsOffSignInToken: env.HAND_OFF_SIGN_IN_TOKEN === '1',
    upstreamBudgetMs: UPSTREAM_TIMEOUT_MS,
    handOffWaitMs: HAND_OFF_WAIT_MS,
    handOffRetryPausesMs: HAND_OFF_RETRY_PAUSES_MS,
    hashKey,
    ...processLimits({ redisUrl: env.REDIS_URL, hashKey, log }),
    log,
  }
}

let served: Site | undefined

/** The site of this process, made when the first request comes so that a build needs no variable. */
export const currentSite = (): Site => {
  if (served) return served
  const env = serverEnv()
  const site = siteOf(env)
  // A build is served under the variables of its start; in development they may change.
  if (env.NODE_ENV === 'production') served = site
  return site
}
