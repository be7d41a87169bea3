import * as z from 'zod'
import {
  localServicesUrl,
  referenceUrl,
  SERVICES_PORT,
  type UpstreamVariable,
} from './reference-services.ts'

const url = (protocol: RegExp) =>
  z.url({ protocol }).transform((value) => value.replace(/\/+$/, ''))
const httpUrl = url(/^https?$/)
const port = z.coerce.number().int().min(1).max(65_535)
const header = z.string().regex(/^[\w-]{1,60}$/, 'a header name')
const host = z.string().regex(/^[\w.:-]{1,100}$/, 'an address or name')
const dsn = z
  .string()
  .regex(
    /^https?:\/\/\w+@[\w.:-]+\/(?:[\w-]+\/)*\d+$/,
    'an address with a public key and a project',
  )
const digits = (length: number) =>
  z.string().regex(new RegExp(`^\\d{${length},19}$`), 'a number, its digits alone')
const token = z.string().regex(/^[\w.~+/=|-]{16,1024}$/, 'a token')
/** One secret, or two while the first takes the place of the second (docs/operating.md, "New keys"). */
const secret = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.length <= 2 && keys.every((key) => key.length >= 32),
    'at least 32 characters, and a comma only between two such keys',
  )
  .transform((keys) => keys.join(','))

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** The port of the site. */
  PORT: port.default(3000),
  /** The port of the metrics, the site's and the reference services'; none when left out (docs/operating.md, "Watching"). */
  METRICS_PORT: port.optional(),
  SERVICES_METRICS_PORT: port.optional(),
  /** The addresses on which they do: those of this machine alone, unless another one collects them. */
  METRICS_HOST: host.default('127.0.0.1'),
  /** A collector that takes spans and log lines as OTLP over HTTP; without it nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** A server that speaks Sentry's protocol and takes errors. */
  SENTRY_DSN: dsn.optional(),
  /** The port of the reference services. */
  SERVICES_PORT: port.default(SERVICES_PORT),
  /** Addresses on which the reference services listen: those of this machine alone, unless another one needs them. */
  SERVICES_HOST: host.default('127.0.0.1'),
  /** The address of the reference services; this machine when left out. */
  SERVICES_URL: httpUrl.optional(),
  /** The key that the site sends to the reference services, so that they refuse others; without it they accept everybody. */
  SERVICES_KEY: secret.optional(),
  /** Folder of the embedded database, its lock and the generated secrets. */
  DATA_DIR: z.string().default('.data'),
  /** Folder of the landing records that are published without a build; `content` in the data folder when left out. */
  CONTENT_DIR: z.string().optional(),
  /** A PostgreSQL server; without it the embedded database is used. */
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  USER_SERVICE_URL: httpUrl.optional(),
  ACCOUNT_SERVICE_URL: httpUrl.optional(),
  /** A Redis server that counts for the rate limits of all processes; without it each counts for itself. */
  REDIS_URL: url(/^rediss?$/).optional(),
  SEARCH_SERVICE_URL: httpUrl.optional(),
  GEO_SERVICE_URL: httpUrl.optional(),
  CONTENT_SERVICE_URL: httpUrl.optional(),
  AFFILIATE_SERVICE_URL: httpUrl.optional(),
  EVENTS_SERVICE_URL: httpUrl.optional(),
  PAYMENT_SERVICE_URL: httpUrl.optional(),
  /** Takes real money through Stripe, together with its two other keys; without them the reference payment service stands in. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w{8,}$/, 'a secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'a signing secret of Stripe')
    .optional(),
  /** The address of Stripe's API, for tests. */
  STRIPE_API_URL: httpUrl.optional(),
  /** Signs what the reference payment service tells the site; made of another key when left out. */
  PAYMENT_WEBHOOK_SECRET: secret.optional(),
  /** The address for notices of the reference payment service; the site on this machine when left out. */
  PAYMENT_WEBHOOK_URL: httpUrl.optional(),
  /** The mail server: `smtp://…` or `smtps://…`; without it mail can be read in the stand-in. */
  MAIL_URL: url(/^smtps?$/).optional(),
  /** The address that mail comes from. */
  MAIL_FROM: z.email('an e-mail address').optional(),
  /** Addresses, separated by commas, whose mailboxes may read the results at `/webapp/results`; without them there is no such page. */
  RESULTS_READERS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
    .pipe(z.array(z.email('addresses separated by commas')))
    .optional(),
  /** The register of VAT numbers of the European Union; without it their form alone counts. */
  VIES_URL: httpUrl.optional(),
  /** Checks the receipts of the affiliate marketplace; without it they are taken as they come (S2 §4). */
  CLICKBANK_SECRET: z.string().min(4).optional(),
  /** Checks the captcha's answer; without it only its presence is asked for (S2 §7). */
  CAPTCHA_SECRET_KEY: z.string().min(8).optional(),
  /** Conversions that the services tell Google, Meta and Microsoft: all keys of one, or none of them (docs/analytics.md). */
  GOOGLE_SERVICE_ACCOUNT_EMAIL: z.email('the address of a service account').optional(),
  GOOGLE_SERVICE_ACCOUNT_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine((key) => key.includes('BEGIN PRIVATE KEY'), 'a private key in PEM')
    .optional(),
  GOOGLE_ADS_CUSTOMER_ID: z
    .string()
    .regex(/^\d{10}$/, 'ten digits')
    .optional(),
  GOOGLE_ADS_SIGN_UP_ACTION: digits(1).optional(),
  GOOGLE_ADS_PURCHASE_ACTION: digits(1).optional(),
  /** Of a manager account that the service account belongs to. */
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: z
    .string()
    .regex(/^\d{10}$/, 'ten digits')
    .optional(),
  /** 1 has Google check what is sent, and count nothing. */
  GOOGLE_VALIDATE_ONLY: z.enum(['0', '1']).default('0'),
  META_PIXEL_ID: digits(5).optional(),
  META_ACCESS_TOKEN: token.optional(),
  /** Shows what is sent to Meta in its tab "Test events". */
  META_TEST_EVENT_CODE: z
    .string()
    .regex(/^\w{4,40}$/, 'a code of the tab')
    .optional(),
  MICROSOFT_UET_TAG_ID: digits(5).optional(),
  MICROSOFT_CAPI_TOKEN: token.optional(),
  /** Proxies in front of the site whose `X-Forwarded-For` entries are trusted; 0 trusts none. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(16).default(0),
  /** Headers by which an edge network tells where a visitor is; with the first one the geo service is never asked. */
  GEO_COUNTRY_HEADER: header.optional(),
  GEO_REGION_HEADER: header.optional(),
  GEO_CITY_HEADER: header.optional(),
  GEO_TIME_ZONE_HEADER: header.optional(),
  /** Commit that a build is made from, for `/api/health`; what git says when left out. */
  COMMIT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'letters, digits, dots and dashes')
    .optional(),
  /** The build that is served, and its folder; `scripts/serve.mjs` sets them. */
  BUILD_ID: z.string().optional(),
  BUILD_FOLDER: z.string().optional(),
  /** Whether the web app gets the sign-in token itself, in an address, from an account service that has no one-time tokens. */
  HAND_OFF_SIGN_IN_TOKEN: z.enum(['0', '1']).default('0'),
  /** Signs the tokens of the reference services. */
  TOKEN_SIGNING_KEY: secret.optional(),
  /** Keys the hashes of one-time tokens, idempotency keys and payloads; the site keys those of forms with it. */
  HASH_KEY: secret.optional(),
})

/** Half a configuration would take orders that nobody could pay. */
const areAllOrNone = (values: readonly (string | undefined)[]): boolean =>
  values.every((value) => value) || values.every((value) => !value)

/** Without the same key each process would count under hashes of its own, and Redis would hold no common limit. */
const schema = variables
  .refine(({ REDIS_URL, HASH_KEY }) => !REDIS_URL || HASH_KEY, {
    path: ['HASH_KEY'],
    message: 'needed with REDIS_URL, the same in every process',
  })
  .refine((env) => areAllOrNone([env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET]), {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'needed with STRIPE_SECRET_KEY, and the other way round',
  })
  .refine(
    (env) =>
      areAllOrNone([
        env.GOOGLE_SERVICE_ACCOUNT_EMAIL,
        env.GOOGLE_SERVICE_ACCOUNT_KEY,
        env.GOOGLE_ADS_CUSTOMER_ID,
        env.GOOGLE_ADS_SIGN_UP_ACTION,
        env.GOOGLE_ADS_PURCHASE_ACTION,
      ]),
    {
      path: ['GOOGLE_SERVICE_ACCOUNT_KEY'],
      message:
        'needed with the four others of Google (its EMAIL, GOOGLE_ADS_CUSTOMER_ID, …_SIGN_UP_ACTION, …_PURCHASE_ACTION), and the other way round',
    },
  )
  .refine((env) => areAllOrNone([env.META_PIXEL_ID, env.META_ACCESS_TOKEN]), {
    path: ['META_ACCESS_TOKEN'],
    message: 'needed with META_PIXEL_ID, and the other way round',
  })
  .refine((env) => areAllOrNone([env.MICROSOFT_UET_TAG_ID, env.MICROSOFT_CAPI_TOKEN]), {
    path: ['MICROSOFT_CAPI_TOKEN'],
    message: 'needed with MICROSOFT_UET_TAG_ID, and the other way round',
  })
  .refine(({ MAIL_URL, MAIL_FROM }) => !MAIL_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'needed with MAIL_URL',
  })

type ServerVariables = z.infer<typeof schema>

export type ServerEnv = ServerVariables &
  Record<UpstreamVariable | 'CONTENT_DIR' | 'SERVICES_URL', string>

type Source = Record<string, string | undefined>

export const SERVER_ENV_NAMES = Object.keys(variables.shape)

/** A variable has a value that cannot be used; the message names every bad one, never its value. */
export class ServerEnvError extends Error {
  override name = 'ServerEnvError'
}

/** An empty variable counts as one that is not set: compose files pass them on like that. */
const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))

/** Reads the server variables of site and services; upstream URLs default to the reference services. */
export const readServerEnv = (source: Source): ServerEnv => {
  const parsed = schema.safeParse(withoutEmpty(source))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ServerEnvError(`Bad environment: ${faults.join('; ')}`)
  }
  const env = parsed.data
  const servicesUrl = env.SERVICES_URL ?? localServicesUrl(env.SERVICES_PORT)
  const upstream = (variable: UpstreamVariable) =>
    env[variable] ?? referenceUrl(variable, servicesUrl)
  return {
    ...env,
    SERVICES_URL: servicesUrl,
    CONTENT_DIR: env.CONTENT_DIR ?? `${env.DATA_DIR}/content`,
    USER_SERVICE_URL: upstream('USER_SERVICE_URL'),
    ACCOUNT_SERVICE_URL: upstream('ACCOUNT_SERVICE_URL'),
    SEARCH_SERVICE_URL: upstream('SEARCH_SERVICE_URL'),
    GEO_SERVICE_URL: upstream('GEO_SERVICE_URL'),
    CONTENT_SERVICE_URL: upstream('CONTENT_SERVICE_URL'),
    AFFILIATE_SERVICE_URL: upstream('AFFILIATE_SERVICE_URL'),
    EVENTS_SERVICE_URL: upstream('EVENTS_SERVICE_URL'),
    PAYMENT_SERVICE_URL: upstream('PAYMENT_SERVICE_URL'),
  }
}

/** The server variables of this process; throws `ServerEnvError`. */
export const serverEnv = (): ServerEnv => readServerEnv(process.env)
