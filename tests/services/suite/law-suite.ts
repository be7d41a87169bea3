import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { CancelDeclaration } from '#features/leaving/leaving-contract.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { declarations, subscriptions } from '#services/db/subscription-schema.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { buyerOf } from '../support/purchase.ts'

/** What a place's law gives its consumers (`lib/config/consumer-law.ts`), whatever language they read. */
export const lawSuite = (bench: () => Bench) =>
  describe('the law of a place', () => {
    const { buy } = buyerOf(bench)

    test.each([
      ['a renewed year of a consumer in Germany', {}, 'renewal', 'for-a-person'],
      ['the first year of a consumer in Germany', {}, 'first', 'stopped'],
      ['a renewed year of a company in Germany', { company: 'Acme' }, 'renewal', 'stopped'],
      ['a renewed year of a German tax number', { taxNumber: 'DE123456789' }, 'renewal', 'stopped'],
      ['a renewed year of a consumer in Austria', { country: 'AT' }, 'renewal', 'stopped'],
    ] as const)(
      '%s: cancelling stops the next one, and says who decides of this one',
      async (_case, change, kind, outcome) => {
        const { email, orderNumber } = await buy()
        const queries = await bench().database.get()
        const [before] = await queries
          .select({ subscription: subscriptions })
          .from(orders)
          .innerJoin(subscriptions, eq(subscriptions.providerId, orders.subscriptionId))
          .where(eq(orders.number, orderNumber))
        if (!before) throw new Error('There is no subscription')
        const { id, buyer } = before.subscription
        const lives = { ...buyer, country: 'DE', province: null, ...change }
        await queries.update(subscriptions).set({ buyer: lives }).where(eq(subscriptions.id, id))
        await queries.update(orders).set({ kind }).where(eq(orders.number, orderNumber))
        const declaration: CancelDeclaration = {
          id: randomUUID(),
          kind: 'cancel',
          language: 'en',
          name: 'Eva Müller',
          email,
          orderNumber,
          way: 'ordinary',
          reason: null,
          wishedEnd: null,
        }
        await bench().post('/userbase/declaration', declaration)
        const declared = queries
          .select()
          .from(declarations)
          .where(eq(declarations.id, declaration.id))
        expect(await declared).toMatchObject([{ outcome }])
        const after = queries.select().from(subscriptions).where(eq(subscriptions.id, id))
        expect(await after).toMatchObject([{ renews: false }])
      },
    )

    test('gives back what a person withdraws from once in twelve months, and leaves the next contract to a person, with an alarm', async () => {
      const { log } = bench().services
      const alarms = vi.spyOn(log, 'error')
      const first = await buy()
      const withdraw = async (orderNumber: string) => {
        const id = randomUUID()
        const declaration = {
          id,
          kind: 'withdraw',
          language: 'en',
          name: 'Ann Roy',
          email: first.email,
          orderNumber,
        }
        const answer = await bench().post('/userbase/declaration', declaration)
        expect(answer.status).toBe(201)
        const queries = await bench().database.get()
        const [row] = await queries.select().from(declarations).where(eq(declarations.id, id))
        return row
      }
      expect(await withdraw(first.orderNumber)).toMatchObject({ outcome: 'returned' })
      const queries = await bench().database.get()
      const [user] = await queries
        .select({ userId: orders.userId })
        .from(orders)
        .where(eq(orders.number, first.orderNumber))
      if (!user) throw new Error('There is no order')
      const again = async () => {
        const { orderNumber } = await buy()
        await queries.update(orders).set(user).where(eq(orders.number, orderNumber))
        const buyer = sql`jsonb_set(${orders.buyer}, '{email}', to_jsonb(${first.email}::text))`
        await queries.update(orders).set({ buyer }).where(eq(orders.number, orderNumber))
        return withdraw(orderNumber)
      }
      expect(alarms).not.toHaveBeenCalled()
      const second = await again()
      expect(second).toMatchObject({ outcome: 'for-a-person' })
      const letters = await lettersTo(bench(), first.email)
      const { ending } =
        letters.findLast(({ kind }) => kind === 'declaration')?.letter ?? expect.fail('no letter')
      // In the language of the contract.
      expect(ending).toContain(wordsOf('fr').declarationMail.next.person)
      expect(alarms).toHaveBeenCalledWith(
        { event: 'withdrawn often', reference: second?.reference },
        expect.stringContaining('a person has to decide'),
      )
      bench().clock.time += 366 * 86_400_000
      expect(await again()).toMatchObject({ outcome: 'returned' })
      alarms.mockRestore()
    })
  })
