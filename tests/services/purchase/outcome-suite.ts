import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { events, users } from '#services/db/schema.ts'
import { paidRowsOf } from '#services/entitlement/paid-rows.ts'
import type { ChargeOutcome } from '#services/purchase/take-attempt-outcome.ts'
import type { Bench } from '../support/bench.ts'
import { buyerOf, newQuote, outcomeFor } from '../support/purchase.ts'

const YEAR_MS = 365 * 86_400_000

/** What the provider says becomes an order, once (S2 §4 "Payment", §7, §9). */
export const outcomeSuite = (bench: () => Bench) =>
  describe('/userbase/purchase/{id}/attempt/{number}/outcome', () => {
    const { tell, read, begin, buy, ordersOf } = buyerOf(bench)

    const queries = () => bench().database.get()

    const accountOf = async (email: string) => {
      const [account] = await (
        await queries()
      )
        .select()
        .from(users)
        .where(eq(users.emailNormalized, email.toLowerCase()))
      return account
    }

    const paidBy = async (email: string) => {
      const account = await accountOf(email)
      return account ? paidRowsOf(await queries(), account.id) : []
    }

    test('makes account, licence, order, counts and mail of a payment', async () => {
      const { clock } = bench()
      const source = { SourceChannel: 'google' }
      const bought = await buy({ source, quote: newQuote(clock.time, 'premium') })
      const { id, email, attempt, outcome, orderNumber } = bought
      const [order] = await ordersOf(id)
      const paidAt = new Date(clock.time)
      const account = await accountOf(email)
      expect(account).toMatchObject({
        email,
        passwordGenerated: true,
        language: 'fr',
        docName: 'premium',
        creationPage: 'site.example/fr/pricing/checkout',
        trafficSource: source,
        affiliateTransaction: null,
        createdAt: paidAt,
      })
      expect(order).toMatchObject({
        number: expect.stringMatching(/^BB-\d{10}$/),
        userId: account?.id,
        madeAccount: true,
        buyer: attempt.buyer,
        amount: attempt.quote.amount,
        taxes: attempt.taxes,
        total: attempt.total,
        currency: 'USD',
        seats: 5,
        refunded: 0,
        paymentId: outcome.paymentId,
        subscriptionId: outcome.subscriptionId,
        consent: attempt.consent,
        commission: null,
        affiliateTransaction: null,
        trafficSource: source,
        paidAt,
      })
      const renewsIn = (order?.renewsAt.getTime() ?? 0) - clock.time
      expect([YEAR_MS, YEAR_MS + 86_400_000]).toContain(renewsIn)
      expect(await paidBy(email)).toMatchObject([
        { source: orderNumber, plan: 'premium', seats: 5, takenAt: null, end: order?.renewsAt },
      ])
      const mails = await (
        await queries()
      )
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.recipient, email))
      expect(mails).toMatchObject([
        { key: `receipt:${orderNumber}`, kind: 'receipt', language: 'fr', data: { orderNumber } },
      ])
      expect(await read(id)).toMatchObject({
        orderNumber,
        madeAccount: true,
        attempt: { state: 'succeeded', methodToken: attempt.methodToken, actionUrl: null },
      })
    })

    test('keeps the arms that were shown: with the account, the purchase and the order', async () => {
      const experiments = { headline: 'price' }
      const { id, email } = await buy({ experiments })
      const [order] = await ordersOf(id)
      expect(order?.experiments).toEqual(experiments)
      expect((await accountOf(email))?.experiments).toEqual(experiments)
      expect((await ordersOf((await buy()).id)).map((row) => row.experiments)).toEqual([null])
    })

    test('takes the arms of the account before those of the purchase', async () => {
      const { email } = await bench().newAccount()
      await (
        await queries()
      )
        .update(users)
        .set({ experiments: { headline: 'control', plans: 'less' } })
        .where(eq(users.emailNormalized, email))
      const { id } = await buy({ experiments: { headline: 'price', hero: 'film' } }, { email })
      const [order] = await ordersOf(id)
      expect(order?.experiments).toEqual({ headline: 'control', plans: 'less', hero: 'film' })
    })

    test('counts order and account once each, without a visit or an address', async () => {
      const source = { SourceChannel: `s${Date.now()}` }
      const { id, attempt, outcome } = await buy({ source })
      await tell(id, outcome)
      await tell(id, outcomeFor(attempt, outcome))
      const rows = await (await queries()).select().from(events).where(eq(events.source, source))
      expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
        expect.objectContaining({
          name: 'Account Created',
          category: 'Goal',
          label: 'basic',
          path: '/fr/pricing/checkout',
          visitId: null,
          emailHash: null,
        }),
        expect.objectContaining({
          name: 'Purchase',
          category: 'Goal',
          label: 'basic',
          language: 'fr',
          path: '/fr/pricing/plans',
          visitId: null,
          emailHash: null,
          device: null,
        }),
      ])
    })

    test('gives the licence to the account that the address has, and makes no other', async () => {
      const { email } = await bench().newAccount()
      const before = await accountOf(email)
      const { id } = await buy({}, { email: email.toUpperCase() })
      // Nobody has confirmed it: who was signed in may be another than the buyer.
      expect(await accountOf(email)).toEqual({ ...before, signInNumber: 1 })
      expect(await paidBy(email)).toHaveLength(1)
      expect(await read(id)).toMatchObject({ madeAccount: false })
    })

    test('makes one order of 20 reports that come at once', async () => {
      const { id, attempt, email } = await begin()
      const outcome = outcomeFor(attempt)
      const answers = await Promise.all(Array.from({ length: 20 }, () => tell(id, outcome)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await ordersOf(id)).toHaveLength(1)
      expect(await paidBy(email)).toHaveLength(1)
    })

    test('follows a charge from its buyer to the bank to its end, whatever comes late or again', async () => {
      const { id, attempt } = await begin()
      const outcome = outcomeFor(attempt, { subscriptionId: null })
      const action = { state: 'action', actionUrl: 'https://bank.example/3ds' } as const
      const steps: { sent: Partial<ChargeOutcome>; seen: object }[] = [
        { sent: action, seen: action },
        {
          sent: { ...action, actionUrl: 'https://bank.example/2' },
          seen: { state: 'action', actionUrl: 'https://bank.example/2' },
        },
        {
          sent: { state: 'pending', subscriptionId: 'sub_123456' },
          seen: { state: 'pending', subscriptionId: 'sub_123456' },
        },
        { sent: action, seen: { state: 'pending', actionUrl: null } },
        {
          sent: { paymentId: null, state: 'failed', reason: 'call-failed' },
          seen: { state: 'pending', reason: null },
        },
        {
          sent: { state: 'failed', reason: 'declined' },
          seen: { state: 'failed', reason: 'declined' },
        },
        {
          sent: { state: 'failed', reason: 'abandoned' },
          seen: { state: 'failed', reason: 'declined' },
        },
        { sent: { state: 'pending' }, seen: { state: 'failed' } },
        {
          sent: { state: 'succeeded' },
          seen: { state: 'succeeded', reason: null, subscriptionId: 'sub_123456' },
        },
        {
          sent: { state: 'failed', reason: 'declined' },
          seen: { state: 'succeeded', reason: null },
        },
        { sent: action, seen: { state: 'succeeded' } },
      ]
      for (const { sent, seen } of steps) {
        expect((await tell(id, { ...outcome, ...sent })).status).toBe(200)
        expect((await read(id)).attempt).toMatchObject(seen)
      }
      expect(await ordersOf(id)).toMatchObject([{ subscriptionId: 'sub_123456' }])
    })

    test('asks for a payment wherever there is one, and for an attempt that exists', async () => {
      const { id, attempt } = await begin()
      expect((await tell(id, outcomeFor(attempt, { paymentId: null }))).status).toBe(409)
      expect((await tell(id, outcomeFor(attempt), 2)).status).toBe(404)
      expect((await tell(id, outcomeFor(attempt), 0)).status).toBe(404)
    })
  })
