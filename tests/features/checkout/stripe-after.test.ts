import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'

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
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 344_78 })
    expect(await driver.showSubscription(paymentId, soon())).toBe('CANCELED')
  })

  it('that failed can be made again under their key, and never twice', async () => {
    const { driver, paymentId, refund } = await paidCharge()
    api.account.refundsAre = 'pending'
    await driver.refund(refund, soon())
    api.buyer.decidesRefunds('failed')
    api.account.refundsAre = 'succeeded'
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 0 })
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
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 100_00 })
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
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({
      state: 'succeeded',
      fee: null,
    })
    api.buyer.isBooked(paymentId, { fee: 1455, currency: 'cad' })
    const fee = { amount: 1455, currency: 'CAD' }
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({ fee, cardCountry: 'US' })
  })

  it('costs no sale where a restricted key may not read it', async () => {
    api.account.readsBalance = false
    const { driver, paymentId } = await paid()
    api.buyer.isBooked(paymentId, { fee: 1455, currency: 'cad' })
    const known = { state: 'succeeded', fee: null, cardCountry: 'US' }
    expect(await driver.retrieve(paymentId, soon())).toMatchObject(known)
    api.account.readsBalance = true
  })

  it('in a currency that the site does not know is no figure', async () => {
    const { driver, paymentId } = await paid()
    api.buyer.isBooked(paymentId, { fee: 1455, currency: 'chf' })
    expect(await driver.retrieve(paymentId, soon())).toMatchObject({
      state: 'succeeded',
      fee: null,
    })
  })
})
