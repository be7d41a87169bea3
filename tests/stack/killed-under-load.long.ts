import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { users } from '#services/db/schema.ts'
import { findNginx } from '../../scripts/front/find-nginx.ts'
import { ensureBuild } from '../../scripts/run/ensure-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { openStack } from '../../scripts/stack/open-stack.ts'
import { findPostgresPrograms } from '../../scripts/stack/postgres-programs.ts'
import { findRedis } from '../../scripts/stack/redis-process.ts'
import { objectionsTo, readLedger } from '../services/purchase/chaos/ledger.ts'
import { FAULTS } from './load/faults.ts'
import { paced } from './load/paced.ts'
import { pageViews } from './load/page-views.ts'
import { purchases } from './load/purchases.ts'
import { signUps } from './load/sign-ups.ts'

/** A second. Two cores with nothing beside them carry 200, 10 and 2, which LOAD_TIMES=4 asks for (docs/scaling.md). */
const RATES = { views: 50, signUps: 2.5, purchases: 0.5 } as const

const TIMES = Number(process.env.LOAD_TIMES ?? 1)

const FIRST_PORT = 5600

const CALM_MS = 5000

/** In which messages of payments that nobody waited for have come. */
const SETTLING_MS = 8000

const isThere = Boolean(findNginx() && findRedis() && findPostgresPrograms())

const accountsOf = async (databaseUrl: string) => {
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir: '', databaseUrl, log })
  const rows = await (await database.get()).select({ email: users.email }).from(users)
  await database.close()
  return rows.map(({ email }) => email)
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** `201: 410, 503: 2`. */
const tallied = (values: readonly (number | string)[]) =>
  [...new Set(values)]
    .map((value) => `${value}: ${values.filter((one) => one === value).length}`)
    .join(', ')

const numberOf = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length

it.skipIf(!isThere && process.env.CI !== 'true')(
  'whatever is killed: every page view is answered, nothing that was answered is lost, and who tries again succeeds once',
  async () => {
    expect(isThere, 'nginx with Brotli, Redis and PostgreSQL are needed').toBe(true)
    const folder = mkdtempSync(join(tmpdir(), 'bib-stack-'))
    // PostgreSQL may run as another user, who has to pass.
    chmodSync(folder, 0o711)
    const build = process.env.STACK_BUILD ?? (await ensureBuild(readEnvironment(process.env)))
    const source = { PATH: process.env.PATH, LOG_LEVEL: 'fatal', NODE_ENV: 'production' }
    const stack = await openStack({ folder, build, source, port: FIRST_PORT, say: () => undefined })
    const databaseUrl = stack.postgres?.url ?? ''
    const [views, accounts, sales] = [
      pageViews(stack.url),
      signUps(stack.url),
      purchases(stack.url),
    ]
    const stop = new AbortController()
    const { signal } = stop
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const load = Promise.all([
      paced(views.view, { perSecond: TIMES * RATES.views, signal }),
      paced(accounts.signUp, { perSecond: TIMES * RATES.signUps, signal }),
      paced(sales.buy, { perSecond: TIMES * RATES.purchases, signal }),
    ])
    const lines: string[] = []
    try {
      await sleep(CALM_MS)
      for (const { name, cause } of FAULTS) {
        const begin = performance.now()
        const failedBefore = views.failed.length
        await cause(stack)
        const seconds = ((performance.now() - begin) / 1000).toFixed(1)
        lines.push(`${name}: ${seconds} s, ${views.failed.length - failedBefore} views failed`)
        await sleep(CALM_MS)
      }
      stop.abort()
      await load
      await sleep(SETTLING_MS)
      const ledger = await readLedger('', databaseUrl)
      const emails = await accountsOf(databaseUrl)
      const retried = numberOf(accounts.stories, ({ statuses }) => statuses.length > 1)
      const sorted = views.times.toSorted((a, b) => a - b)
      const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
      lines.push(
        `${views.times.length} views (${views.failed.length} failed; p50 ${at(0.5)}, p99 ${at(0.99)} ms)`,
        `${accounts.stories.length} sign-ups, ${retried} tried again: ${tallied(accounts.stories.flatMap(({ statuses }) => statuses))}`,
        `${sales.stories.length} purchases, ${numberOf(sales.stories, ({ said: all }) => all.length > 0)} tried again: ${tallied(sales.stories.flatMap(({ said: all }) => all.map((one) => one.slice(0, 3))))}`,
      )
      process.stdout.write(`${lines.join('\n')}\n`)

      const ended = said.mock.calls.splice(0).map(([line]) => String(line))
      expect(ended).toEqual(
        ['site-1', 'site-2', 'services-1', 'services-2'].map((name) =>
          expect.stringContaining(`${name} ended: signal SIGKILL`),
        ),
      )
      expect(views.failed).toEqual([])
      expect(accounts.refused()).toEqual([])
      expect(sales.unpaid()).toEqual([])
      const there = new Set(emails)
      expect(accounts.stories.filter(({ email }) => !there.has(email))).toEqual([])
      expect(repeated(emails.map((email) => email.toLowerCase()))).toEqual([])
      expect(objectionsTo(ledger)).toEqual([])
      const numbers = new Set(ledger.orders.map(({ number }) => number))
      const promised = sales.stories.flatMap(({ orderNumber }) => orderNumber ?? [])
      expect(promised.filter((number) => !numbers.has(number))).toEqual([])
      expect(ledger.orders).toHaveLength(sales.stories.length)
    } finally {
      stop.abort()
      views.close()
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  1_200_000,
)
