import { describe, expect, it } from 'vitest'
import { newEmail } from '../../../services/support/bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

/** Why paying is refused, and that nothing which a browser sends changes a price (S2 §8). */
export const payRefusalsSuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const visit = (overrides: Parameters<typeof checkoutSite>[1] = {}) => {
    const { site, lines, logged } = checkoutSite(services, overrides)
    return { site, lines, logged, browser: checkoutBrowser(services, site) }
  }

  const real = () => {
    const { site } = checkoutSite(services)
    return { payment: { ...site.payment, isReal: true } }
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

    it('while the bank has what another browser pays for the same address: attempt-open', async () => {
      const email = newEmail()
      const first = visit().browser
      await first.choose()
      await first.pay({ card: 'slow', buyer: { email } })
      const second = visit().browser
      await second.choose()
      const refused = await second.pay({ buyer: { email } })
      const problem = await refused.text()
      expect([refused.status, JSON.parse(problem)]).toMatchObject([409, { code: 'attempt-open' }])
      expect(problem).not.toContain(first.purchaseId())
      expect(await ordersOf(second.purchaseId())).toEqual([])
    })

    it('but never by what waits for a stranger, which is ended and can be paid no more', async () => {
      const email = newEmail()
      const stranger = visit().browser
      await stranger.choose()
      const { actionUrl } = await stranger.viewIn(
        await stranger.pay({ method: 'paypal', buyer: { email } }),
      )
      const { browser } = visit()
      await browser.choose()
      expect(await browser.viewIn(await browser.pay({ buyer: { email } }))).toMatchObject({
        state: 'paid',
      })
      expect(await attemptsOf(stranger.purchaseId())).toMatchObject([{ reason: 'abandoned' }])
      await services.bench().call(new URL(actionUrl ?? '').pathname, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'approve' }),
      })
      expect(await stranger.status()).toMatchObject({ state: 'failed', reason: 'abandoned' })
      expect(await ordersOf(stranger.purchaseId())).toEqual([])
    })

    it('nor by what waits in another tab, in another way', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay({ method: 'paypal' })
      expect(await browser.viewIn(await browser.pay())).toMatchObject({ state: 'paid' })
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([
        { number: 1, method: 'paypal', reason: 'abandoned' },
        { number: 2, method: 'card', state: 'succeeded' },
      ])
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
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

    it.each([
      ['a digest of other words', { digest: 'ab'.repeat(32) }],
      ['another wording', { version: 'renewal-2020-01' }],
      ['the words of another language', { language: 'de' }],
    ])('with a consent to %s: consent-changed', async (_case, changes) => {
      const { browser } = visit()
      await browser.choose()
      const fields = await browser.payFields()
      const refused = await browser.send({ ...fields, consent: { ...fields.consent, ...changes } })
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'consent-changed' },
      ])
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
    })

    it('without a purchase: no-purchase', async () => {
      const { browser } = visit()
      await browser.choose()
      const fields = await browser.payFields()
      const refused = await visit().browser.send(fields)
      expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'no-purchase' }])
    })

    it('where the call of the provider fails: buy-failed, and the next try finds out what became of it', async () => {
      const { browser } = visit({ upstreamBudgetMs: 8000 })
      await browser.choose()
      const fields = await browser.payFields({ card: 'breaks' })
      const refused = await browser.send(fields)
      expect([refused.status, await refused.json()]).toMatchObject([502, { code: 'buy-failed' }])
      expect(services.logged()).toContainEqual(expect.objectContaining({ upstream: 'payment' }))
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
      ['no token of the card', { methodToken: null }, 'methodToken'],
    ])('with %s', async (_case, changes, field) => {
      const { browser } = visit()
      await browser.choose()
      const refused = await browser.send({ ...(await browser.payFields()), ...changes })
      expect([refused.status, await refused.json()]).toMatchObject([422, { fields: [field] }])
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
    })

    it('by PayPal where it is not on offer, and by card as ever', async () => {
      const { site } = checkoutSite(services)
      const { browser } = visit({ payment: { ...site.payment, takesPayPal: false } })
      await browser.choose()
      const refused = await browser.pay({ method: 'paypal' })
      expect([refused.status, await refused.json()]).toMatchObject([422, { fields: ['method'] }])
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
      expect(await browser.viewIn(await browser.pay())).toMatchObject({ state: 'paid' })
    })

    it('without the captcha of its page: captcha-failed, but never for an approval', async () => {
      const { browser } = visit({ captcha: { siteKey: 'public', secretKey: undefined } })
      await browser.choose({ offer: '/pricing/plans/captcha' })
      const refused = await browser.pay()
      expect(await refused.json()).toMatchObject({ status: 403, code: 'captcha-failed' })
      expect((await browser.pay({ captchaToken: 'a-token' })).status).toBe(200)
      const other = visit({ captcha: { siteKey: 'public', secretKey: undefined } }).browser
      await other.choose({ offer: '/pricing/plans/captcha' })
      expect((await other.pay({ method: 'paypal' })).status).toBe(200)
      const elsewhere = visit({ captcha: { siteKey: 'public', secretKey: undefined } }).browser
      await elsewhere.choose()
      expect((await elsewhere.pay()).status).toBe(200)
    })

    it('when one network pays for too many addresses, whether they have a licence or not', async () => {
      const { browser } = visit({ trustedProxyHops: 1, limitPay: () => Promise.resolve(9) })
      await browser.choose()
      services.seen.length = 0
      const refused = await browser.pay()
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9'])
      expect(services.seen).not.toContain('POST /userbase/purchase/{id}/attempt')
    })

    it('when it comes too often', async () => {
      const { browser } = visit({
        limitCall: (call) => Promise.resolve(call === 'pay' ? 5 : undefined),
      })
      await browser.choose()
      expect((await browser.pay()).status).toBe(429)
    })
  })
}
