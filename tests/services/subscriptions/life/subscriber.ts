import { and, asc, eq, isNotNull, like, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { BillingPlace } from '#features/checkout/tax.ts'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { subscriptionCharges, subscriptions } from '#services/db/subscription-schema.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import { subscriptionOf } from '#services/subscriptions/subscription-store.ts'
import type { Bench } from '../../support/bench.ts'
import { buyerOf } from '../../support/purchase.ts'
import { startProvider, type Provider } from './provider-stub.ts'

export const DAY_MS = 86_400_000

/** Who charges: the provider of the contract, or Stripe's driver with its stand-in. */
export type StartProvider = (bench: Bench) => Promise<Provider> | Provider

/** Subscribers of a bench whose provider is a stub, and the way through their years. */
export const subscribersOf = (
  bench: () => Bench,
  start: StartProvider = ({ services }) => startProvider({ now: services.now }),
) => {
  let started: Provider | undefined
  const { buy } = buyerOf(bench)

  beforeAll(async () => {
    const { services } = bench()
    started = await start(bench())
    services.provider = started.driver
  })

  // The next test looks at its own subscribers only.
  afterEach(async () => {
    await (
      await queries()
    )
      .update(subscriptions)
      .set({ state: 'ended', dueAt: null })
      .where(ne(subscriptions.state, 'ended'))
  })

  afterAll(() => started?.stop())

  const provider = () => {
    if (!started) throw new Error('The provider is not there yet')
    return started
  }
  const queries = () => bench().database.get()

  /** Lives where no law adds notices to those of the agreement, unless another place is wanted. */
  const subscribe = async (
    overrides: Parameters<typeof buy>[0] = { language: 'en' },
    place: BillingPlace = { country: 'CA', province: 'ON' },
  ) => {
    const bought = await buy(overrides, { place }, ({ id, attempt }) =>
      provider().firstPayment({ key: `${id}-1`, attempt }),
    )
    const [row] = await (
      await queries()
    )
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.providerId, bought.outcome.subscriptionId ?? ''))
    if (!row) throw new Error('Paying made no subscription')
    return { ...bought, subscriptionId: row.id, userId: row.userId }
  }

  const rowOf = async (id: string) => {
    const row = await subscriptionOf(await queries(), id)
    if (!row) throw new Error('The subscription is gone')
    return row
  }

  const heldBy = async (userId: string) =>
    entitlementOf(await queries(), { userId, now: new Date(bench().clock.time) })

  const ordersOf = async (userId: string) =>
    (await queries())
      .select()
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.receipt))

  const mailsOf = async (email: string, kind = '%') =>
    (await queries())
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.recipient, email), like(outboxMails.kind, kind)))
      .orderBy(asc(outboxMails.createdAt))

  const work = async () => doDueWork(await queries(), bench().services)

  /** What each charge of a subscription was asked for, by its key. */
  const chargeKinds = async (id: string) => {
    const rows = await (
      await queries()
    )
      .select()
      .from(subscriptionCharges)
      .where(eq(subscriptionCharges.subscriptionId, id))
    return new Map(rows.map(({ number, kind }) => [`renew-${id}-${number}`, kind]))
  }

  const nextDue = async () => {
    const [row] = await (
      await queries()
    )
      .select({ dueAt: subscriptions.dueAt })
      .from(subscriptions)
      .where(isNotNull(subscriptions.dueAt))
      .orderBy(asc(subscriptions.dueAt))
      .limit(1)
    return row?.dueAt?.getTime() ?? Infinity
  }

  /** Goes on to a moment, from one that is due to the next, and does what is due at each. */
  const liveUntil = async (moment: number) => {
    const { clock } = bench()
    await work()
    while (clock.time < moment) {
      clock.time = Math.min(Math.max(await nextDue(), clock.time + 1), moment)
      await work()
    }
  }

  return {
    provider,
    subscribe,
    rowOf,
    heldBy,
    ordersOf,
    mailsOf,
    work,
    chargeKinds,
    nextDue,
    liveUntil,
    queries,
  }
}

export type Subscribers = ReturnType<typeof subscribersOf>
