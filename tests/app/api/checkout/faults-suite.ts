import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { newEmail } from '../../../services/support/bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, tellSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices, Fault } from '../../../support/checkout-services.ts'

const ATTEMPT = 'POST /userbase/purchase/{id}/attempt'
const CHARGE = 'POST /payment/charge'
const SHOW = 'GET /payment/subscription/{id}/show'

type Cut = { call: string; fault: Fault }

/** Where the way of a payment can be cut off: at each call, before it arrives and after. */
const CUTS: readonly Cut[] = [ATTEMPT, CHARGE, SHOW].flatMap((call) =>
  (['call lost', 'answer lost'] as const).map((fault) => ({ call, fault })),
)

/** An attempt is open, and whoever comes next can heal it. */
const BEGUN = CUTS.filter(({ call, fault }) => call !== ATTEMPT || fault === 'answer lost')

/** The provider knows of the charge, and tells of it. */
const CHARGED = BEGUN.filter(({ call, fault }) => call !== CHARGE || fault === 'answer lost')

/** Sooner than the site gives up, and sooner than lost calls have been tried again. */
const PROVIDER_MS = 300

const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(PROVIDER_MS)])

/** Crashes and lost answers between any two steps, each healed by whatever comes next (docs/decisions/039). */
export const faultsSuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const visit = () => {
    const { site, lines } = checkoutSite(services)
    const sound = checkoutBrowser(services, site)
    // Gives up before its tries have run out, as a process does that is killed.
    const cut = checkoutBrowser(services, { ...site, upstreamBudgetMs: 400 })
    return { site, lines, sound, cut }
  }

  const chargesOf = async (purchaseId: string) => {
    const queries = await services.bench().database.get()
    return queries
      .select()
      .from(paymentCharges)
      .where(eq(paymentCharges.key, `${purchaseId}-1`))
  }

  /** A purchase whose payment was cut off. */
  const cutOff = async ({ call, fault }: Cut, email = newEmail()) => {
    const { site, lines, sound, cut } = visit()
    await sound.choose()
    const fields = await sound.payFields({ buyer: { email } })
    Object.assign(cut.jar, sound.jar)
    services.fault = (name) => (name === call ? fault : undefined)
    const { start, showSubscription } = services.bench().services.provider
    const restore = services.withProvider({
      start: (request, signal) => start(request, soon(signal)),
      showSubscription: (id, signal) => showSubscription(id, soon(signal)),
    })
    await cut.send(fields)
    restore()
    services.fault = () => undefined
    return { site, lines, browser: sound, fields }
  }

  const expectOneOrder = async (purchaseId: string) => {
    expect(await ordersOf(purchaseId)).toMatchObject([{ total: 34_478 }])
    expect(await attemptsOf(purchaseId)).toMatchObject([{ number: 1, state: 'succeeded' }])
    expect(await chargesOf(purchaseId)).toHaveLength(1)
  }

  describe('a payment that was cut off', () => {
    it.each(CUTS)('at $call, $fault, is healed by paying again', async (cut) => {
      const { browser, fields } = await cutOff(cut)
      const again = await browser.send(fields)
      expect((await browser.viewIn(again)).state).toBe('paid')
      await expectOneOrder(browser.purchaseId())
    })

    it.each(BEGUN)('at $call, $fault, is healed by the question of the page', async (cut) => {
      const { browser } = await cutOff(cut)
      expect(await browser.status()).toMatchObject({ state: 'paid' })
      await expectOneOrder(browser.purchaseId())
    })

    it.each(BEGUN)('at $call, $fault, is healed by coming back', async (cut) => {
      const { browser } = await cutOff(cut)
      expect((await browser.comeBack()).headers.get('location')).toBe('/pricing/thank-you')
      await expectOneOrder(browser.purchaseId())
    })

    it.each(CHARGED)('at $call, $fault, is healed by the provider, told twice', async (cut) => {
      const { browser, site } = await cutOff(cut)
      const [charge] = await chargesOf(browser.purchaseId())
      const notice = { paymentId: charge?.paymentId ?? '', key: `${browser.purchaseId()}-1` }
      const told = await Promise.all([tellSite(site, notice), tellSite(site, notice)])
      expect(told.map(({ status }) => status)).toEqual([200, 200])
      await expectOneOrder(browser.purchaseId())
    })

    it.each(CHARGED)(
      'at $call, $fault, is healed by another browser of the address',
      async (cut) => {
        const email = newEmail()
        const { browser } = await cutOff(cut, email)
        const other = visit().sound
        await other.choose()
        const refused = await other.pay({ buyer: { email } })
        expect([refused.status, await refused.json()]).toMatchObject([
          409,
          { code: 'active-licence' },
        ])
        await expectOneOrder(browser.purchaseId())
      },
    )
  })

  describe('an attempt that was left before it was charged', () => {
    const LEFT: readonly Cut[] = BEGUN.filter((cut) => !CHARGED.includes(cut))

    it.each(LEFT)('at $call, $fault, is not charged for another buyer', async (cut) => {
      const email = newEmail()
      const { browser } = await cutOff(cut, email)
      const other = visit().sound
      await other.choose({ plan: 'team' })
      expect((await other.viewIn(await other.pay({ buyer: { email } }))).state).toBe('paid')
      expect(await ordersOf(other.purchaseId())).toMatchObject([{ quote: { plan: 'team' } }])
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([{ reason: 'abandoned' }])
      expect(await browser.status()).toMatchObject({ state: 'failed' })
      expect(await ordersOf(browser.purchaseId())).toEqual([])
    })

    it.each(LEFT)('at $call, $fault, is not charged where another plan is chosen', async (cut) => {
      const { browser } = await cutOff(cut)
      const left = browser.purchaseId()
      await browser.choose({ plan: 'team' })
      expect(await browser.view()).toMatchObject({ state: 'open', quote: { plan: 'team' } })
      expect(await attemptsOf(left)).toMatchObject([{ reason: 'abandoned' }])
      expect(await ordersOf(left)).toEqual([])
    })

    it.each(LEFT)('at $call, $fault, is not charged beside another card', async (cut) => {
      const { browser } = await cutOff(cut)
      expect((await browser.viewIn(await browser.pay())).state).toBe('paid')
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([
        { number: 1, reason: 'abandoned' },
        { number: 2, state: 'succeeded' },
      ])
      expect(await chargesOf(browser.purchaseId())).toMatchObject([{ state: 'failed', card: null }])
    })
  })

  it('shows that a payment is under way while nobody can tell more', async () => {
    const { browser } = await cutOff({ call: SHOW, fault: 'call lost' })
    services.fault = (name) => (name.includes('/payment/') ? 'away' : undefined)
    const { site } = visit()
    const hurried = checkoutBrowser(services, { ...site, upstreamBudgetMs: 600 })
    Object.assign(hurried.jar, browser.jar)
    expect(await hurried.status()).toMatchObject({ state: 'processing' })
    expect((await hurried.comeBack()).headers.get('location')).toBe('/pricing/checkout')
  })

  it('leads back to the checkout where the user service is away', async () => {
    const { browser, site } = await cutOff({ call: SHOW, fault: 'call lost' })
    services.fault = () => 'away'
    const hurried = checkoutBrowser(services, { ...site, upstreamBudgetMs: 400 })
    Object.assign(hurried.jar, { ...browser.jar, b_language: 'de' })
    expect((await hurried.comeBack()).headers.get('location')).toBe('/de/pricing/checkout')
    expect((await hurried.askStatus()).status).toBeGreaterThanOrEqual(502)
  })

  it('gives up an attempt that the provider refused for good', async () => {
    const { site } = visit()
    const { UpstreamError } = await import('#lib/http/upstream-error.ts')
    const refusal = new UpstreamError({ upstream: 'payment', fault: 'refused', status: 422, ms: 1 })
    const restore = services.withProvider({ start: () => Promise.reject(refusal) })
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    expect(await browser.viewIn(await browser.pay())).toMatchObject({
      state: 'failed',
      reason: 'call-failed',
    })
    restore()
    expect(await browser.viewIn(await browser.pay())).toMatchObject({ state: 'paid' })
  })

  it('leaves no address, name, secret or token in a line of the log', async () => {
    const canary = { email: `canary-${newEmail()}`, firstName: 'Canaria', lastName: 'Yellowbird' }
    const { site, lines } = visit()
    const browser = checkoutBrowser(services, { ...site, upstreamBudgetMs: 400 })
    const sent: string[] = []
    for (const call of [ATTEMPT, CHARGE, SHOW]) {
      services.fault = () => undefined
      await browser.choose()
      const fields = await browser.payFields({ buyer: canary })
      sent.push(fields.methodToken ?? '', browser.jar['b_purchase'] ?? '')
      services.fault = (name) => (name === call ? 'answer lost' : undefined)
      await browser.send(fields)
      await browser.askStatus()
    }
    services.fault = () => undefined
    await browser.askStatus()
    sent.push(browser.jar['p_ssojwt'] ?? '', canary.email, canary.firstName, canary.lastName)
    const written = [...lines, ...services.bench().logLines].join('\n')
    expect(lines.length).toBeGreaterThan(0)
    for (const secret of sent.filter((text) => text !== '')) expect(written).not.toContain(secret)
  })
}
