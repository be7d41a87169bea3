import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { NoticeError, NoticePassedOver } from '#features/checkout/provider/payment-driver.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'
import { renewalOf } from './subscription-driver-suite.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>

beforeAll(async () => {
  api = await startStripeApi()
})
afterAll(() => api.stop())

const soon = () => AbortSignal.timeout(5000)

describe('messages of Stripe', () => {
  const paid = async () => {
    const driver = stripeDriver(api.settings)
    const request = chargeRequest()
    const { paymentId } = await driver.start(request, soon())
    api.buyer.pays(paymentId)
    return { driver, paymentId, key: request.key }
  }

  it('are those that the guide asks to be sent', async () => {
    const { driver, paymentId } = await paid()
    const { id: intent } = api.buyer.intentOf(paymentId)
    const [, asked = ''] = readFileSync('docs/operating.md', 'utf8').split(
      'for these events alone:',
    )
    const [list = ''] = asked.split('Others do no harm')
    const types = [...list.matchAll(/`([a-z_.]+)`/g)].map(([, type = '']) => type)
    expect(types).toContain('charge.updated')
    const object = {
      id: paymentId,
      payment_intent: intent,
      parent: { subscription_details: { subscription: paymentId } },
    }
    const dispute = api.buyer.disputes(intent, 'needs_response')
    const { paymentId: later } = await driver.subscription.charge(renewalOf(paymentId), soon())
    for (const type of types) {
      const isLater = type.startsWith('payment_intent.')
      const first = type.includes('dispute') ? dispute : object
      const told = isLater ? { id: later } : first
      const { body, headers } = api.signed({ type, data: { object: told } })
      expect(await driver.readNotice(body, headers), type).toMatchObject({
        paymentId: isLater ? later : paymentId,
      })
    }
  })

  it('name the purchase that they are about', async () => {
    const { driver, paymentId, key } = await paid()
    const { id: intent } = api.buyer.intentOf(paymentId)
    const events = [
      { type: 'customer.subscription.updated', data: { object: { id: paymentId } } },
      {
        type: 'invoice.paid',
        data: { object: { parent: { subscription_details: { subscription: paymentId } } } },
      },
      { type: 'charge.refunded', data: { object: { payment_intent: intent } } },
      { type: 'refund.updated', data: { object: { payment_intent: intent } } },
    ]
    for (const event of events) {
      const { body, headers } = api.signed(event)
      expect(await driver.readNotice(body, headers), event.type).toMatchObject({ paymentId, key })
    }
  })

  it.each([
    ['charge.dispute.created', 'payment disputed'],
    ['refund.failed', 'refund failed'],
  ])('%s is for a person to look at', async (type, alarm) => {
    const { driver, paymentId } = await paid()
    const { id: intent } = api.buyer.intentOf(paymentId)
    const object = { ...api.buyer.disputes(intent, 'needs_response') }
    const { body, headers } = api.signed({ type, data: { object } })
    expect(await driver.readNotice(body, headers)).toMatchObject({ paymentId, alarm })
  })

  it.each([
    ['charge.dispute.created', 'needs_response', 'opened', 'payment disputed'],
    ['charge.dispute.created', 'warning_needs_response', 'asked', 'payment disputed'],
    ['charge.dispute.updated', 'warning_under_review', 'asked', undefined],
    ['charge.dispute.closed', 'warning_closed', 'asked', undefined],
    // An inquiry that has become a dispute.
    ['charge.dispute.funds_withdrawn', 'needs_response', 'opened', undefined],
    ['charge.dispute.closed', 'prevented', 'won', undefined],
    ['charge.dispute.closed', 'won', 'won', undefined],
    ['charge.dispute.closed', 'lost', 'lost', undefined],
    ['charge.dispute.updated', 'appeal_under_review', undefined, undefined],
    ['charge.dispute.funds_reinstated', 'won', 'won', undefined],
  ] as const)('%s with status %s says of the dispute: %s', async (type, status, dispute, alarm) => {
    const { driver, paymentId } = await paid()
    const object = api.buyer.disputes(api.buyer.intentOf(paymentId).id, status)
    const { body, headers } = api.signed({ type, data: { object } })
    const notice = await driver.readNotice(body, headers)
    expect(notice).toMatchObject({ paymentId, dispute, alarm })
  })

  it('say of a dispute what it is by now, however late they come', async () => {
    const { driver, paymentId } = await paid()
    const { id: intent } = api.buyer.intentOf(paymentId)
    const data = { object: api.buyer.disputes(intent, 'lost') }
    const { body, headers } = api.signed({ type: 'charge.dispute.closed', data })
    api.buyer.disputes(intent, 'won')
    expect(await driver.readNotice(body, headers)).toMatchObject({ paymentId, dispute: 'won' })
  })

  it.each([
    [
      'of what is gone',
      { data: { object: { id: 'pi_gone' } } },
      /payment_intent\.succeeded tells of is gone/,
    ],
    ['that are thin', { object: 'v2.core.event' }, /It is thin/],
    ['of the other mode', { livemode: true }, /the other mode/],
    [
      'of another version',
      { api_version: '2020-08-27', type: 'invoice.paid', data: { object: {} } },
      /API version 2020-08-27/,
    ],
  ])(
    '%s are passed over with a reason, for they would never be understood',
    async (_what, event, reason) => {
      const { driver } = await paid()
      const { body, headers } = api.signed({ type: 'payment_intent.succeeded', ...event })
      const read = driver.readNotice(body, headers)
      await expect(read).rejects.toThrow(NoticePassedOver)
      await expect(read).rejects.toThrow(reason)
    },
  )

  it('are waited for no longer than the site waits for the services', async () => {
    const { driver, paymentId } = await paid()
    const type = 'customer.subscription.updated'
    const { body, headers } = api.signed({ type, data: { object: { id: paymentId } } })
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await driver.readNotice(body, headers)
    expect(timeout).toHaveBeenCalledOnce()
    expect(timeout.mock.lastCall?.[0]).toBeLessThan(UPSTREAM_TIMEOUT_MS)
    timeout.mockRestore()
  })

  it('are passed over where they concern no purchase', async () => {
    const { driver } = await paid()
    const { body, headers } = api.signed({ type: 'payout.paid', data: { object: { id: 'po_1' } } })
    expect(await driver.readNotice(body, headers)).toBeNull()
  })

  it.each([
    ['unsigned', {}, (headers: Headers) => headers.delete('Stripe-Signature')],
    ['signed with another secret', { secret: 'whsec_another_secret' }, () => undefined],
    ['older than five minutes', { ageS: 301 }, () => undefined],
  ] as const)('are refused when they are %s', async (_name, options, change) => {
    const { driver, paymentId } = await paid()
    const { body, headers } = api.signed(
      { type: 'customer.subscription.updated', data: { object: { id: paymentId } } },
      options,
    )
    change(headers)
    await expect(driver.readNotice(body, headers)).rejects.toThrow(NoticeError)
  })

  it('are refused when they were changed on the way', async () => {
    const { driver, paymentId } = await paid()
    const { body, headers } = api.signed({
      type: 'customer.subscription.updated',
      data: { object: { id: paymentId } },
    })
    await expect(driver.readNotice(body.replace('sub_', 'sub_x'), headers)).rejects.toThrow(
      NoticeError,
    )
  })
})
