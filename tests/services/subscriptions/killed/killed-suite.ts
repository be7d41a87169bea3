import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Locale } from '#lib/config/locales.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { stopRenewal } from '#services/subscriptions/customer-acts.ts'
import { randomOf } from '../../../../scripts/lib/random.ts'
import { createBench } from '../../support/bench.ts'
import type { ServicesEnv } from '../../support/child-services.ts'
import { withDatabase } from '../../support/made-database.ts'
import { buyerOf } from '../../support/purchase.ts'
import { DAY_MS } from '../life/subscriber.ts'
import { objectionsTo, readBooks } from './books.ts'
import { openMortalServices, type Kills } from './mortal-services.ts'

type Options = {
  env: ServicesEnv
  seed: number
  subscribers: number
  kills: Kills
  days: number
  /** How many days the clock is moved at a time. */
  stride: number
  /** Within how many days they buy. */
  arrivals: number
}

/** Every so manieth subscriber stops the renewal at once. */
const STOPS = 6

/** Milliseconds in which the last mail has gone out. */
const MAIL_MS = 30_000

/** Longer than the mail of services waits for its next round. */
const PAUSE_MS = 2500

const subscribe = async ({ env, seed, subscribers, arrivals }: Options) => {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env
  if (!databaseUrl) await withDatabase(dataDir)
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir, databaseUrl, log })
  const bench = createBench(database)
  const random = randomOf(seed)
  const { buy } = buyerOf(() => bench)
  for (let number = 0; number < subscribers; number += 1) {
    await buy({ language: random.pick<Locale>(['en', 'fr', 'de']) })
    bench.clock.time += random.below((arrivals * DAY_MS) / subscribers)
  }
  const queries = await database.get()
  const rows = await queries.select({ subscriptionId: subscriptions.id }).from(subscriptions)
  for (const { subscriptionId } of rows.filter((_row, index) => index % STOPS === 0)) {
    await stopRenewal(queries, { subscriptionId, now: new Date(bench.clock.time) })
  }
  await database.close()
  return bench.clock.time
}

type Services = Awaited<ReturnType<typeof openMortalServices>>

/** The provider tells of each charge, twice. */
const tellTwice = async ({ provider, tell }: Services) => {
  for (const { outcome } of provider.seen.values()) {
    await tell(outcome)
    await tell(outcome)
  }
}

/** Waits for the last mail. */
const untilQuiet = async ({ received }: Services) => {
  const until = Date.now() + MAIL_MS
  let heard = -1
  while (heard !== received.length && Date.now() < until) {
    heard = received.length
    await sleep(PAUSE_MS)
  }
}

/**
 * Subscribers live on while the services, a process of their own, are killed as by a power cut while they charge, write and send. Then
 * everything that the provider charged and the services said has happened exactly once.
 */
export const surviveKills = async (options: Options) => {
  const { env, seed, subscribers, kills, days, stride } = options
  const start = await subscribe(options)
  const services = await openMortalServices({ env, random: randomOf(seed + 1), kills })
  try {
    for (let day = stride; day <= days; day += stride) {
      await services.moveTo(start + day * DAY_MS)
      await tellTwice(services)
    }
    await untilQuiet(services)
  } finally {
    await services.stop()
  }
  const { provider, left, received } = services
  const books = await readBooks(env)
  const total = Object.values(kills).reduce((sum, count) => sum + count, 0)
  const messageIds = received.map(({ messageId }) => messageId)
  expect(provider.faults).toEqual([])
  const seen = { provider, messageIds, kills: total }
  expect(objectionsTo(books, seen)).toEqual([])
  expect(left).toEqual({ statement: 0, work: 0, mail: 0, move: 0, fact: 0 })
  expect(books.subscriptions).toHaveLength(subscribers)
  return { books, seen }
}
