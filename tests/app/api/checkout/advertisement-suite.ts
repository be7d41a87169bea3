import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { purchases } from '#services/db/purchase-schema.ts'
import { PLATFORM_KEYS } from '../../../support/ad-platforms/ad-platforms.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

const CLICK = 'ab'.repeat(16)

const b_adclick = `microsoft=msclkid.1764166788000.${CLICK}`

export const advertisementSuite = (services: CheckoutServices) =>
  describe('the advertisement that led to a purchase', () => {
    it.each([
      ['accepted', { 'user-cookies': '1' }, {}, 'accepted'],
      ['said nothing where the law asks first', {}, {}, undefined],
      ['declined', { 'user-cookies': '0' }, {}, undefined],
      ['said nothing, but by the browser', {}, { 'Sec-GPC': '1' }, undefined],
    ])(
      'is kept with it until there is an order only where they %s',
      async (...[, cookies, headers, consent]) => {
        const { services: context, database } = services.bench()
        context.platforms = PLATFORM_KEYS
        onTestFinished(() => {
          context.platforms = {}
        })
        const browser = checkoutBrowser(services, checkoutSite(services).site)
        Object.assign(browser.jar, { b_adclick, ...cookies })
        await browser.chooseByForm({ language: 'en', plan: 'basic' }, headers)
        const [row] = await (
          await database.get()
        )
          .select()
          .from(purchases)
          .where(eq(purchases.id, browser.purchaseId()))
        expect(row?.adArrival?.consent).toBe(consent)
        expect(row?.adArrival?.clicks.microsoft?.id).toBe(consent && CLICK)
      },
    )
  })
