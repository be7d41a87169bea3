import { describe, expect, it, vi } from 'vitest'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { buyerOf, newPurchaseId } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, tellSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

/** What the provider tells by itself (`POST /api/payment/webhook`). */
export const webhookSuite = (services: CheckoutServices) => {
  const { ordersOf, attemptsOf } = buyerOf(services.bench)

  const underWay = async (overrides: Parameters<typeof checkoutSite>[1] = {}) => {
    const { site } = checkoutSite(services, overrides)
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    await browser.pay({ card: 'slow' })
    const [attempt] = await attemptsOf(browser.purchaseId())
    const notice = { paymentId: attempt?.paymentId ?? '', key: `${browser.purchaseId()}-1` }
    return { site, browser, notice }
  }

  describe('a message of the provider', () => {
    it('finishes what no page waits for, and counts once however often it comes', async () => {
      const { site, browser, notice } = await underWay()
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(await ordersOf(browser.purchaseId())).toEqual([])
      services.bench().clock.time += 7000
      for (const _time of [1, 2, 3]) expect((await tellSite(site, notice)).status).toBe(200)
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
    })

    it.each([
      ['unsigned', () => null],
      ['signed by nobody', () => 't=1,v1=00'],
      [
        'signed by somebody else',
        (sound: string) => sound.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      ],
      ['signed for another time', (sound: string) => sound.replace(/^t=\d/, 't=9')],
    ])('that is %s is refused, and logged without its content', async (_case, header) => {
      const { site, notice, browser } = await underWay()
      services.bench().clock.time += 7000
      services.seen.length = 0
      const told = await tellSite(site, notice, { header })
      expect(told.status).toBe(400)
      const lines = services.logged().filter(({ event }) => event === 'payment message refused')
      expect(lines).toMatchObject([{ level: 40 }])
      expect(JSON.stringify(lines)).not.toContain(browser.purchaseId())
      expect(services.seen).toEqual(['POST /userbase/payment-notice'])
    })

    it('that is old is refused', async () => {
      const { site, notice } = await underWay()
      const old = `${Math.floor(site.now().getTime() / 1000)}`
      let sound = ''
      await tellSite(site, notice, { header: (made) => (sound = made) })
      expect(sound).toContain(old)
      services.bench().clock.time += 301_000
      expect((await tellSite(site, notice, { header: () => sound })).status).toBe(400)
    })

    it('whose body was changed is refused', async () => {
      const { site, notice } = await underWay()
      let sound = ''
      await tellSite(site, notice, { header: (made) => (sound = made) })
      const told = await tellSite(site, notice, { header: () => sound, body: '{"id":"x"}' })
      expect(told.status).toBe(400)
    })

    it('of an unknown purchase is taken, logged for a person and never asked for again', async () => {
      const { site, notice } = await underWay()
      const told = await tellSite(site, { ...notice, key: `${newPurchaseId()}-1` })
      expect(told.status).toBe(200)
      expect(services.logged()).toContainEqual(
        expect.objectContaining({ event: 'charge of an unknown purchase' }),
      )
    })

    it('that names the charge of another purchase changes nothing', async () => {
      const other = await underWay()
      const { site, browser, notice } = await underWay()
      services.bench().clock.time += 7000
      const told = await tellSite(site, { ...notice, paymentId: other.notice.paymentId })
      expect(told.status).toBe(200)
      expect(services.logged()).toContainEqual(
        expect.objectContaining({ event: 'charge under another key' }),
      )
      expect(await ordersOf(browser.purchaseId())).toEqual([])
    })

    it('that cannot be followed now is asked for again', async () => {
      const { site, notice, browser } = await underWay()
      services.bench().clock.time += 7000
      services.fault = (call) => (call.startsWith('GET /payment/charge') ? 'away' : undefined)
      const told = await tellSite({ ...site, upstreamBudgetMs: 600 }, notice)
      expect(told.status).toBe(503)
      services.fault = () => undefined
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(await ordersOf(browser.purchaseId())).toHaveLength(1)
    })

    it('that its provider cannot be asked about is no fault of our code', async () => {
      const { site, notice } = await underWay()
      const refusal = new UpstreamError({ upstream: 'payment', fault: 'unreachable', ms: 1 })
      const restore = services.withProvider({ retrieve: () => Promise.reject(refusal) })
      expect((await tellSite(site, notice)).status).toBe(503)
      restore()
      const events = services.logged().map(({ event }) => event)
      expect(events).toContain('upstream failed')
      expect(events).not.toContain('service failed')
    })

    it('is given up by the services before the site gives them up', async () => {
      const { site, notice } = await underWay()
      const timeout = vi.spyOn(AbortSignal, 'timeout')
      const { retrieve } = services.bench().services.provider
      const signals: AbortSignal[] = []
      const restore = services.withProvider({
        retrieve: (paymentId, signal) => {
          signals.push(signal)
          return retrieve(paymentId, signal)
        },
      })
      await tellSite(site, notice)
      restore()
      const waited = timeout.mock.calls.filter((_call, index) =>
        signals.some((signal) => signal === timeout.mock.results[index]?.value),
      )
      timeout.mockRestore()
      expect(waited).toHaveLength(1)
      expect(waited.flat()[0]).toBeLessThan(UPSTREAM_TIMEOUT_MS)
    })

    it('is asked for again where whoever answered is not the user service', async () => {
      const { site, notice } = await underWay()
      services.fault = () => 'misled'
      expect((await tellSite(site, notice)).status).toBe(503)
    })

    it('of no kind that concerns us is taken', async () => {
      const { site, notice } = await underWay()
      expect((await tellSite(site, notice, { body: '{"type":"weather"}' })).status).toBe(200)
    })

    it('may be longer than a form, but not endless', async () => {
      const { site, notice } = await underWay()
      const body = (length: number) => JSON.stringify({ type: 'weather', text: 'x'.repeat(length) })
      expect((await tellSite(site, notice, { body: body(60_000) })).status).toBe(200)
      expect((await tellSite(site, notice, { body: body(200_000) })).status).toBe(413)
    })

    it('of an attempt before the last one, which had failed, is told of', async () => {
      const { site, browser, notice } = await underWay()
      const { retrieve } = services.bench().services.provider
      const restore = services.withProvider({
        retrieve: async (paymentId, signal) => ({
          ...(await retrieve(paymentId, signal)),
          state: 'failed',
          reason: 'declined',
        }),
      })
      await tellSite(site, notice)
      restore()
      expect(await browser.view()).toMatchObject({ state: 'failed' })
      await browser.pay({ method: 'paypal' })
      services.bench().clock.time += 7000
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(await attemptsOf(browser.purchaseId())).toMatchObject([
        { number: 1, state: 'succeeded' },
        { number: 2, state: 'action' },
      ])
    })

    it('is limited', async () => {
      const { site, notice } = await underWay()
      const told = await tellSite({ ...site, limitCall: () => Promise.resolve(3) }, notice)
      expect(told.status).toBe(429)
    })
  })
}
