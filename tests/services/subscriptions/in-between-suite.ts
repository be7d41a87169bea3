import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { declarations } from '#services/db/subscription-schema.ts'
import type { Bench } from '../support/bench.ts'
import { actsOf } from './life/acts.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

/** What meets in between: a charge that is on its way, a notice that was given, a withdrawal that comes again (docs/decisions/059). */
export const inBetweenSuite = (bench: () => Bench) =>
  describe('what meets in between', () => {
    const life = subscribersOf(bench)
    const { provider, subscribe, rowOf, ordersOf, mailsOf, liveUntil, heldBy, queries } = life
    const { isOf, upgrade, refund, withdraw, wentBack } = actsOf(bench, life)

    const outcomesOf = async (email: string) => {
      const rows = await (
        await queries()
      )
        .select({ outcome: declarations.outcome })
        .from(declarations)
        .where(eq(declarations.email, email))
        .orderBy(declarations.receivedAt)
      return rows.map(({ outcome }) => outcome)
    }

    test('a second upgrade that is withdrawn from is a person’s: nobody has a plan for nothing by machine', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      for (const _time of [1, 2]) {
        bench().clock.time += DAY_MS
        await upgrade(subscriptionId)
        const bought = await ordersOf(userId)
        await withdraw(email, bought.at(-1)?.number ?? '')
      }
      expect(await outcomesOf(email)).toEqual(['returned', 'for-a-person'])
      expect(await heldBy(userId)).toMatchObject({ plan: 'premium' })
    })

    test('a withdrawal that comes again is the same one', async () => {
      const { email, orderNumber } = await subscribe()
      bench().clock.time += DAY_MS
      await withdraw(email, orderNumber)
      bench().clock.time += 1000
      await withdraw(email, orderNumber)
      expect(await outcomesOf(email)).toEqual(['returned', 'returned'])
    })

    test('an upgrade on its way does not outlive the one that it was priced on', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      bench().clock.time += DAY_MS
      await upgrade(subscriptionId, { plan: 'team', seats: 3 })
      const [, first] = await ordersOf(userId)
      provider().course = () => ({ state: 'pending' })
      await upgrade(subscriptionId, { plan: 'team', seats: 4 }, 'pending')
      await withdraw(email, first?.number ?? '')
      provider().course = () => ({ state: 'succeeded' })
      const late = isOf(subscriptionId).at(-1)
      if (!late) throw new Error('Nothing was asked for')
      await provider().decide(late, 'succeeded')
      const told = { ...late.outcome, state: 'succeeded', reason: null }
      expect((await bench().post('/told/subscription/charge', told)).status).toBe(200)
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic', seats: 1 })
      const third = (await ordersOf(userId)).at(-1)
      expect(await wentBack(userId)).toContain(third?.number)
    })

    test('a refund of an earlier year tells nothing of a renewal whose plan stays', async () => {
      const { subscriptionId, email, orderNumber, attempt } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS)
      const next = await rowOf(subscriptionId)
      await liveUntil(next.periodEnd.getTime() - 10 * DAY_MS)
      const before = await mailsOf(email, 'renewal-notice')
      await refund(orderNumber, attempt.total)
      expect(await mailsOf(email, 'renewal-notice')).toHaveLength(before.length)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active' })
    })

    test('a second upgrade after a notice that is declined leaves what the first one was told', async () => {
      const { subscriptionId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() - 15 * DAY_MS)
      await upgrade(subscriptionId, { plan: 'team', seats: 3 })
      provider().course = () => ({ state: 'failed' })
      await upgrade(subscriptionId, { plan: 'team', seats: 4 }, 'failed')
      provider().course = () => ({ state: 'succeeded' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ plan: 'team', seats: 3 })
    })
  })
