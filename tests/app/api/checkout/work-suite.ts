import { randomBytes } from 'node:crypto'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import { answerWork, type WorkSite } from '#features/checkout/server/answer-work.ts'
import {
  workAnswers,
  type RenewalCharge,
  type WorkRequest,
} from '#features/checkout/subscription-contract.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { giveBackRest } from '#features/orders/server/give-back.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import { paymentCalls } from '../../../services/payment/payment-bench.ts'
import { buyerOf } from '../../../services/support/purchase.ts'
import { checkoutBrowser, checkoutSite, WEBHOOK_SECRET } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

type Spoil = { header?: (sound: string) => string | null; body?: string }

/** What the user service has the payment driver do (`POST /api/payment/work`). */
export const workSuite = (services: CheckoutServices) => {
  const { ordersOf } = buyerOf(services.bench)
  const payment = paymentCalls(services.bench)

  const workSite = (overrides: Partial<WorkSite> = {}) => {
    const { site, logged, lines } = checkoutSite(services)
    const made: WorkSite = { ...site, giveBackRest, ...overrides }
    return { site: made, logged, lines }
  }

  const post = (site: WorkSite, work: unknown, { header, body }: Spoil = {}) => {
    const told = body ?? JSON.stringify(work)
    const seconds = Math.floor(site.now().getTime() / 1000)
    const sound = signedBodyHeader({ secret: WEBHOOK_SECRET, body: told, seconds })
    const value = header ? header(sound) : sound
    const request = new NextRequest('http://10.0.0.5:3000/api/payment/work', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(value !== null && { [WEBHOOK_SIGNATURE_HEADER]: value }),
      },
      body: told,
    })
    return answer(answerWork, { request, site })
  }

  const done = async (site: WorkSite, work: WorkRequest): Promise<unknown> => {
    const answered = await post(site, work)
    expect(answered.status).toBe(200)
    expect(answered.headers.get('cache-control')).toBe('no-store')
    return workAnswers[work.kind].parse(await answered.json())
  }

  const subscribe = async (card: TestCard = 'succeeds') => {
    const { subscriptionId } = await payment.chargeCard(card)
    return subscriptionId ?? ''
  }

  const renewal = (providerId: string): RenewalCharge => ({
    key: `renew-${randomBytes(16).toString('hex')}-1`,
    providerId,
    description: 'Business in a Box Basic',
    plan: 'basic',
    seats: 1,
    currency: 'USD',
    amount: 299_88,
    taxes: [],
    total: 299_88,
    email: 'ann@example.com',
    language: 'en',
  })

  const sold = async () => {
    const { site } = checkoutSite(services)
    const browser = checkoutBrowser(services, site)
    await browser.choose()
    await browser.viewIn(await browser.pay())
    const order = async () => {
      const [row] = await ordersOf(browser.purchaseId())
      if (!row) throw new Error('There is no order')
      return row
    }
    return { order, ...(await order()) }
  }

  describe('work of the payment driver', () => {
    it('charges once under a key', async () => {
      const { site } = workSite()
      const work: WorkRequest = { kind: 'charge', charge: renewal(await subscribe()) }
      const first = await done(site, work)
      expect(first).toMatchObject({ key: work.charge.key, state: 'succeeded', total: 299_88 })
      expect(await done(site, work)).toEqual(first)
    })

    it('says that a charge has failed, which is no error', async () => {
      const { site } = workSite()
      const charge = renewal(await subscribe('failsAtRenewal'))
      expect(await done(site, { kind: 'charge', charge })).toMatchObject({
        state: 'failed',
        reason: 'declined',
      })
    })

    it('reads and changes the method, has no page for it, and ends', async () => {
      const { site } = workSite()
      const providerId = await subscribe()
      const method = { label: 'Visa ···· 4242', expires: '2040-12' }
      expect(await done(site, { kind: 'method', providerId })).toEqual({ method })
      const methodToken = await payment.newToken('canadian')
      const changed = { method: { ...method, label: 'Visa ···· 0000' } }
      for (const _time of [1, 2]) {
        expect(await done(site, { kind: 'change-method', providerId, methodToken })).toEqual(
          changed,
        )
      }
      const returnUrl = 'https://app.example/webapp/billing'
      const page: WorkRequest = { kind: 'method-page', providerId, returnUrl, language: 'en' }
      expect(await done(site, page)).toEqual({ url: null })
      for (const _time of [1, 2]) {
        expect(await done(site, { kind: 'end', providerId })).toEqual({ ended: true })
      }
      expect(await done(site, { kind: 'method', providerId })).toEqual({ method: null })
    })

    it('gives back all that is left of an order, once', async () => {
      const { site } = workSite()
      const { number: orderNumber, paymentId, total, order } = await sold()
      const signal = AbortSignal.timeout(20_000)
      // Of which the order does not know yet.
      await site.driver.refund({ paymentId, key: 'refund-by-hand', amount: 1000 }, signal)
      const work: WorkRequest = { kind: 'refund', orderNumber, reason: 'withdrawal' }
      expect(await done(site, work)).toEqual({ outcome: 'given-back' })
      expect(await order()).toMatchObject({ refunded: total })
      expect(await done(site, work)).toEqual({ outcome: 'written-down' })
      expect((await site.driver.look(paymentId, signal)).refunded).toBe(total)
    })

    it.each<[string, () => Promise<WorkRequest>]>([
      ['an unknown subscription', async () => ({ kind: 'end', providerId: 'sub_unknown' })],
      [
        'one that has ended',
        async () => {
          const providerId = await subscribe()
          await done(workSite().site, { kind: 'end', providerId })
          return { kind: 'charge', charge: renewal(providerId) }
        },
      ],
      [
        'a card that is declined at once',
        async () => ({
          kind: 'change-method',
          providerId: await subscribe(),
          methodToken: await payment.newToken('declined'),
        }),
      ],
      [
        'an unknown token',
        async () => ({
          kind: 'change-method',
          providerId: await subscribe(),
          methodToken: 'tok_unknown',
        }),
      ],
      [
        'an unknown order',
        async () => ({ kind: 'refund', orderNumber: 'BB-0000000000', reason: 'asked for' }),
      ],
    ])('refuses %s for good', async (_what, work) => {
      const answered = await post(workSite().site, await work())
      expect(answered.status).toBe(409)
      expect(answered.headers.get('content-type')).toContain('application/problem+json')
    })

    it.each([
      ['the provider', 'away'],
      ['the answer', 'answer lost'],
    ] as const)('has to come again while %s is lost', async (_what, fault) => {
      const { site, lines } = workSite({ upstreamBudgetMs: 600 })
      const charge = renewal(await subscribe())
      services.fault = (call) => (call.includes('/subscription/') ? fault : undefined)
      expect((await post(site, { kind: 'charge', charge })).status).toBe(503)
      services.fault = () => undefined
      const { site: later } = workSite()
      expect(await done(later, { kind: 'charge', charge })).toMatchObject({ state: 'succeeded' })
      expect(lines.join('')).not.toContain('ann@example.com')
    })

    it.each([
      ['unsigned', () => null],
      ['signed by nobody', () => 't=1,v1=00'],
      [
        'signed by somebody else',
        (sound: string) => sound.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      ],
      ['signed for another time', (sound: string) => sound.replace(/^t=\d/, 't=9')],
    ])('refuses what is %s, and does nothing', async (_how, header) => {
      const { site, logged, lines } = workSite()
      const providerId = await subscribe()
      services.seen.length = 0
      expect((await post(site, { kind: 'end', providerId }, { header })).status).toBe(400)
      expect(services.seen).toEqual([])
      expect(logged()).toMatchObject([{ level: 40, event: 'payment work refused' }])
      expect(lines.join('')).not.toContain(providerId)
    })

    it('refuses what is old, or was changed on the way', async () => {
      const { site } = workSite()
      const work = { kind: 'end', providerId: await subscribe() }
      let sound = ''
      await post(site, work, { header: (made) => (sound = made) })
      const body = JSON.stringify({ ...work, providerId: await subscribe() })
      expect((await post(site, work, { header: () => sound, body })).status).toBe(400)
      services.bench().clock.time += 301_000
      expect((await post(site, work, { header: () => sound })).status).toBe(400)
    })

    it.each<unknown>([
      { kind: 'steal', providerId: 'sub_123456' },
      { kind: 'end' },
      { kind: 'end', providerId: '../../order' },
      { kind: 'end', providerId: 'sub_123456', more: true },
      { kind: 'method-page', providerId: 'sub_123456', returnUrl: 'x', language: 'en' },
      null,
    ])('refuses %o', async (work) => {
      const { site } = workSite()
      expect((await post(site, work)).status).toBe(400)
      expect(services.seen).toEqual([])
    })

    it('refuses what is no JSON, or endless', async () => {
      const { site } = workSite()
      expect((await post(site, null, { body: '{' })).status).toBe(400)
      expect((await post(site, null, { body: 'x'.repeat(9000) })).status).toBe(413)
    })

    it('is limited', async () => {
      const { site } = workSite({ limitCall: () => Promise.resolve(3) })
      expect((await post(site, { kind: 'end', providerId: 'sub_123456' })).status).toBe(429)
    })
  })
}
