import { join } from 'node:path'
import { loadSecrets } from '#services/keys/secrets.ts'
import { readEnvironment, type Environment } from '../run/environment.ts'

/** What the instances of a stack have in common. */
export type Common = {
  folder: string
  /** Where visitors are answered, without trailing slash. */
  siteUrl: string
  /** Where browsers reach web app and card frame. */
  servicesPublicUrl: string
  databaseUrl: string | undefined
  redisUrl: string | undefined
  /** Proxies that add themselves to `X-Forwarded-For`. */
  hops: number
}

type Source = Record<string, string | undefined>

/** Keys of a stack: those of the variables, else of its folder; one set for all instances. */
const keysOf = ({ folder }: Common, { server }: Environment) =>
  loadSecrets({ ...server, DATABASE_URL: undefined, DATA_DIR: join(folder, 'keys') })

const commonOf = (source: Source, common: Common): Source => ({
  ...source,
  SITE_URL: source.SITE_URL || common.siteUrl,
  WEB_APP_URL: source.WEB_APP_URL || `${common.servicesPublicUrl}/webapp`,
  PAYMENT_URL: source.PAYMENT_URL || `${common.servicesPublicUrl}/payment`,
  TRUSTED_PROXY_HOPS: source.TRUSTED_PROXY_HOPS || String(common.hops),
  CONTENT_DIR: source.CONTENT_DIR || join(common.folder, 'content'),
  ...keysOf(common, readEnvironment(source)),
})

type Place = { common: Common; port: number; metricsPort?: number | undefined }

const textOf = (port: number | undefined) => (port === undefined ? undefined : String(port))

/** The variables of one process of the services. */
export const servicesSettings = (
  source: Source,
  { common, name, port, metricsPort }: Place & { name: string },
): Environment =>
  readEnvironment({
    ...commonOf(source, common),
    SERVICES_PORT: String(port),
    SERVICES_METRICS_PORT: textOf(metricsPort),
    DATA_DIR: join(common.folder, name),
    DATABASE_URL: common.databaseUrl,
    REDIS_URL: common.redisUrl,
    PAYMENT_WEBHOOK_URL: source.PAYMENT_WEBHOOK_URL || `${common.siteUrl}/api/payment/webhook`,
  })

/** The variables of one process of the site; it needs no database. */
export const siteSettings = (
  source: Source,
  { common, servicesUrl, port, metricsPort }: Place & { servicesUrl: string },
): Environment =>
  readEnvironment({
    ...commonOf(source, common),
    PORT: String(port),
    METRICS_PORT: textOf(metricsPort),
    SERVICES_URL: servicesUrl,
    REDIS_URL: common.redisUrl,
    DATABASE_URL: undefined,
  })
