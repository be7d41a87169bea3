import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import type { AskVatRegister } from '#features/checkout/vat-number.ts'
import type { MakeLimiter } from '#lib/limits/limiters.ts'
import type { Log } from '#lib/util/log.ts'
import type { Clock } from '../clock/clock.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { LazyDatabase } from '../db/lazy-database.ts'
import type { PlatformKeys } from '../keys/platform-keys.ts'
import type { Tokens } from '../keys/tokens.ts'
import type { Library } from '../search/library.ts'

/** Milliseconds that the slower courses of a test card take. */
export type Waits = {
  slowMs: number
  /** Longer than a page waits (`PAYMENT_WAIT_MS`). */
  verySlowMs: number
  /** For so long a call that breaks is answered by a failure; then the charge is there, failed. */
  breaksMs: number
  /** The time after a charge at which its buyer disputes it. */
  disputeMs: number
}

/** The dependencies of the reference payment service. */
export type PaymentService = {
  /** The address at which visitors reach it, without trailing slash. */
  publicUrl: string
  /** The secret and the address of its notices to the site. */
  webhookSecret: string
  webhookUrl: string
  /** Other durations than the usual ones, for tests. */
  waits?: Partial<Waits>
}

/** Everything that the services work with; made by `open-context.ts` or by a test, never kept in a module. */
export type ServicesContext = {
  /** Folder of the embedded database, which backups are taken from. */
  dataDir: string
  database: LazyDatabase
  library: Library
  content: ContentStore
  tokens: Tokens
  /** Keys the stored hashes of tokens, idempotency keys and payloads. */
  hashKey: string
  /** The key that the site sends; without it every caller is accepted. */
  servicesKey?: string | undefined
  payment: PaymentService
  /** The driver that takes the money. */
  provider: PaymentDriver
  /** The maker of limits on log-in tries: counted in Redis, which processes share, or in this process. */
  makeLimiter: MakeLimiter
  /** The mail server; without it mail stays in the outbox, where it can be read. */
  mailUrl?: string | undefined
  /** Proxies in front of the services whose `X-Forwarded-For` entries are trusted; none when left out. */
  trustedProxyHops?: number | undefined
  /** The site's address for visitors, without trailing slash. */
  siteUrl: string
  /** The web app's address for visitors, without trailing slash. */
  webAppUrl: string
  /** The day of what is bought and renewed, which an operator may move ahead where no real money is taken. */
  clock: Clock
  /** Of that clock. */
  now: () => Date
  /** The readers of the results, by normalized address, and the folder of live experiment records; without it there are no pages of results. */
  results?: { readers: readonly string[]; contentFolder: string } | undefined
  /** The system's time, with which the site's own is compared. */
  systemTime: () => Date
  /** Platforms of advertisements that are told of conversions; none without its keys. */
  platforms: PlatformKeys
  /** Whether a VAT number is true (`VIES_URL`). */
  askVatRegister: AskVatRegister
  /** Whether a charge may move money (`mayBeReal`). */
  takesRealMoney: boolean
  log: Log
  version: string
  /** Whether visitors reach the web app by https. */
  secureCookies: boolean
}
