import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCES } from '#features/checkout/tax-rates.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { newEmail } from '../../../services/support/bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, TEST_OFFERS } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'
import { setCookies } from '../../../support/set-cookies.ts'

/** Paying, and what follows from it (S2 §4 "Payment"). */
export const paySuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const visit = (overrides: Parameters<typeof checkoutSite>[1] = {}) => {
    const { site, lines, logged } = checkoutSite(services, overrides)
    return { site, lines, logged, browser: checkoutBrowser(services, site) }
  }

  describe('what the provider says', () => {
    it.each([
      ['declined', 'declined'],
      ['noPayment', 'no-payment'],
    ] as const)('of a card that is %s is shown, and another can be tried', async (card, reason) => {
      const { browser } = visit()
      await browser.choose()
      expect(await browser.viewIn(await browser.pay({ card }))).toMatchObject({
        state: 'failed',
        reason,
        buyer: { firstName: 'Ann' },
      })
      const view = await browser.viewIn(await browser.pay({ card: 'succeedsMastercard' }))
      expect(view.state).toBe('paid')
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([
        { number: 1, state: 'failed' },
        { number: 2, state: 'succeeded' },
      ])
    })

    it.each([
      ['slow', 6, 'paid'],
      ['verySlow', 150, 'paid'],
      ['failsLater', 6, 'failed'],
    ] as const)('of a card that is %s is waited for', async (card, seconds, state) => {
      const { browser } = visit()
      await browser.choose()
      expect(await browser.viewIn(await browser.pay({ card }))).toMatchObject({
        state: 'processing',
      })
      const { clock } = services.bench()
      clock.time += seconds * 1000 - 1
      expect(await browser.status()).toMatchObject({ state: 'processing' })
      clock.time += 1
      expect(await browser.status()).toMatchObject({ state })
    })

    it('of a subscription that is not active yet is waited for (S2 §4)', async () => {
      let status = 'INCOMPLETE'
      const restore = services.withProvider({ showSubscription: () => Promise.resolve(status) })
      const { browser } = visit()
      await browser.choose()
      expect(await browser.viewIn(await browser.pay())).toMatchObject({ state: 'processing' })
      expect(await ordersOf(browser.purchaseId())).toEqual([])
      status = 'ACTIVE'
      expect(await browser.status()).toMatchObject({ state: 'paid' })
      restore()
    })
  })

  describe('a double click', () => {
    it.each(['card', 'paypal'] as const)('pays once, by %s', async (method) => {
      const { browser } = visit()
      await browser.choose()
      const fields = await browser.payFields({ method })
      const answers = await Promise.all([1, 2, 3].map(() => browser.send(fields)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
      expect(statuses).toContain(200)
      expect(await attemptsOf(browser.purchaseId())).toHaveLength(1)
      expect(await ordersOf(browser.purchaseId())).toHaveLength(method === 'card' ? 1 : 0)
    })
  })

  describe('a buyer whose account was made by paying', () => {
    it('is signed in, once', async () => {
      const { browser } = visit()
      const email = newEmail()
      await browser.choose()
      const paid = await browser.pay({ buyer: { email } })
      const cookies = setCookies(paid)
      expect(Object.keys(cookies).toSorted()).toEqual([
        'b_email',
        'b_session',
        'b_userId',
        'p_ssojwt',
      ])
      expect(cookies['b_email']?.value).toBe(email)
      expect(cookies['p_ssojwt']?.attributes).toEqual([
        'HttpOnly',
        `Max-Age=${COOKIES.ssoToken.maxAge}`,
        'Path=/',
        'SameSite=lax',
        'Secure',
      ])
      expect(setCookies(await browser.askStatus())).toEqual({})
      expect(setCookies(await browser.comeBack())).toEqual({})
    })

    it('is signed in by whatever finds it out', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay({ card: 'slow' })
      services.bench().clock.time += 7000
      expect(setCookies(await browser.comeBack())).toHaveProperty('p_ssojwt')
    })

    it('has bought, also where the sign-in fails', async () => {
      services.fault = (call) => (call.endsWith('/sign-in') ? 'call lost' : undefined)
      const { browser } = visit({ upstreamBudgetMs: 4000 })
      await browser.choose()
      const paid = await browser.pay()
      expect((await browser.viewIn(paid)).state).toBe('paid')
      expect(setCookies(paid)).toEqual({})
    })
  })

  it('never signs in whom an older account belongs to', async () => {
    const { email } = await services.bench().newAccount()
    const { browser } = visit()
    await browser.choose()
    const paid = await browser.pay({ buyer: { email } })
    expect((await browser.viewIn(paid)).state).toBe('paid')
    expect(setCookies(paid)).toEqual({})
    expect(setCookies(await browser.askStatus())).toEqual({})
  })

  it('leads whoever bought the budgeting app to its own thanks', async () => {
    const { browser } = visit()
    await browser.choose({ language: 'it', offer: '/budgeto/buy' })
    await browser.pay()
    expect((await browser.comeBack()).headers.get('location')).toBe('/it/budgeto/thank-you')
  })

  it('charges what stood above the button, whatever was chosen', { timeout: 120_000 }, async () => {
    const choices = TEST_OFFERS.flatMap(({ path, plans }) => plans.map((plan) => ({ path, plan })))
    const place = fc.oneof(
      fc.constantFrom(...PROVINCES).map((province) => ({ country: 'CA', province })),
      fc.constantFrom({ country: 'DE', province: null }, { country: 'US', province: 'TX' }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...choices),
        place,
        fc.integer({ min: 1, max: 5 }),
        async ({ path, plan }, where, wanted) => {
          const { browser } = visit()
          await browser.choose({ plan, offer: path, seats: wanted })
          const { seatChoice } = await browser.view()
          const seats = Math.min(seatChoice.most, Math.max(seatChoice.least, wanted))
          const fields = await browser.payFields({ seats, buyer: where })
          const view = await browser.viewIn(await browser.send(fields))
          expect(view).toMatchObject({ state: 'paid', total: fields.shownTotal, seats })
          const [order] = await ordersOf(browser.purchaseId())
          expect(order?.total).toBe(fields.shownTotal)
        },
      ),
      { numRuns: 25 },
    )
  })
}
