import { describe, expect, test } from 'vitest'
import { refundAnswer } from '#features/checkout/payment-contract.ts'
import type { Bench } from '../support/bench.ts'
import { newKey } from '../support/bench.ts'
import { paymentCalls } from './payment-bench.ts'

/** What was charged is given back once for each key, and never more of it. */
export const refundSuite = (bench: () => Bench) =>
  describe('refunds of the payment service', () => {
    const { chargeCard, look, refund, show } = paymentCalls(bench)

    test('a part, the same part again, and the rest', async () => {
      const { paymentId, subscriptionId } = await chargeCard('succeeds')
      const part = { key: newKey(), amount: 10_000 }
      const first = refundAnswer.parse(await (await refund(paymentId, part)).json())
      expect(first).toMatchObject({ amount: 10_000, refunded: 10_000 })
      expect(await (await refund(paymentId, part)).json()).toEqual(first)
      expect((await look(paymentId)).refunded).toBe(10_000)
      expect(await show(subscriptionId)).toEqual({ status: 'ACTIVE' })
      const rest = await refund(paymentId, { key: newKey(), amount: 19_988 })
      expect(await rest.json()).toMatchObject({ refunded: 29_988 })
      // It ends by its own end alone: later charges of it may stand.
      expect(await show(subscriptionId)).toEqual({ status: 'ACTIVE' })
    })

    test('never more than was charged, also when many ask at once', async () => {
      const { paymentId } = await chargeCard('succeeds')
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => refund(paymentId, { key: newKey(), amount: 10_000 })),
      )
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
      expect(statuses).toEqual([200, 200, 422, 422, 422, 422])
      expect((await look(paymentId)).refunded).toBe(20_000)
    })

    test('a key stands for one refund', async () => {
      const [one, other] = [await chargeCard('succeeds'), await chargeCard('succeeds')]
      const key = newKey()
      expect((await refund(one.paymentId, { key, amount: 500 })).status).toBe(200)
      expect((await refund(one.paymentId, { key, amount: 501 })).status).toBe(409)
      expect((await refund(other.paymentId, { key, amount: 500 })).status).toBe(409)
    })

    test('nothing of what was not charged, and of nothing known', async () => {
      const { paymentId } = await chargeCard('declined')
      expect((await refund(paymentId, { key: newKey(), amount: 1 })).status).toBe(409)
      expect((await refund('pay_unknown', { key: newKey(), amount: 1 })).status).toBe(404)
      const paid = await chargeCard('succeeds')
      expect((await refund(paid.paymentId, { key: newKey(), amount: 0 })).status).toBe(422)
      expect((await refund(paid.paymentId, { key: newKey(), amount: -5 })).status).toBe(400)
    })
  })
