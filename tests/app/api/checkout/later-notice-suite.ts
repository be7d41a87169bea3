import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeAnswer } from '#features/checkout/payment-contract.ts'
import { disputeReport, renewalOutcome } from '#features/checkout/subscription-contract.ts'
import { newRenewalKey, paymentCalls } from '../../../services/payment/payment-bench.ts'
import { checkoutSite, tellSite } from '../../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../../support/checkout-services.ts'

const ORDER = 'BB-0000000123'

type Told = { call: string; body: unknown }

/** What the provider tells of the later charges of a subscription, and of disputes. */
export const laterNoticeSuite = (services: CheckoutServices) => {
  const payment = paymentCalls(services.bench)

  /** A user service that knows a renewal and its order. */
  const told: Told[] = []
  let status = 200
  let orderNumber: string | null = ORDER
  let paymentId = ''
  let url = ''

  const answers: Record<string, () => unknown> = {
    'POST /subscription/charge': () => ({ orderNumber }),
    'POST /subscription/dispute': () => ({}),
    [`GET /order/${ORDER}/payment`]: () => ({
      orderNumber: ORDER,
      paymentId,
      currency: 'USD',
      total: 35_988,
      refunded: 0,
      refunds: [],
    }),
    [`POST /order/${ORDER}/refund`]: () => ({
      orderNumber: ORDER,
      total: 35_988,
      refunded: 500,
      refund: null,
    }),
  }

  const server = createServer((request, response) => {
    const hear = async () => {
      const call = `${request.method} ${request.url}`
      const body = await text(request)
      const found = answers[call]
      // What it is asked for a first payment, it has none.
      if (!found) return response.writeHead(404).end('{}')
      told.push({ call, body: body === '' ? null : JSON.parse(body) })
      return response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(found()))
    }
    void hear()
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })

  beforeEach(() => {
    told.length = 0
    status = 200
    orderNumber = ORDER
  })

  afterAll(() => server.close())

  const renewed = async () => {
    const { subscriptionId } = await payment.chargeCard('succeeds')
    const request = {
      key: newRenewalKey(),
      amount: 35_988,
      currency: 'USD',
      description: 'Business in a Box Basic',
    }
    const path = `/payment/subscription/${subscriptionId}/charge`
    const answered = await services.bench().post(path, request)
    const charge = chargeAnswer.parse(await answered.json())
    ;({ paymentId } = charge)
    const { site, logged } = checkoutSite(services, { userServiceUrl: url, upstreamBudgetMs: 2000 })
    return { site, logged, charge, notice: { paymentId, key: charge.key } }
  }

  describe('a message about a later charge', () => {
    it('tells the user service what the provider says of it, however often it comes', async () => {
      const { site, notice } = await renewed()
      for (const _time of [1, 2]) expect((await tellSite(site, notice)).status).toBe(200)
      expect(told.map(({ call }) => call)).toEqual([
        'POST /subscription/charge',
        'POST /subscription/charge',
      ])
      expect(renewalOutcome.parse(told[0]?.body)).toMatchObject({
        ...notice,
        state: 'succeeded',
        total: 35_988,
        currency: 'USD',
      })
    })

    it('tells its order what was given back', async () => {
      const { site, notice } = await renewed()
      await payment.refund(notice.paymentId, { key: `refund-${notice.key}`, amount: 500 })
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(told.at(-1)).toMatchObject({
        call: `POST /order/${ORDER}/refund`,
        body: { refunded: 500 },
      })
    })

    it('tells no order where there is none', async () => {
      const { site, notice } = await renewed()
      orderNumber = null
      await payment.refund(notice.paymentId, { key: `refund-${notice.key}`, amount: 500 })
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(told).toHaveLength(1)
    })

    it.each([404, 409])('that the user service answers with %i is a person’s', async (answered) => {
      const { site, logged, notice } = await renewed()
      status = answered
      expect((await tellSite(site, notice)).status).toBe(200)
      expect(logged()).toMatchObject([{ event: 'charge was not taken' }])
    })

    it('comes again where the user service does not answer', async () => {
      const { site, notice } = await renewed()
      status = 503
      expect((await tellSite(site, notice)).status).toBe(503)
      status = 200
      expect((await tellSite(site, notice)).status).toBe(200)
    })

    it('that names another charge changes nothing', async () => {
      const other = await renewed()
      const { site, logged, notice } = await renewed()
      const wrong = { ...notice, paymentId: other.notice.paymentId }
      expect((await tellSite(site, wrong)).status).toBe(200)
      expect(logged()).toMatchObject([{ event: 'charge under another key' }])
      expect(told).toEqual([])
    })
  })

  describe('a message about a dispute', () => {
    const disputes = () =>
      told
        .filter(({ call }) => call === 'POST /subscription/dispute')
        .map(({ body }) => disputeReport.parse(body))

    it.each([
      ['charge.disputed', undefined, 'opened'],
      ['dispute.closed', 'won', 'won'],
      ['dispute.closed', 'lost', 'lost'],
    ] as const)('%s (%s) is told to the user service', async (type, dispute, state) => {
      const { site, logged, notice } = await renewed()
      const id = `evt_${notice.paymentId}`
      const body = JSON.stringify({
        id,
        type,
        dispute,
        createdAt: site.now().toISOString(),
        ...notice,
      })
      expect((await tellSite(site, notice, { body })).status).toBe(200)
      expect(disputes()).toEqual([{ id, paymentId: notice.paymentId, state }])
      expect(logged()).toMatchObject(state === 'opened' ? [{ event: 'payment disputed' }] : [])
    })

    it('of a first payment is told too, also where nothing else is known of it', async () => {
      const made = await payment.chargeCard('disputed')
      const { site, logged } = checkoutSite(services, { userServiceUrl: url })
      const notice = { paymentId: made.paymentId, key: made.key }
      const body = JSON.stringify({
        id: 'evt_of_a_first_payment',
        type: 'charge.disputed',
        createdAt: site.now().toISOString(),
        ...notice,
      })
      expect((await tellSite(site, notice, { body })).status).toBe(200)
      expect(disputes()).toMatchObject([{ paymentId: made.paymentId, state: 'opened' }])
      expect(logged()).toMatchObject([
        { event: 'payment disputed' },
        { event: 'charge of an unknown purchase' },
      ])
    })

    it('comes again until the user service has heard', async () => {
      const { site, notice } = await renewed()
      const body = JSON.stringify({
        id: 'evt_not_heard',
        type: 'charge.disputed',
        createdAt: site.now().toISOString(),
        ...notice,
      })
      status = 503
      expect((await tellSite(site, notice, { body })).status).toBe(503)
      status = 404
      expect((await tellSite(site, notice, { body })).status).toBe(200)
    })
  })
}
