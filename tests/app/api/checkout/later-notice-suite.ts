import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { upgradeNow } from '#services/subscriptions/change-plan.ts'
import { newRenewalKey, paymentCalls } from '../../../services/payment/payment-bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, tellSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

const BACK = 500

/** Of a line of the log that is worth a look. */
const WARN = 40

/** What the provider tells of the later charges of a subscription, and of disputes. */
export const laterNoticeSuite = (services: CheckoutServices) => {
  const payment = paymentCalls(services.bench)
  const { ordersOf } = buyerOf(services.bench)
  const queries = () => services.bench().database.get()

  const events = () =>
    services.logged().flatMap(({ event, level }) => (Number(level) >= WARN ? [event] : []))

  const subscriptionOf = async (userId: string) => {
    const [row] = await (
      await queries()
    )
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
    if (!row) throw new Error('Paying made no subscription')
    return row
  }

  /** Somebody who has bought, and takes a larger plan: the charge of that is a later one. */
  const upgraded = async (card: TestCard = 'succeeds') => {
    const { site } = checkoutSite(services, { upstreamBudgetMs: 2000 })
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    await browser.pay({ card })
    services.bench().clock.time += 7000
    await browser.status()
    const [first] = await ordersOf(browser.purchaseId())
    const { id: subscriptionId, userId } = await subscriptionOf(first?.userId ?? '')
    const wanted = { plan: 'premium', seats: 5 } as const
    const known = services.bench().services
    await upgradeNow(await queries(), { subscriptionId, ...wanted, services: known })
    const order = async () => {
      const isChange = and(eq(orders.userId, userId), eq(orders.kind, 'change'))
      const [row] = await (await queries()).select().from(orders).where(isChange)
      return row
    }
    const key = `renew-${subscriptionId}-1`
    const [charge] = await (
      await queries()
    )
      .select()
      .from(paymentCharges)
      .where(eq(paymentCharges.key, key))
    return { site, userId, order, notice: { paymentId: charge?.paymentId ?? '', key } }
  }

  describe('a message about a later charge', () => {
    it('brings about what the provider says of it, however often it comes', async () => {
      const { site, order, notice } = await upgraded('slow')
      expect(await order()).toBeUndefined()
      services.bench().clock.time += 7000
      for (const _time of [1, 2]) expect((await tellSite(site, notice)).status).toBe(200)
      expect(await order()).toMatchObject({ paymentId: notice.paymentId, seats: 5 })
    })

    it('tells its order what was given back', async () => {
      const { site, order, notice } = await upgraded()
      await payment.refund(notice.paymentId, { key: `refund-${notice.key}`, amount: BACK })
      for (const _time of [1, 2]) expect((await tellSite(site, notice)).status).toBe(200)
      expect(await order()).toMatchObject({ refunded: BACK })
    })

    it('that nothing is known of is a person’s', async () => {
      const { site, notice } = await upgraded()
      const unknown = { ...notice, key: newRenewalKey() }
      expect((await tellSite(site, unknown)).status).toBe(200)
      expect(events()).toContain('charge under another key')
    })

    it('comes again where the provider does not answer', async () => {
      const { site, order, notice } = await upgraded('slow')
      services.bench().clock.time += 7000
      services.fault = (call) => (call.includes('/payment/charge') ? 'away' : undefined)
      expect((await tellSite(site, notice)).status).toBe(503)
      services.fault = () => undefined
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(await order()).toMatchObject({ paymentId: notice.paymentId })
    })
  })

  describe('a message about a dispute', () => {
    const told = async ({ site, notice }: Awaited<ReturnType<typeof upgraded>>, what: object) => {
      const facts = { createdAt: site.now().toISOString(), ...notice, ...what }
      return tellSite(site, notice, { body: JSON.stringify(facts) })
    }

    it.each([
      ['won', { plan: 'premium', seats: 5 }],
      ['lost', { plan: 'basic', seats: 1 }],
    ] as const)('suspends, and decides when it is %s', async (dispute, stands) => {
      const sold = await upgraded()
      const { userId, notice } = sold
      const opened = { id: `evt_${notice.paymentId}`, type: 'charge.disputed' }
      for (const _time of [1, 2]) expect((await told(sold, opened)).status).toBe(200)
      expect(await subscriptionOf(userId)).toMatchObject({ state: 'disputed' })
      expect(events()).toContain('payment disputed')
      const decided = { id: `evt2_${notice.paymentId}`, type: 'dispute.closed', dispute }
      expect((await told(sold, decided)).status).toBe(200)
      expect(await subscriptionOf(userId)).toMatchObject({ state: 'active' })
      const database = await queries()
      const { now } = services.bench().services
      expect(await entitlementOf(database, { userId, now: now() })).toMatchObject(stands)
    })

    it('of a payment that nothing is known of is a person’s', async () => {
      const { paymentId, key } = await payment.chargeCard('disputed')
      const { site } = checkoutSite(services)
      const notice = { paymentId, key }
      const facts = {
        id: 'evt_of_a_first_payment',
        type: 'charge.disputed',
        createdAt: site.now().toISOString(),
        ...notice,
      }
      expect((await tellSite(site, notice, { body: JSON.stringify(facts) })).status).toBe(200)
      expect(events()).toEqual([
        'payment disputed',
        'charge of an unknown purchase',
        'dispute was not taken',
      ])
    })
  })
}
