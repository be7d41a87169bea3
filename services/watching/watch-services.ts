import type { IncomingMessage } from 'node:http'
import { and, count, eq, inArray, isNull, lt, lte, min, ne } from 'drizzle-orm'
import type { ServerEnv } from '#lib/config/env-server.ts'
import type { Sample } from '#lib/config/metrics.ts'
import { UPSTREAMS } from '#lib/config/reference-services.ts'
import { SERVICES_KEY_HEADER } from '#lib/config/services-key.ts'
import { beginExchange, type Exchange } from '#lib/util/exchange.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { startWatching } from '#lib/watch/start-watching.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { outboxConversions } from '#services/db/conversion-schema.ts'
import type { Database } from '#services/db/database.ts'
import { paymentWebhooks } from '#services/db/payment-schema.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { showsKey } from '#services/http/require-key.ts'
import { MAIL_RETRIES } from '#services/outbox/claim-due.ts'
import type { JobName } from '#services/rounds/rounds.ts'

type Watched = Pick<ServicesContext, 'database' | 'mailUrl' | 'now' | 'platforms'>

/** The number of waiting rows, and the time of the oldest. */
type Waiting = { waiting: number; since: Date | null }

const secondsSince = (since: Date | null, now: Date): number =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0

const ofJob = (job: JobName, { waiting, since, now }: Waiting & { now: Date }): Sample[] => [
  { name: 'bib_jobs_due', labels: { job }, value: waiting },
  { name: 'bib_jobs_late_seconds', labels: { job }, value: secondsSince(since, now) },
]

const NONE: Waiting = { waiting: 0, since: null }

const dueSubscriptions = async (queries: Database, now: Date): Promise<Waiting> => {
  const [found = NONE] = await queries
    .select({ waiting: count(), since: min(subscriptions.dueAt) })
    .from(subscriptions)
    .where(lte(subscriptions.dueAt, now))
  return found
}

const dueNotices = async (queries: Database, now: Date): Promise<Waiting> => {
  const [found = NONE] = await queries
    .select({ waiting: count(), since: min(paymentWebhooks.nextTryAt) })
    .from(paymentWebhooks)
    .where(and(isNull(paymentWebhooks.deliveredAt), lte(paymentWebhooks.nextTryAt, now)))
  return found
}

const UNSENT = and(isNull(outboxMails.sentAt), lt(outboxMails.tries, MAIL_RETRIES.most))

const dueMail = async (queries: Database, now: Date): Promise<Waiting> => {
  const [found = NONE] = await queries
    .select({ waiting: count(), since: min(outboxMails.nextTryAt) })
    .from(outboxMails)
    .where(and(UNSENT, lte(outboxMails.nextTryAt, now)))
  return found
}

const unsentMail = async (queries: Database): Promise<Waiting> => {
  const [found = NONE] = await queries
    .select({ waiting: count(), since: min(outboxMails.createdAt) })
    .from(outboxMails)
    .where(UNSENT)
  return found
}

/** Figures of waiting mail; where no mail server is set, mail waits by design. */
const mailFigures = async (queries: Database, now: Date): Promise<Sample[]> => {
  const { waiting, since } = await unsentMail(queries)
  return [
    ...ofJob('mail', { ...(await dueMail(queries, now)), now }),
    { name: 'bib_mail_waiting', labels: {}, value: waiting },
    { name: 'bib_mail_oldest_seconds', labels: {}, value: secondsSince(since, now) },
  ]
}

/** A refund waits for its purchase, and is not late. */
const UNTOLD = and(isNull(outboxConversions.sentAt), isNull(outboxConversions.refusedAt))

/** Of platforms that have keys; what was put there for others waits by design. */
const conversionFigures = async (
  queries: Database,
  { platforms, now }: { platforms: Watched['platforms']; now: Date },
): Promise<Sample[]> => {
  const told = keysOf(platforms)
  const [due = NONE] = await queries
    .select({ waiting: count(), since: min(outboxConversions.nextTryAt) })
    .from(outboxConversions)
    .where(
      and(
        UNTOLD,
        inArray(outboxConversions.platform, told),
        ne(outboxConversions.event, 'refund'),
        lte(outboxConversions.nextTryAt, now),
      ),
    )
  const waiting = await Promise.all(
    told.map(async (platform): Promise<Sample> => {
      const value = await queries.$count(
        outboxConversions,
        and(UNTOLD, eq(outboxConversions.platform, platform)),
      )
      return { name: 'bib_conversions_waiting', labels: { platform }, value }
    }),
  )
  return [...ofJob('conversions', { ...due, now }), ...waiting]
}

const DATABASE_UP = 'bib_database_up'

/** Samples of the work that is due in the database and its delay; for a database that does not answer, that alone. */
export const dueFigures = async (services: Watched): Promise<Sample[]> => {
  const { database, mailUrl, platforms } = services
  try {
    const queries = await database.get()
    const now = services.now()
    return [
      ...ofJob('subscriptions', { ...(await dueSubscriptions(queries, now)), now }),
      ...ofJob('payments', { ...(await dueNotices(queries, now)), now }),
      ...(mailUrl === undefined ? [] : await mailFigures(queries, now)),
      ...(keysOf(platforms).length > 0 ? await conversionFigures(queries, { platforms, now }) : []),
      { name: DATABASE_UP, labels: {}, value: 1 },
    ]
  } catch (error) {
    // Whatever it is, whoever answers requests logs it; a graph must show it and not end.
    if (!(error instanceof Error)) throw error
    return [{ name: DATABASE_UP, labels: {}, value: 0 }]
  }
}

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
