import { eq } from 'drizzle-orm'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import { withPeriod } from '#services/subscriptions/subscription-store.ts'
import { createTurns } from '#services/user/idempotency.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite } from '../../support/checkout-browser.ts'
import { faultSite, stands, type FaultCall } from '../fault-call.ts'
import { inFrontOf, openWorld, passedOn, referenceAt, type World } from './checkout-world.ts'

/** One at a time: a round does all that is due. */
const inTurn = createTurns()

/** The subscription of somebody who has bought; nobody else's is due any more. */
const boughtIn = async (world: World) => {
  const queries = await world.bench().database.get()
  await queries.update(subscriptions).set({ dueAt: null })
  const browser = checkoutBrowser(world, checkoutSite(world).site)
  await browser.choose()
  await browser.pay()
  const [order] = await buyerOf(world.bench).ordersOf(browser.purchaseId())
  const userId = order?.userId ?? ''
  const subscription = async () => {
    const own = eq(subscriptions.userId, userId)
    const [row] = await queries.select().from(subscriptions).where(own)
    if (!row) throw new Error('Paying made no subscription')
    return withPeriod(queries, row)
  }
  return { queries, userId, subscription }
}

/** Has all notices of the renewal written, until its charge alone is due. */
const untilCharge = async (
  { bench }: World,
  { queries, subscription }: Awaited<ReturnType<typeof boughtIn>>,
) => {
  const { clock, services } = bench()
  for (;;) {
    const { dueAt, periodEnd } = await subscription()
    clock.time = (dueAt ?? periodEnd).getTime()
    if (clock.time >= periodEnd.getTime()) return periodEnd
    await doDueWork(queries, services)
  }
}

const ask =
  (database: () => LazyDatabase): FaultCall['ask'] =>
  (failing) =>
    inTurn('renewals', async () => {
      const world = await openWorld(database())
      const bought = await boughtIn(world)
      const before = await untilCharge(world, bought)
      const { services, logLines } = world.bench()
      logLines.length = 0
      const made = faultSite(failing, {})
      const provider = referenceAt(inFrontOf(failing.url, `${world.url()}/payment`), world.bench())
      const start = performance.now()
      const signal = AbortSignal.timeout(failing.budgetMs)
      await doDueWork(bought.queries, { ...services, provider, signal })
      const ms = performance.now() - start
      made.lines.push(...logLines)
      const now = services.now()
      const licence = await entitlementOf(bought.queries, { userId: bought.userId, now })
      const { periodEnd, dueAt } = await bought.subscription()
      world.close()
      const waitedS = ((dueAt?.getTime() ?? Infinity) - now.getTime()) / 1000
      const access = licence ? 'access meanwhile' : 'no access meanwhile'
      const later = `the customer: ${access}; the charge is tried again in ${waitedS} seconds`
      const shows = licence && periodEnd > before ? 'the customer: another year' : later
      return { came: { kind: 'page', shows }, made, ms }
    })

/** A year is over, and the services charge the next one. */
export const renewalOf = (database: () => LazyDatabase): FaultCall => ({
  upstream: 'payment, which the services ask',
  what: 'a renewal',
  sound: passedOn,
  waitMs: 3000,
  ask: ask(database),
  see: (came) => stands(came.kind === 'page' ? came.shows : ''),
})
