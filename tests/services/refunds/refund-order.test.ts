import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { refunds } from '#services/db/purchase-schema.ts'
import {
  RefundError,
  refundOrder,
  refundRest,
  writeDownRefund,
} from '#services/refunds/refund-order.ts'
import {
  checkoutBrowser,
  checkoutSite,
  tellSite,
  WEBHOOK_SECRET,
} from '../../support/checkout-browser.ts'
import { checkoutServices } from '../../support/checkout-services.ts'
import { buyerOf } from '../support/purchase.ts'

const services = checkoutServices(WEBHOOK_SECRET)
const { ordersOf } = buyerOf(services.bench)

/** A site with one order, paid by the reference payment service. */
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
  const { number: orderNumber, total, paymentId } = await order()
  const signal = AbortSignal.timeout(20_000)
  const queries = await services.bench().database.get()
  const known = { ...services.bench().services, signal }
  const { provider } = known
  const reason = 'asked for'
  const back = (amount?: number, isAgain = false) =>
    refundOrder(queries, { orderNumber, amount, reason, isAgain, services: known })
  const rest = () => refundRest(queries, { orderNumber, reason, services: known })
  const notice = () => tellSite(site, { paymentId, key: `${browser.purchaseId()}-1` })
  const refundsThere = async () =>
    (await services.bench().database.get())
      .select()
      .from(refunds)
      .where(eq(refunds.orderNumber, orderNumber))
      .orderBy(refunds.creditNote)
  return {
    provider,
    queries,
    known,
    orderNumber,
    total,
    paymentId,
    order,
    back,
    rest,
    notice,
    refundsThere,
    signal,
  }
}

describe('giving money back', () => {
  it('goes through the provider into the order, in part and then in whole', async () => {
    const { back, order, total, provider, paymentId, signal } = await sold()
    const first = await back(1000)
    expect(first).toMatchObject({ outcome: 'given-back', order: { refunded: 1000 } })
    expect((await provider.retrieve(paymentId, signal)).refunded).toBe(1000)
    await back(undefined, true)
    expect(await order()).toMatchObject({ refunded: total })
    expect((await provider.retrieve(paymentId, signal)).refunded).toBe(total)
    await expect(back(1, true)).rejects.toBeInstanceOf(RefundError)
  })

  it('is counted once, whether command or notice is first, and however often it is told', async () => {
    const { back, notice, refundsThere, order } = await sold()
    await Promise.all([back(1500), notice()])
    await Promise.all([notice(), notice()])
    expect(await refundsThere()).toMatchObject([{ amount: 1500 }])
    expect(await order()).toMatchObject({ refunded: 1500 })
  })

  it('is written down by the notice where the provider was asked elsewhere', async () => {
    const { provider, notice, refundsThere, paymentId, signal } = await sold()
    await provider.refund({ paymentId, key: `refund-by-hand-${paymentId}`, amount: 2500 }, signal)
    expect((await notice()).status).toBe(200)
    expect(await refundsThere()).toMatchObject([
      { amount: 2500, reason: 'reported by the payment provider' },
    ])
    expect(services.bench().logLines.join('')).not.toContain('@')
  })

  it('is finished, and nothing more is given, where a command broke off after the provider', async () => {
    const { provider, back, refundsThere, paymentId, signal, orderNumber } = await sold()
    const key = `refund-${orderNumber}-0-3000`
    await provider.refund({ paymentId, key, amount: 3000 }, signal)
    expect(await back(3000)).toMatchObject({ outcome: 'written-down' })
    await expect(back(3000)).rejects.toThrow(/add --again/)
    expect(await refundsThere()).toMatchObject([{ amount: 3000 }])
    expect((await provider.retrieve(paymentId, signal)).refunded).toBe(3000)
  })

  it('is refused beyond what is left', async () => {
    const { back, total, refundsThere } = await sold()
    await expect(back(total + 1)).rejects.toBeInstanceOf(RefundError)
    await expect(back(0)).rejects.toBeInstanceOf(RefundError)
    expect(await refundsThere()).toEqual([])
  })

  it('does not touch the order for a payment that is not its own', async () => {
    const { queries, known, order, refundsThere } = await sold()
    const charge = { paymentId: 'pay_of_somebody_else', refunded: 100 }
    const told = { order: await order(), charge, services: known }
    expect(await writeDownRefund(queries, told)).toBeUndefined()
    expect(await refundsThere()).toEqual([])
  })

  it('of all that is left comes after what the provider had given back before, once', async () => {
    const { provider, rest, order, paymentId, total, signal } = await sold()
    await provider.refund({ paymentId, key: `refund-by-hand-${paymentId}`, amount: 1000 }, signal)
    expect(await rest()).toBe('given-back')
    expect(await order()).toMatchObject({ refunded: total })
    expect(await rest()).toBe('written-down')
    expect((await provider.retrieve(paymentId, signal)).refunded).toBe(total)
  })
})
