import { describe, expect, test } from 'vitest'
import { purchaseAnswer } from '#features/checkout/purchase-contract.ts'
import type { Database } from '#services/db/database.ts'
import { purchaseAttempts } from '#services/db/purchase-schema.ts'
import { payAttempt } from '#services/purchase/pay-attempt.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { attemptFor, buyerOf, newPurchaseId, newQuote, outcomeFor } from '../support/purchase.ts'

const PROBLEM = { status: 409, detail: expect.any(String), title: expect.any(String) }

/** A database as a process has it that is slow: something else happens before its first transaction. */
const slowed = (database: Database, meanwhile: () => Promise<unknown>): Database => {
  let happening: Promise<unknown> | undefined
  return new Proxy(database, {
    get: (target, name): unknown => {
      const found: unknown = Reflect.get(target, name)
      if (name !== 'transaction' || typeof found !== 'function') return found
      return async (...values: unknown[]): Promise<unknown> => {
        happening ??= meanwhile()
        await happening
        return Reflect.apply(found, target, values)
      }
    },
  })
}

/** A purchase and the attempts to pay for it (S2 §4 "Payment", §7). */
export const purchaseSuite = (bench: () => Bench) =>
  describe('/userbase/purchase', () => {
    const buyer = buyerOf(bench)
    const { request, keep, post, tryToPay, tell, read, begin, buy, attemptsOf } = buyer

    test('keeps a purchase once under its id, and refuses another under the same', async () => {
      const wanted = request({
        affiliateTransaction: 'a'.repeat(32),
        source: { SourceChannel: 'google', CustomTracking: { affid: '42' } },
      })
      const first = await post('', wanted)
      expect(first.status).toBe(201)
      const kept: unknown = await first.json()
      expect(kept).toEqual({
        id: wanted.id,
        reference: expect.stringMatching(/^PU-[2-9A-Z]{4}-\d\d$/),
        language: 'fr',
        quote: wanted.quote,
        attempt: null,
        orderNumber: null,
        madeAccount: false,
      })
      const again = await post('', wanted)
      expect([again.status, await again.json()]).toEqual([200, kept])
      const other = await post('', { ...wanted, language: 'de' })
      expect(other.status).toBe(409)
      expect(await other.json()).toMatchObject({ ...PROBLEM, code: 'other-purchase' })
    })

    test('keeps one of 20 that come at once', async () => {
      const wanted = request()
      const answers = await Promise.all(Array.from({ length: 20 }, () => post('', wanted)))
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201])
    })

    test.each(['', newPurchaseId(), 'x', '%00', 'A'.repeat(32)])('has none at "%s"', async (id) => {
      expect((await bench().call(`/userbase/purchase/${id}`)).status).toBe(404)
      const attempt = attemptFor(newQuote(bench().clock.time))
      expect((await tryToPay(id || '0', attempt)).status).toBe(404)
    })

    test('answers an attempt with the purchase', async () => {
      const { id, quote } = await keep({ quote: newQuote(bench().clock.time, 'team') })
      const attempt = attemptFor(quote)
      const answer = await tryToPay(id, attempt)
      expect(answer.status).toBe(201)
      const { method, methodToken, buyer: who, seats, taxes, total, consent } = attempt
      expect(purchaseAnswer.parse(await answer.json()).attempt).toEqual({
        number: 1,
        key: `${id}-1`,
        state: 'created',
        reason: null,
        paymentId: null,
        subscriptionId: null,
        actionUrl: null,
        place: attempt.place,
        fee: null,
        startedAt: new Date(bench().clock.time).toISOString(),
        method,
        methodToken,
        buyer: who,
        seats,
        taxes,
        total,
        consent,
      })
    })

    test('asks for the total that amount and taxes come to, for the plan and its seats', async () => {
      const { id, quote } = await keep()
      const attempt = attemptFor(quote)
      const wrong = [
        { ...attempt, total: attempt.total - 1 },
        { ...attempt, total: 0 },
        { ...attempt, taxes: [] },
        { ...attempt, seats: 2 },
        { ...attempt, quote: newQuote(bench().clock.time, 'solo') },
      ]
      for (const body of wrong) expect((await tryToPay(id, body)).status).toBe(422)
      expect(await attemptsOf(id)).toEqual([])
      expect((await tryToPay(id, attempt)).status).toBe(201)
    })

    test('lets no other attempt begin while one is open, for its purchase or its address', async () => {
      const { id, quote, email } = await begin()
      const own = await tryToPay(id, attemptFor(quote))
      expect(own.status).toBe(409)
      expect(await own.json()).toMatchObject({ ...PROBLEM, code: 'attempt-open' })
      const second = await keep()
      const shouted = attemptFor(second.quote, { email: email.toUpperCase() })
      const other = await tryToPay(second.id, shouted)
      expect(await other.json()).toMatchObject({ code: 'attempt-open' })
    })

    test('gives up no attempt by the clock, however old', async () => {
      const { id, quote, attempt } = await begin()
      const { clock } = bench()
      const began = clock.time
      clock.time += 30 * 86_400_000
      try {
        expect((await tryToPay(id, attemptFor(quote))).status).toBe(409)
        const refused = outcomeFor(attempt, {
          paymentId: null,
          subscriptionId: null,
          state: 'failed',
          reason: 'call-failed',
        })
        expect((await tell(id, refused)).status).toBe(200)
        expect((await tryToPay(id, attemptFor(quote))).status).toBe(201)
        expect((await attemptsOf(id)).map(({ state }) => state)).toEqual(['failed', 'created'])
      } finally {
        clock.time = began
      }
    })

    test('opens one of 20 attempts of a purchase that come at once', async () => {
      const { id, quote } = await keep()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => tryToPay(id, attemptFor(quote))),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
      expect(await attemptsOf(id)).toHaveLength(1)
    })

    test('opens one of 20 attempts of an address that come at once', async () => {
      const email = newEmail()
      const begun = await Promise.all(Array.from({ length: 20 }, () => keep()))
      const answers = await Promise.all(
        begun.map(({ id, quote }) => tryToPay(id, attemptFor(quote, { email }))),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      const codes = await Promise.all(
        answers.filter(({ status }) => status === 409).map((answer) => answer.json()),
      )
      expect(codes).toEqual(
        Array.from({ length: 19 }, () => expect.objectContaining({ code: 'attempt-open' })),
      )
    })

    test('is held to one open attempt by the tables themselves', async () => {
      const { id } = await begin()
      const [row] = await attemptsOf(id)
      if (!row) throw new Error('No attempt was kept')
      const { id: otherId } = await keep()
      const add = async (changes: Partial<typeof row>) =>
        (await bench().database.get()).insert(purchaseAttempts).values({ ...row, ...changes })
      const emailNormalized = newEmail()
      await expect(add({ number: 2, emailNormalized })).rejects.toThrow(/Failed query/)
      await expect(add({ purchaseId: otherId })).rejects.toThrow(/Failed query/)
      await add({ purchaseId: otherId, emailNormalized, state: 'action' })
      await add({ purchaseId: otherId, number: 2, state: 'failed' })
    })

    test('takes no second payment for a purchase', async () => {
      const { id, quote } = await buy()
      const answer = await tryToPay(id, attemptFor(quote))
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ ...PROBLEM, code: 'already-paid' })
    })

    test.each(['succeeded', 'failed'] as const)(
      'answers a card that another process has been told %s of meanwhile as it stands',
      async (state) => {
        const { id, quote } = await keep()
        const attempt = attemptFor(quote)
        const database = slowed(await bench().database.get(), async () => {
          await tryToPay(id, attempt)
          await tell(id, outcomeFor(attempt, { state }))
        })
        const settling = { ...bench().services, signal: AbortSignal.timeout(5000) }
        const paid = await payAttempt(database, { id, request: attempt, settling })
        expect(paid.attempt).toMatchObject({ number: 1, state })
        expect(await attemptsOf(id)).toHaveLength(1)
      },
    )

    test('sells no second licence to an account, and says so in the words of the specification', async () => {
      const { email } = await buy()
      const { id, quote } = await keep()
      const answer = await tryToPay(id, attemptFor(quote, { email }))
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({
        code: 'active-licence',
        title: 'Active license already exist against the {emailId}.',
        detail: `Active license already exist against the ${email}.`,
      })
      expect(await attemptsOf(id)).toEqual([])
      expect(bench().logLines.join('')).not.toContain(email)
    })

    test('shows the quote of the last attempt, and its number', async () => {
      const { id, quote, attempt } = await begin()
      await tell(id, outcomeFor(attempt, { state: 'failed', reason: 'declined' }))
      const cheaper = { ...quote, amount: quote.amount - 100 }
      await tryToPay(id, attemptFor(cheaper))
      expect(await read(id)).toMatchObject({ quote: cheaper, attempt: { number: 2 } })
    })

    test.each([
      ['a field too many', { admin: true }],
      ['an amount below zero', { total: -1 }],
      ['an address that is none', { buyer: { email: 'x' } }],
    ])('refuses an attempt with %s', async (_case, wrong) => {
      const { id, quote } = await keep()
      expect((await tryToPay(id, Object.assign(attemptFor(quote), wrong))).status).toBe(400)
    })
  })
