import { describe, expect, test } from 'vitest'
import { purchaseSignInAnswer } from '#features/checkout/purchase-contract.ts'
import { orderAnswer, PURCHASE_HEADER } from '#features/orders/order-contract.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'
import { buyerOf, newPurchaseId, newQuote } from '../support/purchase.ts'

const MINUTE_MS = 60_000

/** Whom an order is shown to, and whom a purchase signs in (S2 §3, §7). */
export const orderSuite = (bench: () => Bench) =>
  describe('orders and sign-in', () => {
    const { keep, post, buy } = buyerOf(bench)

    const ask = (number: string, headers: Record<string, string> = {}) =>
      bench().call(`/userbase/order/${number}`, { headers })

    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

    const signIn = (id: string) => post(`/${id}/sign-in`, {})

    const signedIn = async (id: string) =>
      purchaseSignInAnswer.parse(await (await signIn(id)).json())

    test('shows an order to the purchase that made it', async () => {
      const quote = newQuote(bench().clock.time, 'team')
      const { id, orderNumber, attempt, email } = await buy({ quote })
      const answer = await ask(orderNumber, { [PURCHASE_HEADER]: id })
      expect(answer.status).toBe(200)
      const order = orderAnswer.parse(await answer.json())
      expect(order).toEqual({
        orderNumber,
        items: [
          {
            sku: 'BIB-TEAM-Y',
            productName: 'Business in a Box Team',
            unitPrice: 179.88,
            quantity: 2,
            list: 35_976,
          },
        ],
        currencyCode: 'USD',
        userEmail: email,
        discount: null,
        amount: 35_976,
        taxes: attempt.taxes,
        total: attempt.total,
        refunded: 0,
        receiptNumber: expect.stringMatching(/^R-\d{6}$/),
        plan: 'team',
        seats: 2,
        paidAt: new Date(bench().clock.time).toISOString(),
        renewsAt: expect.stringMatching(/Z$/),
        timeZone: 'America/Toronto',
        renewalPrice: 35_976,
        isFirstYearReduced: false,
      })
    })

    test('shows an order to its account', async () => {
      const { email, ssojwt } = await bench().newAccount()
      await bench().confirm(email)
      const { orderNumber } = await buy({}, { email })
      expect((await ask(orderNumber, bearer(ssojwt))).status).toBe(200)
    })

    test('answers everybody else as if the number were of no order', async () => {
      const { orderNumber } = await buy()
      const other = await buy()
      const { ssojwt, jwt } = await bench().newAccount()
      const unknown = await ask('BB-0000000000', { [PURCHASE_HEADER]: other.id })
      expect(unknown.status).toBe(404)
      const expected: unknown = await unknown.json()
      const foreign: Record<string, string>[] = [
        {},
        { [PURCHASE_HEADER]: other.id },
        { [PURCHASE_HEADER]: newPurchaseId() },
        { [PURCHASE_HEADER]: "' or 1=1 --" },
        bearer(ssojwt),
        bearer(jwt ?? ''),
        bearer('a.b.c'),
        { ...bearer(ssojwt), [PURCHASE_HEADER]: other.id },
      ]
      for (const headers of foreign) {
        const answer = await ask(orderNumber, headers)
        expect([answer.status, await answer.json()]).toEqual([404, expected])
      }
      for (const number of ['', 'x', '%00', 'BB-1', '../purchase']) {
        expect((await ask(number, { [PURCHASE_HEADER]: other.id })).status).toBe(404)
      }
    })

    test('signs in the buyer whose account the purchase made, for half an hour', async () => {
      const { id, email, orderNumber } = await buy()
      const { ssojwt, userId, email: shown } = await signedIn(id)
      expect(shown).toBe(email)
      const valid = await bench().post('/api/auth/ssoValidate', { ssojwt })
      expect(await valid.json()).toEqual({ u: { sub: userId } })
      expect((await ask(orderNumber, bearer(ssojwt))).status).toBe(200)
      const { clock } = bench()
      const paid = clock.time
      try {
        clock.time = paid + 30 * MINUTE_MS
        expect((await signIn(id)).status).toBe(200)
        clock.time = paid + 30 * MINUTE_MS + 1
        expect((await signIn(id)).status).toBe(403)
      } finally {
        clock.time = paid
      }
    })

    test('signs nobody in to an account that was there before, or without a payment', async () => {
      const email = newEmail()
      await bench().signUp(payloadFor(email))
      const { id } = await buy({}, { email })
      const unpaid = await keep()
      for (const purchase of [id, unpaid.id, newPurchaseId()]) {
        const answer = await signIn(purchase)
        expect(answer.status).toBe(403)
        expect(await answer.text()).not.toContain(email)
      }
    })
  })
