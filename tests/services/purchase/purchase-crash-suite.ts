import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  purchaseAnswer,
  type AttemptRequest,
  type PurchaseRequest,
} from '#features/checkout/purchase-contract.ts'
import { orderAnswer, PURCHASE_HEADER } from '#features/orders/order-contract.ts'
import { typedCard } from '../payment/payment-bench.ts'
import { newEmail } from '../support/bench.ts'
import {
  ended,
  ownServices,
  spawnServices,
  untilHealthy,
  type ServicesEnv,
} from '../support/child-services.ts'
import { attemptFor, newPurchaseId, newQuote } from '../support/purchase.ts'

const CLIENTS = 6
const ORDERS_BEFORE_KILL = 16

type Sale = { purchase: PurchaseRequest; attempt: AttemptRequest }

const newSale = (): Sale => {
  const quote = newQuote(Date.now())
  const attempt = { ...attemptFor(quote, { email: newEmail() }), methodToken: null }
  const purchase: PurchaseRequest = {
    id: newPurchaseId(),
    language: 'en',
    quote,
    affiliateTransaction: null,
    source: null,
  }
  return { purchase, attempt }
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** What the card fields give for a card that pays. */
const newToken = async (origin: string): Promise<string> => {
  const answer = await post(`${origin}/payment/frame/token`, typedCard('succeeds'))
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return token
}

/** Takes a sale from its start to its order, as the site does and does again; a refusal says that a step was done before. */
const sell = async (origin: string, sale: Sale) => {
  const purchases = `${origin}/userbase/purchase`
  const { purchase, attempt } = sale
  await post(purchases, purchase)
  attempt.methodToken ??= await newToken(origin)
  await post(`${purchases}/${purchase.id}/attempt`, attempt)
  const answer = await fetch(`${purchases}/${purchase.id}`)
  return purchaseAnswer.parse(await answer.json()).orderNumber
}

/** Sells until the services are gone; every sale that was begun stands in `begun`. */
const sellUntilGone = async (
  origin: string,
  { begun, onOrder }: { begun: Sale[]; onOrder: (sale: Sale, number: string | null) => void },
) => {
  for (;;) {
    const sale = newSale()
    begun.push(sale)
    const number = await sell(origin, sale).catch((error: unknown) => error)
    if (number instanceof TypeError) return
    if (number instanceof Error) throw number
    onOrder(sale, typeof number === 'string' ? number : null)
  }
}

/** A service that is killed while it sells loses no order, makes none twice and leaves no gap among receipts. */
export const purchaseCrashSuite = (env: () => ServicesEnv) =>
  describe('kill -9 while orders are made', () => {
    test('keeps every order that was answered, and makes the others from the same reports', async () => {
      const { origin, variables } = await ownServices(env(), 'purchase-crash')
      const first = spawnServices(variables)
      await untilHealthy(origin)
      const begun: Sale[] = []
      const answered = new Map<Sale, string | null>()
      const onOrder = (sale: Sale, number: string | null) => {
        answered.set(sale, number)
        if (answered.size === ORDERS_BEFORE_KILL) first.child.kill('SIGKILL')
      }
      await Promise.all(
        Array.from({ length: CLIENTS }, () => sellUntilGone(origin, { begun, onOrder })),
      )
      await ended(first.child)

      const second = spawnServices(variables)
      await untilHealthy(origin)
      const numbers = await Promise.all(begun.map((sale) => sell(origin, sale)))
      const again = await Promise.all(begun.map((sale) => sell(origin, sale)))
      const receipts = await Promise.all(
        begun.map(async ({ purchase: { id } }, index) => {
          const answer = await fetch(`${origin}/userbase/order/${numbers[index]}`, {
            headers: { [PURCHASE_HEADER]: id },
          })
          return Number(orderAnswer.parse(await answer.json()).receiptNumber.slice(2))
        }),
      )
      second.child.kill('SIGTERM')

      expect(begun.length).toBeGreaterThan(answered.size)
      expect(numbers).toEqual(again)
      expect(new Set(numbers).size).toBe(begun.length)
      expect(numbers).not.toContain(null)
      for (const [sale, number] of answered) expect(numbers[begun.indexOf(sale)]).toBe(number)
      const inOrder = receipts.toSorted((a, b) => a - b)
      expect(inOrder).toEqual(inOrder.map((_receipt, index) => (inOrder[0] ?? 0) + index))
      expect(await ended(second.child)).toBe(0)
    }, 240_000)
  })
