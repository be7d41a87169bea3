import { describe, expect, it } from 'vitest'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, tellSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

export const journeySuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const visit = () => {
    const { site, lines, logged } = checkoutSite(services)
    return { site, lines, logged, browser: checkoutBrowser(services, site) }
  }

  describe('a purchase', () => {
    it('goes from the choice of a plan to an order, by a card', async () => {
      const { browser } = visit()
      const chosen = await browser.choose({ plan: 'basic' })
      expect([chosen.status, await chosen.json()]).toEqual([200, { href: '/pricing/checkout' }])
      expect(await browser.view()).toMatchObject({
        state: 'open',
        total: 29_988,
        orderNumber: null,
      })
      const paid = await browser.viewIn(await browser.pay())
      expect(paid).toMatchObject({ state: 'paid', total: 34_478, method: 'card', buyer: null })
      expect(paid.orderNumber).toMatch(/^BB-\d{10}$/)
      expect(await ordersOf(browser.purchaseId())).toMatchObject([
        { total: 34_478, amount: 29_988 },
      ])
      expect((await browser.comeBack()).headers.get('location')).toBe('/pricing/thank-you')
    })

    it('leaves for an approval and comes back', async () => {
      const { browser, site } = visit()
      await browser.choose({ language: 'de' })
      const view = await browser.viewIn(await browser.pay({ method: 'paypal' }))
      expect(view).toMatchObject({ state: 'action', actionUrl: expect.stringMatching(/^https:/) })
      expect((await browser.comeBack()).headers.get('location')).toBe('/de/pricing/checkout')
      const [attempt] = await attemptsOf(browser.purchaseId())
      expect(attempt).toMatchObject({ state: 'action', number: 1 })
      const told = await tellSite(site, {
        paymentId: attempt?.paymentId ?? '',
        key: `${browser.purchaseId()}-1`,
      })
      expect(told.status).toBe(200)
    })

    it('gives the tick back after an approval that failed, until another plan is chosen', async () => {
      const { browser } = visit()
      await browser.choose()
      expect(await browser.view()).toMatchObject({ state: 'open', agreedTo: null })
      await browser.pay({ method: 'paypal' })
      const [attempt] = await attemptsOf(browser.purchaseId())
      const agreedTo = attempt?.consent?.digest ?? ''
      expect(agreedTo).toMatch(/^[\da-f]{64}$/)
      expect(await browser.view()).toMatchObject({ state: 'action', agreedTo: null })
      services.bench().clock.time += 16 * 60_000
      expect(await browser.status()).toMatchObject({ state: 'failed', agreedTo })
      expect(await browser.view()).toMatchObject({ state: 'failed', agreedTo })
      expect(await visit().browser.look()).toHaveProperty('status', 204)
      await browser.choose({ plan: 'team' })
      expect(await browser.view()).toMatchObject({ state: 'open', agreedTo: null })
    })
  })
}
