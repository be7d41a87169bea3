import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NoticeError, NoticePassedOver } from '#features/checkout/provider/payment-driver.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'
import { renewalOf } from './subscription-driver-suite.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>

beforeAll(async () => {
  api = await startStripeApi()
})
afterAll(() => api.stop())

const soon = () => AbortSignal.timeout(5000)

describe('refunds of Stripe', () => {
  const paidCharge = async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    const refund = { paymentId, key: `refund-${paymentId}`, amount: 344_78 }
    return { driver, paymentId, refund }
  }

  it('that a bank has to decide on are not given back yet, and the subscription goes on', async () => {
    const { driver, paymentId, refund } = await paidCharge()
    api.account.refundsAre = 'pending'
    expect(await driver.refund(refund, soon())).toMatchObject({ refunded: 0 })
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
    api.buyer.decidesRefunds('succeeded')
    api.account.refundsAre = 'succeeded'
    expect(await driver.look(paymentId, soon())).toMatchObject({ refunded: 344_78 })
    expect(await driver.showSubscription(paymentId, soon())).toBe('CANCELED')
  })

  it('that failed can be made again under their key, and never twice', async () => {
    const { driver, paymentId, refund } = await paidCharge()
    api.account.refundsAre = 'pending'
    await driver.refund(refund, soon())
    api.buyer.decidesRefunds('failed')
    api.account.refundsAre = 'succeeded'
    expect(await driver.look(paymentId, soon())).toMatchObject({ refunded: 0 })
    const again = await driver.refund(refund, soon())
    expect(again).toMatchObject({ refunded: 344_78 })
    expect(await driver.refund(refund, soon())).toEqual(again)
  })

  it('that a bank still decides on are not made again, a day later either', async () => {
    const { driver, paymentId } = await paidCharge()
    const part = { paymentId, key: `part-${paymentId}`, amount: 100_00 }
    api.account.refundsAre = 'pending'
    const first = await driver.refund(part, soon())
    api.forgetKeys()
    expect(await driver.refund(part, soon())).toEqual(first)
    api.buyer.decidesRefunds('succeeded')
    api.account.refundsAre = 'succeeded'
    expect(await driver.look(paymentId, soon())).toMatchObject({ refunded: 100_00 })
  })

  it('that broke at Stripe are made later, once', async () => {
    const { driver, refund } = await paidCharge()
    api.account.breaks = ['POST /v1/refunds']
    await expect(driver.refund(refund, soon())).rejects.toMatchObject({
      failure: { upstream: 'payment', fault: 'failed' },
    })
    expect(await driver.refund(refund, soon())).toMatchObject({ refunded: 344_78 })
  })

  it('that Stripe has refused are tried again, though it tells the old answer for a day', async () => {
    const { driver, paymentId, refund } = await paidCharge()
    api.account.refundsAre = 'refused'
    await expect(driver.refund(refund, soon())).rejects.toMatchObject({
      failure: { fault: 'refused', code: 'balance_insufficient' },
    })
    expect(await driver.showSubscription(paymentId, soon())).toBe('ACTIVE')
    api.account.refundsAre = 'succeeded'
    expect(await driver.refund(refund, soon())).toMatchObject({ refunded: 344_78 })
  })
})

describe('what Stripe keeps of a payment', () => {
  const paid = async () => {
    const driver = stripeDriver(api.settings)
    const { paymentId } = await driver.start(chargeRequest(), soon())
    api.buyer.pays(paymentId)
    return { driver, paymentId }
  }

  it('is known once it is booked, in the currency of the account', async () => {
    const { driver, paymentId } = await paid()
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'succeeded', fee: null })
    api.buyer.isBooked(paymentId, { fee: 1455, currency: 'cad' })
    const fee = { amount: 1455, currency: 'CAD' }
    expect(await driver.look(paymentId, soon())).toMatchObject({ fee, cardCountry: 'US' })
  })

  it('costs no sale where a restricted key may not read it', async () => {
    api.account.readsBalance = false
    const { driver, paymentId } = await paid()
    api.buyer.isBooked(paymentId, { fee: 1455, currency: 'cad' })
    const known = { state: 'succeeded', fee: null, cardCountry: 'US' }
    expect(await driver.look(paymentId, soon())).toMatchObject(known)
    api.account.readsBalance = true
  })

  it('in a currency that the site does not know is no figure', async () => {
    const { driver, paymentId } = await paid()
    api.buyer.isBooked(paymentId, { fee: 1455, currency: 'chf' })
    expect(await driver.look(paymentId, soon())).toMatchObject({ state: 'succeeded', fee: null })
  })
})

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
    ['charge.dispute.created', 'warning_needs_response', undefined, 'payment disputed'],
    ['charge.dispute.updated', 'warning_under_review', undefined, undefined],
    ['charge.dispute.closed', 'warning_closed', undefined, undefined],
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
