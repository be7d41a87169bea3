import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRows } from '#services/db/read-rows.ts'
import { entitlement } from '#services/entitlement/entitlement.ts'
import { paidRowsOf } from '#services/entitlement/paid-rows.ts'
import { findUserId } from '#services/user/new-user.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { attemptFor, buyerOf, outcomeFor } from '../support/purchase.ts'

const YEAR_MS = 365 * 86_400_000

/** Money that came for nothing, or twice: nothing is made of it, and it cannot be lost (docs/decisions/039). */
export const secondChargeSuite = (bench: () => Bench) =>
  describe('a charge that is one too many', () => {
    const { keep, tryToPay, tell, read, begin, buy, ordersOf, attemptsOf } = buyerOf(bench)

    const paidBy = async (email: string) => {
      const queries = await bench().database.get()
      const userId = await findUserId(queries, email)
      return userId === undefined ? [] : paidRowsOf(queries, userId)
    }

    /** What the question of decision 039 finds: money to give back. */
    const owed = async () => {
      const asked = /^ {4}npm run ask -- "(select .+ o\.number is null .+)"$/m
      const text = readFileSync('docs/decisions/039-one-charge-per-purchase.md', 'utf8')
      const rows = await readRows(await bench().database.get(), asked.exec(text)?.[1] ?? '')
      return rows.map(({ payment_id: payment }) => payment)
    }

    const told = () => bench().logLines.map((line): unknown => JSON.parse(line))

    test.each([
      ['another amount', { amount: 1 }],
      ['another currency', { currency: 'JPY' }],
    ] as const)(
      'makes nothing of %s, and tells a person without the address',
      async (_case, wrong) => {
        const { id, attempt, email } = await begin()
        const answer = await tell(id, outcomeFor(attempt, wrong))
        expect(answer.status).toBe(409)
        expect(await answer.json()).toMatchObject({ code: 'other-charge' })
        expect(await ordersOf(id)).toEqual([])
        expect(await paidBy(email)).toEqual([])
        expect(await attemptsOf(id)).toMatchObject([{ state: 'created', paymentId: null }])
        const { reference } = await read(id)
        expect(told()).toContainEqual(
          expect.objectContaining({ event: 'charge of no attempt', purchase: reference }),
        )
        expect(bench().logLines.join('')).not.toContain(email)
        expect(bench().logLines.join('')).not.toContain(id)
      },
    )

    test('makes nothing of another payment for the same attempt, or of one payment for two', async () => {
      const first = await begin()
      const outcome = outcomeFor(first.attempt, { state: 'pending' })
      await tell(first.id, outcome)
      const strange = outcomeFor(first.attempt)
      expect((await tell(first.id, strange)).status).toBe(409)
      const second = await begin()
      const { paymentId } = outcome
      expect((await tell(second.id, outcomeFor(second.attempt, { paymentId }))).status).toBe(409)
      expect(await ordersOf(first.id)).toEqual([])
      expect(await ordersOf(second.id)).toEqual([])
    })

    test('makes the order of a charge that failed and was paid after all', async () => {
      const { id, quote, attempt, email } = await begin()
      const outcome = outcomeFor(attempt)
      await tell(id, { ...outcome, state: 'failed', reason: 'declined' })
      const next = { ...attemptFor(quote, { email }), methodToken: 'tok_another' }
      await tryToPay(id, next)
      await tell(id, outcome)
      expect(await ordersOf(id)).toMatchObject([{ attempt: 1, paymentId: outcome.paymentId }])
      // The second one was on its way: it stays behind as paid and without an order, for a person to give back.
      const second = outcomeFor(next)
      expect((await tell(id, second, 2)).status).toBe(200)
      expect((await tell(id, second, 2)).status).toBe(200)
      expect(await ordersOf(id)).toHaveLength(1)
      expect(await paidBy(email)).toHaveLength(1)
      const { reference, orderNumber } = await read(id)
      expect(orderNumber).not.toBeNull()
      expect(await owed()).toContain(second.paymentId)
      expect(await owed()).not.toContain(outcome.paymentId)
      const lines = told().filter((line) => JSON.stringify(line).includes('charged twice'))
      expect(lines).toMatchObject([
        { event: 'charged twice', purchase: reference, attempt: 2, paymentId: second.paymentId },
      ])
    })

    test('gives an address one licence, whichever of its two purchases is paid after all', async () => {
      const email = newEmail()
      const first = await begin({}, { email })
      const late = outcomeFor(first.attempt)
      await tell(first.id, { ...late, state: 'failed', reason: 'declined' })
      const second = await begin({}, { email })
      const answers = await Promise.all([
        tell(first.id, late),
        tell(second.id, outcomeFor(second.attempt)),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const made = [...(await ordersOf(first.id)), ...(await ordersOf(second.id))]
      expect(made).toHaveLength(1)
      expect(await paidBy(email)).toMatchObject([{ source: made[0]?.number }])
      const attempts = [...(await attemptsOf(first.id)), ...(await attemptsOf(second.id))]
      expect(attempts.map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
    })

    test('never has two charges of an address open, or two licences, when two purchases are paid at once', async () => {
      const email = newEmail()
      const both = await Promise.all([keep(), keep()])
      const pay = async ({ id, quote }: (typeof both)[number]) => {
        const attempt = attemptFor(quote, { email })
        const { status } = await tryToPay(id, attempt)
        if (status === 201) await tell(id, outcomeFor(attempt))
        return status
      }
      const statuses = await Promise.all(both.map(pay))
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409])
      expect(await paidBy(email)).toHaveLength(1)
    })

    test('ends a licence that has run out and gives a new one; one that runs is in the way', async () => {
      const { email } = await buy()
      const { clock } = bench()
      const bought = clock.time
      try {
        clock.time = bought + YEAR_MS - 86_400_000
        const { id, quote } = await keep()
        expect((await tryToPay(id, attemptFor(quote, { email }))).status).toBe(409)
        clock.time = bought + YEAR_MS + 2 * 86_400_000
        await buy({}, { email })
        const [before, after] = await paidBy(email)
        expect(before?.end.getTime()).toBeLessThan(clock.time)
        expect(entitlement(await paidBy(email), new Date(clock.time))).toMatchObject({
          source: after?.source,
          endsAt: after?.end,
        })
      } finally {
        clock.time = bought
      }
    })
  })
