import { afterAll, beforeAll } from 'vitest'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import { createServicesApp } from '#services/app.ts'
import { listen, stopListening } from '#services/listen.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import { checkoutSite, WEBHOOK_SECRET } from '../../support/checkout-browser.ts'
import { benchOf } from '../support/bench-of.ts'
import type { Bench } from '../support/bench.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { freePort } from '../support/free-port.ts'
import { castOf, type Cast } from './cast.ts'
import { readFacts, type Facts } from './facts.ts'
import type { Heard } from './hand.ts'

/** The day of every attack: prices, laws and what a link is worth go by it. */
const START = Date.parse('2026-11-28T15:00:00Z')

/** What the site and its services have in common, and nobody else. */
export const SERVICES_KEY = 'a key that the site of this test and its services have in common'

/** What the marketplace signs with. */
export const VENDOR_SECRET = 'A SECRET OF THE VENDOR'

/** Services, site, the people in them, and all that attackers were answered. */
const openWorld = async (bench: Bench) => {
  bench.clock.time = START
  const host = '127.0.0.1'
  const port = await freePort()
  const server = await listen(bench.app, { port, host })
  const url = () => `http://${host}:${port}`
  bench.services.provider = referenceDriver({
    paymentServiceUrl: `${url()}/payment`,
    payment: bench.services.payment,
    now: () => bench.clock.time,
  })
  const { site } = checkoutSite(
    { url, bench: () => bench },
    { clickbankSecret: VENDOR_SECRET, accountServiceUrl: `${url()}/api` },
  )
  const cast = await castOf(bench, site)
  // The same services as everybody reaches them: what is the site's alone wants its key.
  const front = createServicesApp({ ...bench.services, servicesKey: SERVICES_KEY })
  const heard: Heard[] = []
  const people = new Set<string>()
  const guests = new Map<string, string[]>()
  const queries = () => bench.database.get()

  /** Does something on another day than today; the year of whoever lives in the world goes on. */
  const on = async <T>(daysFromNow: number, act: () => Promise<T>): Promise<T> => {
    const present = bench.clock.time
    bench.clock.time += daysFromNow * 86_400_000
    try {
      return await act()
    } finally {
      bench.clock.time = present
    }
  }

  return {
    bench,
    site,
    cast,
    front,
    heard,
    /** Addresses of attackers that are to be looked at. */
    people,
    /** Addresses of who was let into a plan, by the address of its holder. */
    guests,
    on,
    /** Whatever is due by now. */
    work: async () => {
      await doDueWork(await queries(), bench.services)
      await sendDueRefunds(await queries(), bench.services)
    },
    forget: () => {
      heard.length = 0
      people.clear()
      guests.clear()
    },
    stop: () => stopListening(server),
  }
}

/** Everything that attacks are tried on. */
export type World = Awaited<ReturnType<typeof openWorld>>

/** The world of a suite on a database, and the facts before anybody attacked. */
export const worldOf = (env: () => ServicesEnv): (() => { world: World; before: Facts }) => {
  const bench = benchOf(env, { webhookSecret: WEBHOOK_SECRET })
  let opened: { world: World; before: Facts } | undefined

  beforeAll(async () => {
    const world = await openWorld(bench())
    opened = { world, before: await readFacts(world) }
  }, 120_000)

  afterAll(() => opened?.world.stop())

  return () => {
    if (!opened) throw new Error('The world is not open yet')
    return opened
  }
}

export type { Cast }
