import { describe, expect, it } from 'vitest'
import { isCheckoutTotal } from '#features/checkout/checkout-answers.ts'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import { receiptPaper } from '#services/papers/receipt-paper.ts'
import { buyerOf, newQuote } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

const MONTREAL = { country: 'CA', region: 'QC' }

const NEW_YORK = { country: 'US', province: 'NY' }

const QUEBEC = { country: 'CA', province: 'QC' }

/** Somebody who says New York and sits in Quebec. */
export const placeSuite = (services: CheckoutServices) => {
  const { ordersOf } = buyerOf(services.bench)

  const visit = async () => {
    const { site } = checkoutSite(services, { placeOf: () => Promise.resolve(MONTREAL) })
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    return browser
  }

  describe('a buyer who is billed in New York and seen in Quebec', () => {
    it('pays the taxes of Quebec with a card of Canada, and all that was seen is kept', async () => {
      const browser = await visit()
      const fields = await browser.payFields({ buyer: NEW_YORK, card: 'canadian' })
      expect(fields.shownTotal).toBe(344_78)
      expect(await browser.viewIn(await browser.send(fields))).toMatchObject({
        state: 'paid',
        total: 344_78,
        taxedAt: QUEBEC,
      })
      const [order] = await ordersOf(browser.purchaseId())
      expect(order).toMatchObject({
        total: 344_78,
        buyer: NEW_YORK,
        place: { edge: MONTREAL, card: 'CA', taxedAt: QUEBEC },
      })
      if (!order) throw new Error('There is no order')
      const { facts } = receiptPaper(order, 'en')
      expect(facts).toContainEqual({ label: 'Place of taxation', value: 'QC, Canada' })
    })

    it('pays none with a card of the United States, once the other total was seen', async () => {
      const browser = await visit()
      const refused = await browser.pay({ buyer: NEW_YORK })
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'total-changed', total: 299_88, taxedAt: null, taxes: [] },
      ])
      const again = await browser.pay({ buyer: NEW_YORK, shownTotal: 299_88 })
      expect(await browser.viewIn(again)).toMatchObject({ state: 'paid', total: 299_88 })
      expect(await ordersOf(browser.purchaseId())).toMatchObject([
        { place: { edge: MONTREAL, card: 'US', taxedAt: null } },
      ])
    })

    it('pays them where no card says anything', async () => {
      const browser = await visit()
      const fields = await browser.payFields({ buyer: NEW_YORK, method: 'paypal' })
      expect(fields.shownTotal).toBe(344_78)
      expect((await browser.viewIn(await browser.send(fields))).taxedAt).toEqual(QUEBEC)
    })

    it('is told of the card by the provider where only the charge knows it', async () => {
      const browser = checkoutBrowser(services, checkoutSite(services).site)
      await browser.choose()
      services.fault = (call) => (call.startsWith('GET /payment/card/') ? 'unknown' : undefined)
      await browser.pay({ card: 'canadian' })
      expect(await ordersOf(browser.purchaseId())).toMatchObject([
        { place: { edge: null, card: 'CA', taxedAt: null } },
      ])
    })
  })

  it('changes no terms of the renewal where it adds its tax: they come with the purchase', async () => {
    const browser = checkoutBrowser(services, checkoutSite(services).site)
    await browser.choose()
    expect((await browser.view()).agreement).toBeNull()
    browser.jar['b_language'] = 'en'
    const { agreement } = await browser.view()
    expect(agreement?.renewal).toContain('$299.88 USD')
    const told = await browser.total({ language: 'en', ...NEW_YORK, seats: 1 })
    expect(await told.json()).toMatchObject({ agreement })
  })

  describe('what is agreed to in Quebec', () => {
    const renewalAt = async (language: 'en' | 'fr', place: Record<string, unknown>) => {
      const browser = await visit()
      const body: unknown = await (await browser.total({ language, seats: 1, ...place })).json()
      if (!isCheckoutTotal(body)) throw new Error('Answered no total')
      return body.agreement
    }

    it('stands in French first, with the texts, then in the language of the page', async () => {
      const english = (await renewalAt('en', NEW_YORK)).renewal
      const own = await renewalAt('fr', QUEBEC)
      const both = await renewalAt('en', QUEBEC)
      expect(own.renewal).not.toContain('The subscription')
      expect(both.renewal.startsWith(own.renewal)).toBe(true)
      expect(both.renewal.endsWith(english)).toBe(true)
      for (const part of ['J’accepte que', '/fr/company/eula', 'se rétracter dans les 14 jours']) {
        expect(both.renewal).toContain(part)
      }
      expect(both.record.digest).not.toBe((await renewalAt('en', NEW_YORK)).record.digest)
      expect(await renewalAt('en', { country: 'CA', province: 'ON' })).toMatchObject({
        renewal: english,
      })
    })

    it('is the price of a reduced year for the next one as well, and the list price elsewhere', async () => {
      const at = new Date(services.bench().clock.time)
      const quote = { ...newQuote(at.getTime()), amount: 200_92, percentOff: 33 }
      const of = async (place: typeof QUEBEC) =>
        (await agreementIn('fr', { quote, taxes: [], at, place, timeZone: null })).renewal
      expect(await of(QUEBEC)).toMatch(/200,92/)
      expect(await of(QUEBEC)).not.toContain('Votre remise vaut pour la première année')
      const elsewhere = await of({ country: 'CA', province: 'NB' })
      expect(elsewhere).toMatch(/299,88[^]*Votre remise vaut pour la première année/)
    })
  })
}
