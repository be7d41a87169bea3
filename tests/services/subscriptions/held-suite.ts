import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { closeAccount } from '#services/account/close-account.ts'
import type { Database } from '#services/db/database.ts'
import { counters } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { beginCharge } from '#services/subscriptions/do-step.ts'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { buyerOf, outcomeFor } from '../support/purchase.ts'
import { actsOf } from './life/acts.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

type Person = { subscriptionId: string; userId: string }

/** Two transactions at once, of which one waits for the other: on PostgreSQL alone, for an embedded database has one connection. */
export const heldSuite = (env: () => ServicesEnv) =>
  describe('what two transactions want at once', () => {
    const bench = benchOf(env)
    const life = subscribersOf(bench)
    const { provider, subscribe, rowOf, liveUntil, queries } = life
    const { isOf, refund } = actsOf(bench, life)
    const { begin, tell } = buyerOf(bench)

    /** In the order of `services/purchase/purchase-store.ts`. */
    const LOCKS = ['account', 'subscription', 'numbers'] as const
    type Lock = (typeof LOCKS)[number]

    const take = async (transaction: Database, { lock, ...who }: Person & { lock: Lock }) => {
      const id = sql`${lock}`
      const wanted = {
        account: transaction.select({ id }).from(users).where(eq(users.id, who.userId)),
        subscription: transaction
          .select({ id })
          .from(subscriptions)
          .where(eq(subscriptions.id, who.subscriptionId)),
        numbers: transaction.select({ id }).from(counters),
      }
      await wanted[lock].for('update', { noWait: true })
    }

    const waits = async () => {
      const [found] = await (
        await queries()
      )
        .select({ waiting: sql<number>`count(*)::int` })
        .from(sql`pg_stat_activity`)
        .where(sql`wait_event_type = 'Lock' and datname = current_database()`)
      return found?.waiting
    }

    /** Acts while a transaction holds something, goes on in that one once the act waits for it, and ends both. */
    const whileHeld = async (
      hold: (transaction: Database) => Promise<unknown>,
      act: () => Promise<unknown>,
      goOn: (transaction: Database) => Promise<void> = () => Promise.resolve(),
    ) => {
      const acting = await (
        await queries()
      ).transaction(async (transaction) => {
        await hold(transaction)
        const begun = act()
        await expect.poll(waits).toBe(1)
        await goOn(transaction)
        return { begun }
      })
      return acting.begun
    }

    const renewal = async () => {
      const person = await subscribe()
      const { periodEnd } = await rowOf(person.subscriptionId)
      provider().course = () => ({ state: 'pending' })
      await liveUntil(periodEnd.getTime() + 1)
      provider().course = () => ({ state: 'succeeded' })
      const [asked] = isOf(person.subscriptionId)
      if (!asked) throw new Error('Nothing was charged')
      await provider().decide(asked, 'succeeded')
      return {
        person,
        act: () =>
          bench().post('/told/subscription/charge', { ...asked.outcome, state: 'succeeded' }),
      }
    }

    const anotherPurchase = async () => {
      const person = await subscribe()
      const { periodEnd } = await rowOf(person.subscriptionId)
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      provider().course = () => ({ state: 'succeeded' })
      const { id, attempt } = await begin({}, { email: person.email })
      return { person, act: () => tell(id, outcomeFor(attempt)) }
    }

    /** Numbers are held from the first one on. */
    const beginNumbers = async () =>
      (await queries())
        .insert(counters)
        .values({ name: 'credit-note', value: 0 })
        .onConflictDoNothing()

    const wholeRefund = async () => {
      await beginNumbers()
      const person = await subscribe()
      return { person, act: () => refund(person.orderNumber, person.attempt.total) }
    }

    const lostDispute = async () => {
      await beginNumbers()
      const person = await subscribe()
      const { paymentId } = person.outcome
      const report = { id: `dp_${paymentId}`, paymentId, state: 'lost' }
      return { person, act: () => bench().post('/told/subscription/dispute', report) }
    }

    test.each([
      ['a renewal', 'account', renewal],
      ['a renewal', 'subscription', renewal],
      ['a purchase after an unpaid year', 'account', anotherPurchase],
      ['a purchase after an unpaid year', 'subscription', anotherPurchase],
      ['a refund', 'subscription', wholeRefund],
      ['a lost dispute', 'subscription', lostDispute],
    ] as const)(
      '%s that waits for the %s holds nothing that comes later',
      async (_act, lock, arrange) => {
        const { person, act } = await arrange()
        await whileHeld(
          (transaction) => take(transaction, { ...person, lock }),
          act,
          async (transaction) => {
            for (const later of LOCKS.slice(LOCKS.indexOf(lock) + 1)) {
              await expect(take(transaction, { ...person, lock: later })).resolves.toBeUndefined()
            }
          },
        )
      },
    )

    test('an account whose renewal is begun at that moment is not closed', async () => {
      const { subscriptionId, userId } = await subscribe()
      const now = new Date(bench().clock.time)
      const row = await rowOf(subscriptionId)
      const closed = await whileHeld(
        async (transaction) => {
          // As due work does: the account is not held.
          const isIt = eq(subscriptions.id, subscriptionId)
          await transaction.select().from(subscriptions).where(isIt).for('update')
          const { plan, seats, periodStart, periodEnd } = row
          const paid = { kind: 'renewal', plan, seats, periodStart, periodEnd } as const
          await beginCharge(transaction, { row, now, amount: 29_988, taxes: [], ...paid })
        },
        async () => closeAccount(await queries(), { userId, language: 'en', now }),
      )
      expect(closed).toEqual({ kind: 'charging' })
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', renews: true })
    })
  })
