import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import type { CancelDeclaration } from '#features/leaving/leaving-contract.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { declarations, subscriptions } from '#services/db/subscription-schema.ts'
import { entitlementOfAddress } from '#services/entitlement/paid-rows.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { wordsOf } from '#services/words/words.ts'
import { awayProvider } from '../support/away-provider.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { DECLARATION_PATH, newCancel } from '../support/leavers.ts'
import { lettersTo } from '../support/letters-to.ts'
import { buyerOf } from '../support/purchase.ts'

/** What a place's law gives its consumers (`lib/config/consumer-law.ts`), whatever language they read. */
export const lawSuite = (bench: () => Bench) =>
  describe('the law of a place', () => {
    const { buy } = buyerOf(bench)
    const { member } = billingMembers(bench)

    test.each([
      ['a renewed year of a consumer in Germany', {}, 'renewal', 'left'],
      ['the first year of a consumer in Germany', {}, 'first', 'stopped'],
      ['a renewed year of a company in Germany', { company: 'Acme' }, 'renewal', 'stopped'],
      ['a renewed year of a German tax number', { taxNumber: 'DE123456789' }, 'renewal', 'stopped'],
      ['a renewed year of a consumer in Austria', { country: 'AT' }, 'renewal', 'stopped'],
    ] as const)(
      '%s: cancelling stops the next one, and says what becomes of this one',
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

    test('ends a renewed year a month after it was cancelled, and gives its rest back that day', async () => {
      const { clock, database, post } = bench()
      const bought = await member({ country: 'DE', province: null })
      const queries = await database.get()
      const stopPage = () => bought.read('account/billing/stop/?lang=en')
      const { leaving } = wordsOf('en').subscriptionMail.notice
      expect(await stopPage()).not.toContain(leaving)
      const isOrder = eq(orders.number, bought.orderNumber)
      const [order] = await queries
        .update(orders)
        .set({ kind: 'renewal' })
        .where(isOrder)
        .returning()
      expect(await stopPage()).toContain(leaving)
      const typed = newCancel({ email: bought.email, language: 'en' })
      await post(DECLARATION_PATH, typed)
      const [answer] = await queries
        .select()
        .from(declarations)
        .where(eq(declarations.id, typed.id))
      expect(answer?.outcome).toBe('for-a-person')
      const held = () =>
        entitlementOfAddress(queries, { email: bought.email, now: new Date(clock.time) })
      // Whoever types the address alone ends nothing.
      expect(await held()).toMatchObject({ endsAt: order?.renewsAt })
      const { email, orderNumber } = bought
      clock.time += 1
      const declaredAt = clock.time
      await post(DECLARATION_PATH, newCancel({ email, orderNumber, language: 'en' }))
      const { total = 0, renewsAt = new Date(0) } = order ?? {}
      const until = new Date(declaredAt)
      until.setUTCMonth(until.getUTCMonth() + 1)
      const days = Math.ceil((renewsAt.getTime() - until.getTime()) / DAY_MS)
      const rest = Math.round((total * days) / 365)
      const letters = await lettersTo(bench(), bought.email)
      const { ending = [] } = letters.findLast(({ kind }) => kind === 'declaration')?.letter ?? {}
      // In the language of the contract.
      expect(ending.join(' ')).toContain((rest / 100).toFixed(2).replace('.', ','))
      const provider: PaymentDriver = {
        ...awayProvider,
        retrieve: (paymentId) =>
          Promise.resolve({
            paymentId,
            key: 'first',
            subscriptionId: null,
            state: 'succeeded',
            reason: null,
            actionUrl: null,
            clientSecret: null,
            refunded: 0,
            amount: { amount: total, currency: 'USD' },
          }),
        refund: ({ key, amount }) => Promise.resolve({ refundId: key, refunded: amount }),
      }
      const refunded = async () => {
        await sendDueRefunds(queries, { ...bench().services, provider })
        return (await queries.select({ refunded: orders.refunded }).from(orders).where(isOrder))[0]
      }
      clock.time = until.getTime() - 1
      expect([await refunded(), await held()]).toMatchObject([{ refunded: 0 }, { endsAt: until }])
      clock.time = until.getTime()
      expect([await refunded(), await held()]).toEqual([{ refunded: rest }, undefined])
      expect(await refunded()).toEqual({ refunded: rest })
      clock.time = declaredAt
    })

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
