import { describe, expect, it } from 'vitest'
import { isCheckoutTotal } from '#features/checkout/checkout-answers.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

export const viewSuite = (services: CheckoutServices) => {
  const visit = (overrides: Parameters<typeof checkoutSite>[1] = {}) => {
    const { site } = checkoutSite(services, overrides)
    return { site, browser: checkoutBrowser(services, site) }
  }

  const { attemptsOf } = buyerOf(services.bench)

  const real = () => {
    const { site } = checkoutSite(services)
    return { payment: { ...site.payment, isReal: true } }
  }

  const HALF_AN_HOUR_MS = 30 * 60_000

  describe('GET /api/checkout', () => {
    it.each([
      ['no cookie', {}],
      ['a cookie that is not ours', { b_purchase: "x' or 1=1" }],
      ['the cookie of no purchase', { b_purchase: 'a'.repeat(43) }],
    ])('says that there is no purchase with %s', async (_case, cookies) => {
      const { browser } = visit()
      Object.assign(browser.jar, cookies)
      const response = await browser.look()
      expect([response.status, await response.text()]).toEqual([204, ''])
    })

    it('shows the purchase of this browser alone, and no cache keeps it', async () => {
      const { browser } = visit()
      const other = visit().browser
      await browser.choose({ plan: 'team', seats: 4 })
      await other.choose({ plan: 'basic' })
      const response = await browser.look()
      expect(response.headers.get('cache-control')).toBe('no-store')
      const view = await browser.viewIn(response)
      expect(view).toMatchObject({
        state: 'open',
        reference: expect.stringMatching(/^PU-/),
        seats: 4,
        seatChoice: { least: 2, most: 5 },
        quote: { plan: 'team', isExample: true },
        total: 4 * 179_88,
        taxes: [],
        cardEntry: { driver: 'reference', frameUrl: 'http://localhost:4000/payment/frame' },
        isBuyable: true,
        buyer: null,
        agreedTo: null,
        email: null,
        place: null,
        waitedMs: null,
      })
      expect((await other.view()).quote.plan).toBe('basic')
    })

    it('knows the address and the place of its visitor, and counts the tax there', async () => {
      const { browser } = visit()
      browser.jar['b_email'] = 'ada@example.org'
      browser.jar['b_localization'] = JSON.stringify({
        version: 3,
        countryCode: 'CA',
        region: 'QC',
        currencyCode: 'CAD',
        regime: 'opt-in',
      })
      await browser.choose()
      expect(await browser.view()).toMatchObject({
        email: 'ada@example.org',
        place: { country: 'CA', province: 'QC' },
        taxes: [
          { tax: 'GST', amount: 1499 },
          { tax: 'QST', amount: 2991 },
        ],
        total: 34_478,
        currency: 'USD',
      })
    })

    it.each([
      ['is a stand-in', { countryCode: 'US', currencyCode: 'USD', regime: 'opt-in' }],
      ['fell back', { countryCode: 'FR', currencyCode: 'EUR', regime: 'opt-in', isFallback: true }],
      ['names no country', { countryCode: 'XX', currencyCode: 'EUR', regime: 'opt-in' }],
    ])('knows no place where the record %s', async (_case, record) => {
      const { browser } = visit()
      browser.jar['b_localization'] = JSON.stringify(record)
      await browser.choose()
      expect((await browser.view()).place).toBeNull()
    })

    it('starts no charge', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay({ method: 'paypal' })
      services.seen.length = 0
      await browser.view()
      expect(services.seen).toEqual(['GET /userbase/purchase/{id}'])
    })

    it('sells no example where money is real', async () => {
      const { browser } = visit(real())
      await browser.choose({ plan: 'premium' })
      expect((await browser.view()).isBuyable).toBe(false)
      await browser.choose({ plan: 'basic' })
      expect((await browser.view()).isBuyable).toBe(true)
    })

    it('does not say who has bought, once it is paid', async () => {
      const { browser } = visit()
      await browser.choose()
      await browser.pay()
      expect(await browser.view()).toMatchObject({ state: 'paid', buyer: null })
    })
  })

  describe('POST /api/checkout/total', () => {
    const QUEBEC = { country: 'CA', province: 'QC', seats: 1 }

    // In Québec the French terms stand first.
    const ONTARIO = { country: 'CA', province: 'ON' }

    it('counts seats and taxes anew', async () => {
      const { browser } = visit()
      await browser.choose({ plan: 'team', offer: '/pricing/plans/save50' })
      const told = await browser.total({ country: 'CA', province: 'ON', seats: 5 })
      expect(await told.json()).toMatchObject({
        quote: { seats: 5, amount: 5 * 89_94 },
        taxes: [{ tax: 'HST', rate: 13_000, amount: 5846 }],
        total: 5 * 89_94 + 5846,
        currency: 'USD',
        isCountryServed: true,
      })
    })

    it.each([
      ['a country that is none', { ...QUEBEC, country: 'XX' }, 'country'],
      ['an amount of its own', { ...QUEBEC, amount: 1 }, 'unknown field'],
      ['six seats', { ...QUEBEC, seats: 6 }, 'seats'],
    ])('refuses %s', async (_case, place, field) => {
      const { browser } = visit()
      await browser.choose()
      const told = await browser.total(place)
      expect([told.status, await told.json()]).toMatchObject([422, { fields: [field] }])
    })

    it.each([
      [
        'en',
        'The first renewal is on {date}, at the price in effect on that day; today that is $899.40 USD a year before tax. Your discount is for the first year.',
      ],
      [
        'de',
        'Die erste Verlängerung erfolgt am {date} zu dem dann gültigen Preis; heute sind das 899,40\u00a0USD pro Jahr ohne Steuern. Ihr Rabatt gilt für das erste Jahr.',
      ],
    ] as const)(
      'names the renewal of a discounted purchase in %s, with seats',
      async (language, said) => {
        const { site, browser } = visit()
        await browser.choose({ plan: 'team', offer: '/pricing/plans/save50' })
        const agreedFor = async (seats: number) => {
          const told: unknown = await (await browser.total({ ...ONTARIO, language, seats })).json()
          if (!isCheckoutTotal(told)) throw new Error('No total was told')
          return told.agreement
        }
        const [three, five] = [await agreedFor(3), await agreedFor(5)]
        expect(five.renewal).toContain(
          fillText(said, { date: writtenBookDay(yearAfter(site.now()), language) }),
        )
        expect(three.renewal).not.toBe(five.renewal)
        const fields = await browser.payFields({ language, seats: 5, buyer: ONTARIO })
        const wrong = await browser.send({ ...fields, consent: three.record })
        expect([wrong.status, await wrong.json()]).toMatchObject([
          409,
          { code: 'consent-changed', agreement: five },
        ])
        expect(await attemptsOf(browser.purchaseId())).toEqual([])
        expect((await browser.send({ ...fields, consent: five.record })).status).toBe(200)
        const [attempt] = await attemptsOf(browser.purchaseId())
        expect(attempt?.consent).toMatchObject(five.record)
      },
    )

    it('is 404 without a purchase', async () => {
      const told = await visit().browser.total(QUEBEC)
      expect([told.status, await told.json()]).toMatchObject([404, { code: 'no-purchase' }])
    })

    it('serves only countries whose tax is settled where money is real', async () => {
      const { browser } = visit(real())
      await browser.choose()
      const served = async (place: object) => (await browser.total({ ...QUEBEC, ...place })).json()
      expect(await served({})).toMatchObject({ isCountryServed: true })
      expect(await served({ country: 'DE', province: null })).toMatchObject({
        isCountryServed: false,
      })
    })

    it('holds what was quoted for half an hour, also past the end of the offer, and then asks for the price of the day', async () => {
      let discount: 'save50' | null = 'save50'
      const { browser } = visit({
        loadOfferTerms: ({ path }) =>
          Promise.resolve({
            path,
            plans: ['basic'],
            discount: path === '/pricing/plans' ? null : discount,
            until: null,
          }),
      })
      await browser.choose({ offer: '/pricing/plans/save50' })
      discount = null
      const amount = async () => {
        const told: unknown = await (await browser.total(QUEBEC)).json()
        return Reflect.get(Object(Reflect.get(Object(told), 'quote')), 'amount')
      }
      const { clock } = services.bench()
      clock.time += HALF_AN_HOUR_MS - 1000
      expect(await amount()).toBe(14_994)
      clock.time += 1000
      expect(await amount()).toBe(29_988)
      expect((await browser.view()).quote.amount).toBe(29_988)
    })

    it('goes back to the plans where the offer is gone, and sells nothing where the plan is', async () => {
      let isSold = true
      const { browser } = visit({
        loadOfferTerms: ({ path }) =>
          Promise.resolve(
            isSold && path === '/pricing/plans'
              ? { path, plans: ['basic'], discount: null, until: null }
              : null,
          ),
      })
      await browser.choose()
      services.bench().clock.time += HALF_AN_HOUR_MS
      expect((await browser.total(QUEBEC)).status).toBe(200)
      isSold = false
      const told = await browser.total(QUEBEC)
      expect([told.status, await told.json()]).toMatchObject([409, { code: 'not-buyable' }])
      expect(await browser.view()).toMatchObject({ isBuyable: false, quote: { amount: 29_988 } })
    })
  })
}
