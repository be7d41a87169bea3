import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outboxConversions } from '#services/db/conversion-schema.ts'
import { CONVERSION_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { PLATFORM_KEYS } from '../../support/ad-platforms/ad-platforms.ts'
import { newKey, type Bench } from '../support/bench.ts'
import { conversionBench } from './conversion-bench.ts'

const MINUTES_MS = 6 * 60_000

const HOSTS = ['datamanager.googleapis.com', 'graph.facebook.com', 'capi.uet.microsoft.com']

/** What platforms are told where money was given back. */
export const refundSuite = (bench: () => Bench) =>
  describe('a refund', () => {
    const told = () => conversionBench(bench)
    const giveBack = async (orderNumber: string, refunded: number) => {
      const queries = await bench().database.get()
      const now = bench().services.now()
      return recordRefund(queries, {
        orderNumber,
        key: newKey(),
        refunded,
        reason: 'asked for',
        now,
      })
    }

    beforeEach(async () => {
      bench().services.platforms = PLATFORM_KEYS
      await (await bench().database.get()).delete(outboxConversions)
    })

    test('restates the value at Google, under the number of the order, and says nothing to the others', async () => {
      const { arrival, buy, round, platforms, rowsOf } = told()
      const { orderNumber, attempt, quote } = await buy({ adArrival: arrival() })
      await round()
      const value = () => platforms.google.conversions.get(`222 ${orderNumber}`)?.value
      expect(value()).toBe(quote.amount / 100)
      const others = () => [platforms.meta.events.length, platforms.microsoft.events.length]
      const before = others()
      await giveBack(orderNumber, Math.round(attempt.total / 2))
      bench().clock.time += MINUTES_MS
      await round()
      expect(value()).toBeCloseTo(quote.amount / 200, 1)
      await giveBack(orderNumber, attempt.total)
      bench().clock.time += MINUTES_MS
      await round()
      expect(value()).toBe(0)
      expect(others()).toEqual(before)
      const refunds = (await rowsOf(orderNumber)).filter(({ event }) => event === 'refund')
      expect(refunds.map(({ clickId }) => clickId)).toEqual([null, null])
    })

    test('of an order that nobody was told of changes what is told, or leaves nothing to tell', async () => {
      const { arrival, buy, round, platforms, rowsOf } = told()
      const part = await buy({ adArrival: arrival() })
      await giveBack(part.orderNumber, Math.round(part.attempt.total / 2))
      const whole = await buy({ adArrival: arrival() })
      await giveBack(whole.orderNumber, whole.attempt.total)
      expect(await rowsOf(whole.orderNumber)).toEqual([])
      await round()
      expect([...platforms.meta.conversions.keys()]).not.toContain(`Purchase ${whole.orderNumber}`)
      const halved = platforms.google.conversions.get(`222 ${part.orderNumber}`)
      expect(halved?.value).toBeCloseTo(part.quote.amount / 200, 1)
      expect(halved?.times).toBe(1)
    })

    test('of an order whose telling has failed changes it as well, or leaves nothing to tell', async () => {
      const { arrival, buy, round, platforms, rowsOf } = told()
      const part = await buy({ adArrival: arrival() })
      const whole = await buy({ adArrival: arrival() })
      for (const host of HOSTS) platforms.faults.away.add(host)
      await round()
      await giveBack(part.orderNumber, Math.round(part.attempt.total / 2))
      await giveBack(whole.orderNumber, whole.attempt.total)
      const left = (await rowsOf(whole.orderNumber)).filter(({ event }) => event === 'purchase')
      expect(left).toMatchObject([{ platform: 'google', value: 0 }])
      const values = (await rowsOf(part.orderNumber)).map(({ value }) => value ?? 0)
      expect(values).toHaveLength(4)
      for (const value of values) expect(value).toBeCloseTo(part.quote.amount / 2, -1)
      platforms.faults.away.clear()
      bench().clock.time += MINUTES_MS
      await round()
      expect([...platforms.meta.conversions.keys()]).toContain(`Purchase ${part.orderNumber}`)
      expect([...platforms.meta.conversions.keys()]).not.toContain(`Purchase ${whole.orderNumber}`)
    })

    test('waits until Google has the order: alone it would be a conversion', async () => {
      const { arrival, buy, round, platforms, rowsOf } = told()
      const { orderNumber, attempt } = await buy({ adArrival: arrival() })
      platforms.faults.away.add('datamanager.googleapis.com')
      // So often that the order is tried again later than its refund for the first time.
      for (let tries = 1; tries <= 7; tries += 1) {
        await round()
        if (tries < 7) bench().clock.time += pauseAfter(tries, CONVERSION_RETRIES)
      }
      await giveBack(orderNumber, attempt.total)
      platforms.faults.away.clear()
      bench().clock.time += MINUTES_MS
      await round()
      expect(platforms.google.events).toEqual([])
      bench().clock.time += MINUTES_MS
      await round()
      await round()
      const { conversions } = platforms.google
      expect(conversions.get(`222 ${orderNumber}`)).toMatchObject({ value: 0, times: 2 })
      expect((await rowsOf(orderNumber)).every(({ sentAt }) => sentAt !== null)).toBe(true)
    })

    test('goes with an order that Google refuses', async () => {
      const { arrival, buy, round, platforms, rowsOf } = told()
      const { orderNumber, attempt } = await buy({ adArrival: arrival() })
      platforms.faults.away.add('datamanager.googleapis.com')
      await round()
      await giveBack(orderNumber, attempt.total)
      await (
        await bench().database.get()
      )
        .update(outboxConversions)
        .set({ clickId: '' })
        .where(eq(outboxConversions.key, `google:purchase:${orderNumber}`))
      platforms.faults.away.clear()
      bench().clock.time += MINUTES_MS
      await round()
      await round()
      const ofGoogle = (await rowsOf(orderNumber)).filter(({ platform }) => platform === 'google')
      expect(ofGoogle).toMatchObject([{ event: 'purchase', refusal: 'NO_IDENTIFIERS_PROVIDED' }])
    })

    test('of two, the later one holds', async () => {
      const { arrival, buy, round, platforms, rowsOf } = told()
      const { orderNumber, attempt } = await buy({ adArrival: arrival() })
      await round()
      await giveBack(orderNumber, 1000)
      await giveBack(orderNumber, attempt.total)
      expect((await rowsOf(orderNumber)).filter(({ event }) => event === 'refund')).toHaveLength(1)
      bench().clock.time += MINUTES_MS
      await round()
      expect(platforms.google.conversions.get(`222 ${orderNumber}`)?.value).toBe(0)
    })
  })
