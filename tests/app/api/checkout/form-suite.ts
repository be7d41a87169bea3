import { describe, expect, it } from 'vitest'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { answerForm } from '#features/checkout/server/pay/form/answer-form.ts'
import { newEmail } from '../../../services/support/bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

/** What stands in the form of the page, which knows no purchase. */
const { record: GENERAL } = await agreementIn('en')

const FIELDS = {
  language: 'en',
  consentVersion: GENERAL.version,
  firstName: 'Ann <b>',
  lastName: "O'Roy",
  country: 'CA',
  province: 'QC',
  phone: '',
  company: '',
  consent: 'on',
  method: 'paypal',
}

/** The order as a form posts it without script: paid by an approval (S2 §3, §8). */
export const formSuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const visit = async (overrides: Parameters<typeof checkoutSite>[1] = {}, place = FIELDS) => {
    const { site } = checkoutSite(services, overrides)
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    const { quote } = await browser.view()
    const bought = { quote, taxes: [], at: site.now(), place, timeZone: null }
    const { record: agreed } = await agreementIn('en', bought)
    const FILLED = { ...FIELDS, consentDigest: agreed.digest }
    const post = async (changes: Record<string, string> = {}) => {
      const response = await browser.call(answerPay, {
        method: 'POST',
        path: '/api/checkout/pay',
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ ...FILLED, email: newEmail(), ...changes }).toString(),
      })
      return { response, html: await response.clone().text() }
    }
    return { browser, post, agreed }
  }

  const hiddenIn = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  describe('an order without script', () => {
    it('leads to the approval, below what it comes to', async () => {
      const { browser, post, agreed } = await visit()
      const { response, html } = await post()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-store')
      for (const text of ['$299.88', '$14.99', '$29.91', '$344.78', 'Continue to PayPal']) {
        expect(html).toContain(text)
      }
      const [attempt] = await attemptsOf(browser.purchaseId())
      expect(attempt).toMatchObject({ method: 'paypal', state: 'action', total: 34_478 })
      const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
      expect(attempt?.consent).toEqual({
        ...agreed,
        texts: { eula: day, 'refund-policy': day, 'terms-of-use': day, withdrawal: day },
      })
      expect(html).toContain(`href="${attempt?.actionUrl}"`)
    })

    it('sent twice is one order', async () => {
      const { browser, post } = await visit()
      const email = newEmail()
      const [, again] = [await post({ email }), await post({ email })]
      expect(again.html).toContain('Continue to PayPal')
      expect(await attemptsOf(browser.purchaseId())).toHaveLength(1)
    })

    it.each([
      ['email', 'nobody', 'Enter a valid email address'],
      ['firstName', '', 'Enter your first name'],
      ['country', '', 'Choose your country'],
      ['province', '', 'Choose your province or territory'],
      ['phone', 'call me', 'Check the phone number'],
      ['consent', '', 'Please agree to the renewal'],
    ])('with a wrong %s comes back with all that was typed', async (name, value, said) => {
      const { browser, post } = await visit()
      const { response, html } = await post({ [name]: value })
      expect(response.status).toBe(422)
      expect(html).toContain(said)
      expect(html).toContain('value="O&#39;Roy"')
      expect(html).not.toContain('Ann <b>')
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
    })

    it('shows a total that has changed before anything is charged, and takes the new one', async () => {
      const { browser, post } = await visit()
      const { response, html } = await post({ shownTotal: '29988', shownCurrency: 'USD' })
      expect(response.status).toBe(409)
      expect(html).toContain('from $299.88 to $344.78')
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
      const shown = {
        shownTotal: hiddenIn(html, 'shownTotal'),
        shownCurrency: hiddenIn(html, 'shownCurrency'),
      }
      expect(shown).toEqual({ shownTotal: '34478', shownCurrency: 'USD' })
      expect((await post(shown)).html).toContain('Continue to PayPal')
    })

    it('shows the words of the renewal again, without their tick, where the page had others', async () => {
      const { browser, post } = await visit()
      const { response, html } = await post({ consentDigest: GENERAL.digest })
      expect(response.status).toBe(409)
      expect(html).toContain('the renewal terms that apply to your order now')
      expect(html).toContain('today that is $299.88 USD a year before tax')
      expect(html).toContain('21 days before each renewal')
      expect(html).toMatch(/name="consent"\s+value="1"\s+required\s+\/>/)
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
      const read = { consentDigest: hiddenIn(html, 'consentDigest') }
      expect((await post(read)).html).toContain('Continue to PayPal')
    })

    it('is told where PayPal is not on offer that a card needs script, and who helps', async () => {
      const { site } = checkoutSite(services)
      const { browser, post } = await visit({ payment: { ...site.payment, takesPayPal: false } })
      const { response, html } = await post()
      expect(response.status).toBe(409)
      expect(html).toContain('Turn JavaScript on and load the page again, or ask us for help')
      expect(html).toContain('href="/company/contact/"')
      expect(html).not.toMatch(/paypal/i)
      expect(await attemptsOf(browser.purchaseId())).toEqual([])
    })

    it('says whose taxes hold where the connection contradicts the billing place', async () => {
      const { post } = await visit({
        placeOf: () => Promise.resolve({ country: 'CA', region: 'QC' }),
      })
      const { html } = await post({ country: 'US', province: 'NY' })
      expect(html).toContain('Your connection or your card points to Quebec')
      expect(html).toContain('$344.78')
    })

    it('leads an address with a licence to the change of its plan', async () => {
      const email = newEmail()
      await (await visit()).browser.pay({ buyer: { email } })
      const { html } = await (await visit()).post({ email })
      expect(html).toContain('href="/api/log-in?lang=en&amp;url=account%2Fbilling%2Fplan%2F"')
    })

    it('shows again the states of the chosen country alone', async () => {
      const { post } = await visit()
      const groups = async (country: string) =>
        (await post({ country, firstName: '' })).html.split('<optgroup').length - 1
      expect([await groups('CA'), await groups('DE'), await groups('')]).toEqual([1, 0, 5])
    })

    it('leaves the state out where a country has none', async () => {
      const { browser, post } = await visit({}, { ...FIELDS, country: 'DE' })
      await post({ country: 'DE' })
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([
        { buyer: { country: 'DE', province: null }, total: 29_988 },
      ])
    })

    it('says that the address has a licence (S2 §8)', async () => {
      const first = await visit()
      const email = newEmail()
      await first.browser.pay({ buyer: { email } })
      const { post } = await visit()
      const { response, html } = await post({ email })
      expect(response.status).toBe(409)
      expect(html).toContain(`There is already an active license for ${email}.`)
    })

    it('says that the payment did not come (S2 §8)', async () => {
      const { browser, post } = await visit()
      await post()
      services.bench().clock.time += 16 * 60_000
      await browser.status()
      const { browser: second, post: postAgain } = await visit()
      services.fault = (call) => (call === 'POST /payment/charge' ? 'away' : undefined)
      const { response, html } = await postAgain()
      expect(response.status).toBe(502)
      expect(html).toContain('Something went wrong. If you were charged, please contact')
      expect(await ordersOf(second.purchaseId())).toEqual([])
    })

    it('stands after an approval that failed as it was sent, with its tick', async () => {
      const { browser, post } = await visit()
      const stands = () => browser.call(answerForm, { method: 'GET', path: '/api/checkout/form' })
      expect((await stands()).headers.get('location')).toBe('/pricing/checkout')
      const email = newEmail()
      await post({ email })
      expect(await (await stands()).text()).toContain('Continue to PayPal')
      services.bench().clock.time += 16 * 60_000
      const response = await stands()
      expect(response.status).toBe(409)
      const html = await response.text()
      expect(html).toContain('The payment wasn’t confirmed, and nothing was charged')
      expect(html).toContain('value="O&#39;Roy"')
      expect(html).toContain(`value="${email}"`)
      expect(html).toContain('<option value="QC" selected>')
      expect(html).toMatch(/name="consent"\s+value="1"\s+required\s+checked\s+\/>/)
      expect((await post({ email })).html).toContain('Continue to PayPal')
      services.fault = () => 'away'
      expect((await stands()).headers.get('location')).toBe('/pricing/checkout')
      services.fault = () => undefined
      delete browser.jar['b_purchase']
      expect((await stands()).headers.get('location')).toBe('/pricing/checkout')
    })

    it('is told where the browser has no purchase', async () => {
      const { browser, post } = await visit()
      delete browser.jar['b_purchase']
      const { response, html } = await post()
      expect(response.status).toBe(404)
      expect(html).toContain('You haven’t chosen a plan in this browser')
      expect(html).not.toContain('<form')
    })

    it('leads to the thanks where it was paid before', async () => {
      const { browser, post } = await visit()
      await browser.pay()
      expect((await post()).response.headers.get('location')).toBe('/pricing/thank-you')
    })

    it('says that too many came, and keeps what was typed', async () => {
      const { post } = await visit({
        limitCall: (call) => Promise.resolve(call === 'pay' ? 4 : undefined),
      })
      const { response, html } = await post()
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '4'])
      expect(html).toContain('value="O&#39;Roy"')
    })

    it('says that nobody answers, and keeps what was typed', async () => {
      const { post } = await visit({ upstreamBudgetMs: 600 })
      services.fault = () => 'away'
      const { response, html } = await post()
      expect(response.status).toBeGreaterThanOrEqual(502)
      expect(html).toContain('An order is never charged twice')
      expect(html).toContain('value="O&#39;Roy"')
    })
  })
}
