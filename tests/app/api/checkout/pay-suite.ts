import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCES } from '#features/checkout/tax-rates.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { newEmail } from '../../../services/support/bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, TEST_OFFERS } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'
import { setCookies } from '../../../support/set-cookies.ts'

/** Paying, refusals and all (S2 §4 "Payment", §8). */
export const paySuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const visit = (overrides: Parameters<typeof checkoutSite>[1] = {}) => {
    const { site, lines, logged } = checkoutSite(services, overrides)
    return { site, lines, logged, browser: checkoutBrowser(services, site) }
  }

  const real = () => {
    const { site } = checkoutSite(services)
    return { driver: { ...site.driver, isReal: true } }
  }

  const charges = () => services.seen.filter((call) => call === 'POST /payment/charge').length

  describe('paying is refused', () => {
    it('for an address with a licence: active-licence', async () => {
      const { browser } = visit()
      const email = newEmail()
      await browser.choose()
      expect(await browser.viewIn(await browser.pay({ buyer: { email } }))).toMatchObject({
        state: 'paid',
      })
      const other = visit().browser
      await other.choose()
      services.seen.length = 0
      const refused = await other.pay({ buyer: { email: email.toUpperCase() } })
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'active-licence' },
      ])
      expect(charges()).toBe(0)
      expect(await other.view()).toMatchObject({ state: 'open' })
    })

    it('while another browser pays for the same address: attempt-open', async () => {
      const email = newEmail()
      const first = visit().browser
      await first.choose()
      await first.pay({ method: 'paypal', buyer: { email } })
      const second = visit().browser
      await second.choose()
      const refused = await second.pay({ buyer: { email } })
      const problem = await refused.text()
      expect([refused.status, JSON.parse(problem)]).toMatchObject([409, { code: 'attempt-open' }])
      expect(problem).not.toContain(first.purchaseId())
      expect(await ordersOf(second.purchaseId())).toEqual([])
    })

    it('but no longer once what was in the way has ended, which nobody had asked about', async () => {
      const email = newEmail()
      const first = visit().browser
      await first.choose()
      await first.pay({ method: 'paypal', buyer: { email } })
      services.bench().clock.time += 16 * 60_000
      const second = visit().browser
      await second.choose()
      expect(await second.viewIn(await second.pay({ buyer: { email } }))).toMatchObject({
        state: 'paid',
      })
      expect(await attemptsOf(first.purchaseId())).toMatchObject([{ reason: 'abandoned' }])
    })

    it('in another way while the first one is open: attempt-open', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay({ method: 'paypal' })
      const refused = await browser.pay()
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'attempt-open' }])
      expect(await browser.status()).toMatchObject({ state: 'action', method: 'paypal' })
    })

    it('a second time: already-paid', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay()
      const fields = await browser.payFields()
      const refused = await browser.send(fields)
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'already-paid' }])
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
    })

    it.each([
      ['the total', { shownTotal: 1 }],
      ['the currency', { shownCurrency: 'JPY' }],
      ['a price from before', { shownTotal: 14_994 }],
    ] as const)('where %s is not what the buyer saw: total-changed', async (_case, changes) => {
      const { browser } = visit()
      await browser.choose()
      services.seen.length = 0
      const refused = await browser.pay(changes)
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        {
          code: 'total-changed',
          total: 34_478,
          currency: 'USD',
          quote: { amount: 29_988 },
          taxes: [{ tax: 'GST' }, { tax: 'QST' }],
        },
      ])
      expect(services.seen).not.toContain('POST /userbase/purchase/{id}/attempt')
    })

    it('from a country whose tax is not settled, for real money: country-not-served', async () => {
      const { browser } = visit(real())
      await browser.choose()
      const refused = await browser.pay({ buyer: { country: 'DE', province: null } })
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'country-not-served' },
      ])
    })

    it('for an example of the price book, for real money: not-buyable', async () => {
      const { browser } = visit(real())
      await browser.choose({ plan: 'premium' })
      const refused = await browser.pay()
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not-buyable' }])
      expect(charges()).toBe(0)
    })

    it('without a purchase: no-purchase', async () => {
      const { browser } = visit()
      await browser.choose()
      const fields = await browser.payFields()
      const refused = await visit().browser.send(fields)
      expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'no-purchase' }])
    })

    it('where the call of the provider fails: buy-failed, and the next try finds out what became of it', async () => {
      const { browser, logged } = visit({ upstreamBudgetMs: 8000 })
      await browser.choose()
      const fields = await browser.payFields({ card: 'breaks' })
      const refused = await browser.send(fields)
      expect([refused.status, await refused.json()]).toMatchObject([502, { code: 'buy-failed' }])
      expect(logged().at(-1)).toMatchObject({ event: 'upstream failed', upstream: 'payment' })
      expect(await browser.status()).toMatchObject({ state: 'processing' })
      services.bench().clock.time += 5000
      expect(await browser.status()).toMatchObject({ state: 'failed', reason: 'call-failed' })
      expect(await ordersOf(browser.purchaseId())).toEqual([])
      expect(await browser.viewIn(await browser.pay())).toMatchObject({ state: 'paid' })
    })

    it.each([
      ['no province in Canada, where taxes go by it', { province: null }, 'province'],
      ['a province of another country', { province: 'TX' }, 'province'],
      ['a country that is none', { country: 'XX', province: null }, 'country'],
      ['no address', { email: 'ann' }, 'email'],
      ['no name', { firstName: ' ' }, 'firstName'],
      ['a number that is no telephone', { phone: 'call me' }, 'phone'],
    ])('with %s', async (_case, buyer, field) => {
      const { browser } = visit()
      await browser.choose()
      const fields = await browser.payFields()
      const refused = await browser.send({ ...fields, buyer: { ...fields.buyer, ...buyer } })
      expect([refused.status, await refused.json()]).toMatchObject([422, { fields: [field] }])
    })

    it.each([
      ['a price', { amount: 1 }, 'unknown field'],
      ['a quote', { quote: { amount: 1 } }, 'unknown field'],
      ['another offer', { offer: '/pricing/plans/save50' }, 'unknown field'],
      ['another plan', { plan: 'starter' }, 'unknown field'],
      ['taxes', { taxes: [] }, 'unknown field'],
      ['no consent', { consent: null }, 'consent'],
      [
        'a consent that nobody wrote',
        { consent: { version: 'x', language: 'en', digest: 'ab'.repeat(32) } },
        'consent',
      ],
      ['no token of the card', { methodToken: null }, 'methodToken'],
    ])('with %s', async (_case, changes, field) => {
      const { browser } = visit()
      await browser.choose()
      const refused = await browser.send({ ...(await browser.payFields()), ...changes })
      expect([refused.status, await refused.json()]).toMatchObject([422, { fields: [field] }])
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
    })

    it('without the captcha of its page: captcha-failed, but never for an approval', async () => {
      const { browser } = visit({ captcha: { siteKey: 'public', secretKey: undefined } })
      await browser.choose({ offer: '/pricing/plans/captcha' })
      const refused = await browser.pay()
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { code: 'captcha-failed' },
      ])
      expect((await browser.pay({ captchaToken: 'a-token' })).status).toBe(200)
      const other = visit({ captcha: { siteKey: 'public', secretKey: undefined } }).browser
      await other.choose({ offer: '/pricing/plans/captcha' })
      expect((await other.pay({ method: 'paypal' })).status).toBe(200)
    })

    it('when it comes too often', async () => {
      const { browser } = visit({
        limitCall: (call) => Promise.resolve(call === 'pay' ? 5 : undefined),
      })
      await browser.choose()
      expect((await browser.pay()).status).toBe(429)
    })
  })

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
      const { site } = checkoutSite(services)
      let status = 'INCOMPLETE'
      const driver = { ...site.driver, showSubscription: () => Promise.resolve(status) }
      const { browser } = visit({ driver })
      await browser.choose()
      expect(await browser.viewIn(await browser.pay())).toMatchObject({ state: 'processing' })
      expect(await ordersOf(browser.purchaseId())).toEqual([])
      status = 'ACTIVE'
      expect(await browser.status()).toMatchObject({ state: 'paid' })
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
