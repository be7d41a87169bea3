import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CancelDeclaration } from '#features/leaving/leaving-contract.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { declarations, subscriptions } from '#services/db/subscription-schema.ts'
import type { Bench } from '../support/bench.ts'
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
  })
