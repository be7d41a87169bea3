import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { chargeAnswer, type ChargeRequest } from '#features/checkout/payment-contract.ts'
import { TEST_CARDS, type TestCard } from '#features/checkout/test-cards.ts'
import type { Bench } from '../support/bench.ts'

/** A key of a charge that no other test uses. */
export const newChargeKey = () => `${randomBytes(16).toString('hex')}-1`

/** A key of a later charge that no other test uses. */
export const newRenewalKey = () => `renew-${newChargeKey()}`

/** A charge as the site asks for it. */
export const chargeFor = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: newChargeKey(),
  amount: 29_988,
  currency: 'USD',
  email: 'ann@example.com',
  language: 'en',
  description: 'Business in a Box, Basic',
  method: 'card',
  methodToken: null,
  returnUrl: 'https://site.example/api/checkout/return',
  ...changes,
})

/** What a buyer types into the card frame. */
export const typedCard = (card: TestCard) => ({
  number: TEST_CARDS[card],
  month: '12',
  year: '2040',
  cvc: '123',
})

/** Calls of the payment service, as the site and the card frame make them. */
export const paymentCalls = (bench: () => Bench) => {
  const newToken = async (card: TestCard): Promise<string> => {
    const answer = await bench().post('/payment/frame/token', typedCard(card))
    expect(answer.status).toBe(200)
    const body: unknown = await answer.json()
    const token: unknown = body instanceof Object ? Reflect.get(body, 'token') : undefined
    return String(token)
  }
  const start = (request: ChargeRequest) => bench().post('/payment/charge', request)
  const charge = async (request: ChargeRequest) => {
    const answer = await start(request)
    expect(answer.status).toBe(200)
    return chargeAnswer.parse(await answer.json())
  }
  return {
    newToken,
    start,
    end: (request: ChargeRequest) => bench().post('/payment/charge/end', request),
    charge,
    chargeCard: async (card: TestCard, changes: Partial<ChargeRequest> = {}) =>
      charge(chargeFor({ methodToken: await newToken(card), ...changes })),
    look: async (paymentId: string) =>
      chargeAnswer.parse(await (await bench().call(`/payment/charge/${paymentId}`)).json()),
    refund: (paymentId: string, body: unknown) =>
      bench().post(`/payment/charge/${paymentId}/refund`, body),
    show: async (subscriptionId: string | null) =>
      (await bench().call(`/payment/subscription/${subscriptionId}/show`)).json(),
  }
}
