import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { refundOrder } from '#services/refunds/refund-order.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, sendNotice } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'
import { startStripeApi } from '../../../support/stripe-api/stripe-api.ts'

/** Buying where Stripe takes the money, against a server that speaks its API. */
export const stripeSuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)
  let api: Awaited<ReturnType<typeof startStripeApi>>

  const visit = async () => {
    // What the tests buy are examples of the price book: they are sold where no money is real.
    const { site: made, lines } = checkoutSite(services)
    const site = { ...made, payment: { ...made.payment, stripe: api.settings } }
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    const paymentId = async () =>
      (await attemptsOf(browser.purchaseId())).at(-1)?.paymentId ?? 'none'
    return { site, lines, browser, paymentId }
  }

  const byCard = { method: 'card', methodToken: null } as const

  const secretIn = ({ cardEntry }: { cardEntry: object }): unknown =>
    Reflect.get(cardEntry, 'clientSecret')

  describe('a purchase by card, with Stripe', () => {
    let restore: () => void = () => undefined

    beforeAll(async () => {
      api = await startStripeApi()
      restore = services.withProvider(stripeDriver(api.settings))
    })
    afterAll(async () => {
      restore()
      await api.stop()
    })

    it('is confirmed in the page, and an order when the buyer has paid', async () => {
      const { browser, paymentId, lines } = await visit()
      expect((await browser.view()).cardEntry).toEqual({
        driver: 'stripe',
        publishableKey: api.settings.publishableKey,
        clientSecret: null,
      })
      const asked = await browser.viewIn(await browser.pay(byCard))
      expect(asked).toMatchObject({ state: 'action', actionUrl: null, total: 34_478 })
      expect(secretIn(asked)).toMatch(/_secret$/)
      api.buyer.pays(await paymentId())
      expect(await browser.status()).toMatchObject({ state: 'paid', total: 34_478 })
      expect(await ordersOf(browser.purchaseId())).toMatchObject([{ place: { card: 'US' } }])
      expect((await browser.comeBack()).headers.get('location')).toBe('/pricing/thank-you')
      expect(lines.join()).not.toContain('_secret')
    })

    it('gives the page after a reload what it confirms the charge with, and nothing once it is paid', async () => {
      const { browser, paymentId } = await visit()
      const asked = await browser.viewIn(await browser.pay(byCard))
      expect(secretIn(await browser.view())).toBe(secretIn(asked))
      expect((await browser.comeBack()).headers.get('location')).toBe('/pricing/checkout')
      api.buyer.pays(await paymentId())
      await browser.status()
      expect(secretIn(await browser.view())).toBeNull()
    })

    it('is one charge for a double click, and for an order sent again', async () => {
      const { browser } = await visit()
      const fields = await browser.payFields(byCard)
      const answers = await Promise.all([browser.send(fields), browser.send(fields)])
      const again = await browser.send(fields)
      const secrets = []
      for (const one of [...answers, again]) secrets.push(secretIn(await browser.viewIn(one)))
      expect(new Set(secrets).size).toBe(1)
      expect(await attemptsOf(browser.purchaseId())).toHaveLength(1)
    })

    it('that is declined can be tried again, with a charge of its own', async () => {
      const { browser, paymentId } = await visit()
      const fields = await browser.payFields(byCard)
      const first = await browser.viewIn(await browser.send(fields))
      const declined = await paymentId()
      api.buyer.isRefused(declined)
      expect(await browser.status()).toMatchObject({ state: 'failed', reason: 'declined' })
      const second = await browser.viewIn(await browser.send(fields))
      expect(second.state).toBe('action')
      expect(secretIn(second)).not.toBe(secretIn(first))
      expect(() => api.buyer.pays(declined)).toThrow('Nothing is left to pay')
      api.buyer.pays(await paymentId())
      expect(await browser.status()).toMatchObject({ state: 'paid' })
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([
        { number: 1, state: 'failed' },
        { number: 2, state: 'succeeded' },
      ])
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
    })

    it('that is paid is not ordered again', async () => {
      const { browser, paymentId } = await visit()
      const fields = await browser.payFields(byCard)
      await browser.send(fields)
      api.buyer.pays(await paymentId())
      await browser.status()
      const again = await browser.send(fields)
      expect([again.status, await again.json()]).toMatchObject([409, { code: 'already-paid' }])
    })

    it('whose subscription is told a moment after the payment is awaited, and never given up', async () => {
      const { browser, paymentId } = await visit()
      await browser.pay(byCard)
      const id = await paymentId()
      api.buyer.paysAhead(id)
      api.buyer.letsPass(id, ACTION_LIFE_MIN + 1)
      expect(await browser.status()).toMatchObject({ state: 'processing' })
      api.buyer.pays(id)
      expect(await browser.status()).toMatchObject({ state: 'paid' })
    })

    it('that was paid and ended since is an order, and a person is told', async () => {
      const { browser, paymentId } = await visit()
      await browser.pay(byCard)
      const id = await paymentId()
      api.buyer.pays(id)
      api.buyer.isEnded(id)
      expect(await browser.status()).toMatchObject({ state: 'paid', total: 34_478 })
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
      expect(services.bench().logLines.join()).toContain('paid subscription has ended')
    })

    it('whose refund a bank decides on is given back in the order when it has', async () => {
      const { site, browser, paymentId } = await visit()
      await browser.pay(byCard)
      const id = await paymentId()
      api.buyer.pays(id)
      await browser.status()
      const [order] = await ordersOf(browser.purchaseId())
      api.account.refundsAre = 'pending'
      const { bench } = services
      const outcome = await refundOrder(await bench().database.get(), {
        orderNumber: order?.number ?? '',
        reason: 'asked for',
        isAgain: false,
        services: { ...bench().services, signal: AbortSignal.timeout(20_000) },
      })
      expect(outcome).toMatchObject({ outcome: 'pending', order: { refunded: 0 } })
      api.account.refundsAre = 'succeeded'
      api.buyer.decidesRefunds('succeeded')
      const { id: intent } = api.buyer.intentOf(id)
      const event = { type: 'refund.updated', data: { object: { payment_intent: intent } } }
      expect((await sendNotice(site, api.signed(event))).status).toBe(200)
      expect(await ordersOf(browser.purchaseId())).toMatchObject([{ refunded: 34_478 }])
    })

    it('is charged a fee that Stripe tells a moment after, which changes nothing else of the attempt', async () => {
      const { site, browser, paymentId } = await visit()
      await browser.pay(byCard)
      const id = await paymentId()
      api.buyer.pays(id)
      await browser.status()
      const [paid] = await attemptsOf(browser.purchaseId())
      expect(paid).toMatchObject({ state: 'succeeded', fee: null })
      services.bench().clock.time += 60_000
      api.buyer.isBooked(id, { fee: 1455, currency: 'cad' })
      for (const _time of [1, 2]) {
        const { id: intent } = api.buyer.intentOf(id)
        const event = { type: 'charge.updated', data: { object: { payment_intent: intent } } }
        expect((await sendNotice(site, api.signed(event))).status).toBe(200)
      }
      const fee = { amount: 1455, currency: 'CAD' }
      expect(await attemptsOf(browser.purchaseId())).toEqual([{ ...paid, fee }])
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
    })

    it('is finished by a message of Stripe when no page waits for it', async () => {
      const { site, browser, paymentId } = await visit()
      await browser.pay(byCard)
      const id = await paymentId()
      api.buyer.pays(id)
      const event = { type: 'customer.subscription.updated', data: { object: { id } } }
      for (const _time of [1, 2]) {
        expect((await sendNotice(site, api.signed(event))).status).toBe(200)
      }
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
      expect(await browser.view()).toMatchObject({ state: 'paid' })
    })
  })
}
