import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { purchaseIdOf } from '#features/checkout/server/own-purchase.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { packages } from '#services/db/partner-schema.ts'
import { purchases } from '#services/db/purchase-schema.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'
import { setCookies } from '../../../support/set-cookies.ts'

export const quoteSuite = (services: CheckoutServices) => {
  const visit = (overrides: Parameters<typeof checkoutSite>[1] = {}) => {
    const { site, logged } = checkoutSite(services, overrides)
    return { site, logged, browser: checkoutBrowser(services, site) }
  }

  const rowOf = async (id: string) => {
    const queries = await services.bench().database.get()
    const [row] = await queries.select().from(purchases).where(eq(purchases.id, id))
    return row
  }

  const FORM = { language: 'fr', plan: 'team', offer: '/pricing/plans/save50', seats: '3' }

  describe('choosing a plan', () => {
    it('leads to the checkout in the language, and names the purchase by a cookie that no script reads', async () => {
      const { browser } = visit()
      const response = await browser.chooseByForm(FORM)
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/fr/pricing/checkout',
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { b_purchase: cookie, ...others } = setCookies(response)
      expect(others).toEqual({})
      expect(cookie?.attributes).toEqual([
        'HttpOnly',
        `Max-Age=${COOKIES.purchase.maxAge}`,
        'Path=/',
        'SameSite=lax',
        'Secure',
      ])
      expect(cookie?.value).toMatch(/^[\w-]{43}$/)
    })

    it('keeps the purchase under a digest of the secret, at the price of the offer and its seats', async () => {
      const { browser } = visit()
      await browser.chooseByForm(FORM)
      const secret = browser.jar['b_purchase'] ?? ''
      const row = await rowOf(purchaseIdOf(secret))
      expect(row).toMatchObject({
        language: 'fr',
        quote: {
          plan: 'team',
          seats: 3,
          offer: '/pricing/plans/save50',
          discount: 'save50',
          list: 3 * 179_88,
          amount: 3 * 89_94,
          percentOff: 50,
          currency: 'USD',
        },
      })
      expect(JSON.stringify(row)).not.toContain(secret)
      expect(services.seen.join()).not.toContain(secret)
    })

    it('answers script with where to go', async () => {
      const { browser } = visit()
      const response = await browser.choose({ language: 'de' })
      expect(await response.json()).toEqual({ href: '/de/pricing/checkout' })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(setCookies(response)).toHaveProperty('b_purchase')
    })

    it.each([
      ['an amount', { amount: 1 }, 'unknown field'],
      ['a currency', { currency: 'JPY' }, 'unknown field'],
      ['a discount', { discount: 'save60' }, 'unknown field'],
      ['a quote', { quote: { amount: 1 } }, 'unknown field'],
      ['a plan that is none', { plan: 'free' }, 'plan'],
      ['seats that are none', { seats: 0 }, 'seats'],
      ['half a seat', { seats: 1.5 }, 'seats'],
      ['an offer elsewhere', { offer: '//evil.example' }, 'offer'],
      ['a language that is none', { language: 'xx' }, 'language'],
    ])('is refused with %s', async (_case, wish, field) => {
      const { browser } = visit()
      const response = await browser.choose(wish)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ fields: [field] })
      expect(services.seen).toEqual([])
      expect(browser.jar).toEqual({})
    })

    it('is refused from another site, and where a field comes twice', async () => {
      const { browser } = visit()
      const foreign = await browser.chooseByForm(FORM, { 'Sec-Fetch-Site': 'cross-site' })
      expect(foreign.status).toBe(403)
      expect(services.seen).toEqual([])
    })

    it('leads back to the plans where the offer does not sell the plan, or is none', async () => {
      const { browser } = visit()
      for (const fields of [
        { language: 'de', plan: 'premium', offer: '/pricing/plans/save50' },
        { language: 'de', plan: 'basic', offer: '/pricing/plans/never' },
      ]) {
        const response = await browser.chooseByForm(fields)
        expect(response.headers.get('location')).toBe('/de/pricing/plans?offer=ended#offer-ended')
        expect(response.headers.getSetCookie()).toEqual([])
      }
    })

    it('gives the price of the offer, whatever seats are asked for', async () => {
      const { browser } = visit()
      await browser.choose({ plan: 'basic', seats: 5 })
      expect(await browser.view()).toMatchObject({ seats: 1, quote: { amount: 29_988 } })
    })
  })

  describe('what brought the visitor', () => {
    const click = 'ab'.repeat(16)
    const b_exp = 'headline.price!~plans.less'

    it('is kept with the purchase', async () => {
      const { browser } = visit()
      Object.assign(browser.jar, { b_eftid: click, b_source: 'newsletter', b_exp })
      await browser.choose()
      expect(await rowOf(browser.purchaseId())).toMatchObject({
        affiliateTransaction: click,
        trafficSource: { CustomTracking: { source: 'newsletter' } },
        experiments: { headline: 'price' },
      })
    })

    it.each([
      ['they declined', { 'user-cookies': '0' }, {}],
      ['the browser asks for privacy', {}, { 'Sec-GPC': '1' }],
      ['the cookies are damaged', { b_eftid: 'x y', b_source: '<script>', b_exp: '!~.' }, {}],
    ])('is left out where %s', async (_case, cookies, headers) => {
      const { browser } = visit()
      Object.assign(browser.jar, { b_eftid: click, b_source: 'newsletter', b_exp, ...cookies })
      await browser.chooseByForm({ language: 'en', plan: 'basic' }, headers)
      expect(await rowOf(browser.purchaseId())).toMatchObject({
        affiliateTransaction: null,
        trafficSource: null,
        experiments: null,
      })
    })
  })

  describe('a package', () => {
    const keep = async (token: string, changes: Partial<typeof packages.$inferInsert> = {}) => {
      const queries = await services.bench().database.get()
      const createdAt = new Date(services.bench().clock.time)
      await queries.insert(packages).values({ token, plan: 'basic', createdAt, ...changes })
    }

    const choose = (packageToken: string) => {
      const { browser } = visit()
      return browser.chooseByForm({
        language: 'es',
        plan: 'basic',
        offer: '/budgeto/buy',
        packageToken,
      })
    }

    it('is bought at the price of its plan', async () => {
      await keep('open-package')
      expect((await choose('open-package')).headers.get('location')).toBe('/es/pricing/checkout')
    })

    it.each([
      ['unknown', undefined],
      ['used', { usedByOrder: 'BB-0000000001' }],
      ['expired', { expiresAt: new Date(0) }],
    ])('that is %s leads back to its page, which says so', async (state, row) => {
      if (row) await keep(`${state}-package`, row)
      const response = await choose(`${state}-package`)
      expect(response.headers.get('location')).toBe(
        `/es/budgeto/buy?package=${state}#package-${state}`,
      )
      expect(response.headers.getSetCookie()).toEqual([])
    })

    it('of another plan is unknown', async () => {
      await keep('premium-package', { plan: 'premium' })
      expect((await choose('premium-package')).headers.get('location')).toContain('package=unknown')
    })
  })

  describe('a purchase whose payment is under way', () => {
    it('is kept when its visitor chooses another plan', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay({ method: 'paypal' })
      const { b_purchase: before } = browser.jar
      const response = await browser.choose({ plan: 'team' })
      expect(await response.json()).toEqual({ href: '/pricing/checkout' })
      expect(browser.jar['b_purchase']).toBe(before)
      expect(await browser.view()).toMatchObject({ state: 'action', quote: { plan: 'basic' } })
    })

    it('gives way to the next one once it has failed', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay({ card: 'declined' })
      const { b_purchase: before } = browser.jar
      await browser.choose({ plan: 'team' })
      expect(browser.jar['b_purchase']).not.toBe(before)
      expect(await browser.view()).toMatchObject({ state: 'open', quote: { plan: 'team' } })
    })
  })

  describe('where the choice cannot be kept', () => {
    it.each([
      ['en', 'Nothing was ordered, and nothing was charged', 'Try again'],
      ['de', 'nichts abgebucht', 'Noch einmal versuchen'],
    ])('a form gets a page in %s with the same choice', async (language, said, again) => {
      services.fault = () => 'away'
      const { browser } = visit({ upstreamBudgetMs: 600 })
      const response = await browser.chooseByForm({ ...FORM, language })
      expect(response.status).toBeGreaterThanOrEqual(502)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      for (const text of [said, again, 'action="/api/quote"', 'value="team"', 'value="3"']) {
        expect(html).toContain(text)
      }
      expect(html).toContain(`<html lang="${language}">`)
      expect(response.headers.getSetCookie()).toEqual([])
    })

    it('script gets a problem', async () => {
      services.fault = () => 'away'
      const { browser, logged } = visit({ upstreamBudgetMs: 600 })
      const response = await browser.choose()
      expect(response.headers.get('content-type')).toContain('application/problem+json')
      expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'user' }])
    })

    it('a form that comes too often gets a page that says so', async () => {
      const { browser } = visit({ limitCall: () => Promise.resolve(9) })
      const response = await browser.chooseByForm(FORM)
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9'])
      expect(await response.text()).toContain('Trop de formules')
    })
  })
}
