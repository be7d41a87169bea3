import { describe, expect, test } from 'vitest'
import { paymentWebhooks } from '#services/db/payment-schema.ts'
import { openDisputes } from '#services/payment/disputes.ts'
import { newKey, type Bench } from '../support/bench.ts'
import { paymentCalls } from './payment-bench.ts'

/** A buyer asks the bank for the money back, and the operator of the service decides as the bank would. */
export const disputeSuite = (bench: () => Bench) =>
  describe('disputes of the payment service', () => {
    const { chargeCard, refund } = paymentCalls(bench)

    const sweep = async () => openDisputes(await bench().database.get(), bench().services.now())

    const decide = async (paymentId: string, state: string) =>
      (await bench().post(`/payment/charge/${paymentId}/dispute`, { state })).status

    const told = async (paymentId: string) => {
      const rows = await (await bench().database.get()).select().from(paymentWebhooks)
      return rows
        .map(({ body }) => body)
        .filter((body) => body.paymentId === paymentId && body.type !== 'charge.changed')
        .map(({ type, dispute }) => `${type} ${dispute ?? ''}`.trim())
        .toSorted()
    }

    const disputed = async () => {
      const { paymentId, state } = await chargeCard('disputed')
      expect(state).toBe('succeeded')
      await sweep()
      expect(await told(paymentId)).toEqual([])
      bench().clock.time += 9000
      return paymentId
    }

    test.each(['won', 'lost'] as const)('is opened once, and decided once: %s', async (state) => {
      const paymentId = await disputed()
      expect(await decide(paymentId, state)).toBe(409)
      await Promise.all([sweep(), sweep()])
      expect(await told(paymentId)).toEqual(['charge.disputed'])
      for (const _time of [1, 2]) expect(await decide(paymentId, state)).toBe(200)
      expect(await decide(paymentId, state === 'won' ? 'lost' : 'won')).toBe(409)
      expect(await told(paymentId)).toEqual(['charge.disputed', `dispute.closed ${state}`])
    })

    test('nothing is given back while the bank has the money, or gave it back', async () => {
      const [won, lost] = [await disputed(), await disputed()]
      await sweep()
      const giveBack = async (paymentId: string) =>
        (await refund(paymentId, { key: newKey(), amount: 1 })).status
      expect(await giveBack(won)).toBe(409)
      await decide(won, 'won')
      await decide(lost, 'lost')
      expect([await giveBack(won), await giveBack(lost)]).toEqual([200, 409])
    })

    test('none of what was not disputed, of nothing known, and by no other word', async () => {
      const { paymentId } = await chargeCard('succeeds')
      expect(await decide(paymentId, 'won')).toBe(409)
      expect(await decide('pay_unknown', 'won')).toBe(404)
      expect(await decide(paymentId, 'opened')).toBe(400)
    })
  })
