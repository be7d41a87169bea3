import { describe, expect, test } from 'vitest'
import { chargeAnswer, type LaterChargeRequest } from '#features/checkout/payment-contract.ts'
import { TEST_CARDS, type TestCard } from '#features/checkout/test-cards.ts'
import { paymentSubscriptions, paymentWebhooks } from '#services/db/payment-schema.ts'
import { sweepCharges } from '#services/payment/charge-states.ts'
import { methodPageAddress } from '#services/payment/method-link.ts'
import { newKey, type Bench } from '../support/bench.ts'
import { chargeFor, newRenewalKey, paymentCalls, typedCard } from './payment-bench.ts'

const YEAR_MS = 365 * 86_400_000

/** A subscription is charged again with what its first payment left, once for each key. */
export const subscriptionSuite = (bench: () => Bench) =>
  describe('subscriptions of the payment service', () => {
    const calls = paymentCalls(bench)
    const { charge, chargeCard, look, refund, show } = calls

    const laterFor = (changes: Partial<LaterChargeRequest> = {}): LaterChargeRequest => ({
      key: newRenewalKey(),
      amount: 35_988,
      currency: 'USD',
      description: 'Business in a Box Basic',
      ...changes,
    })

    const path = (id: string | null, call: string) => `/payment/subscription/${id}/${call}`

    const ask = (id: string | null, request: object = laterFor()) =>
      bench().post(path(id, 'charge'), request)

    const again = async (id: string | null, changes: Partial<LaterChargeRequest> = {}) => {
      const answer = await ask(id, laterFor(changes))
      expect(answer.status).toBe(200)
      return chargeAnswer.parse(await answer.json())
    }

    const end = (id: string | null) => bench().post(path(id, 'end'), {})

    const methodOf = async (id: string | null): Promise<unknown> =>
      (await bench().call(path(id, 'method'))).json()

    /** As the customer changes the card: on the page that Billing leads to. */
    const change = async (id: string | null, card: TestCard) => {
      const { services } = bench()
      const page = methodPageAddress({
        subscriptionId: `${id}`,
        locale: 'en',
        back: 'https://app.example/webapp/account/billing/',
        services,
        now: services.now(),
      })
      const { pathname, search } = new URL(page)
      const body = new URLSearchParams(typedCard(card))
      return bench().call(`${pathname}${search}`, { method: 'POST', body })
    }

    const subscribe = async (card: TestCard) => (await chargeCard(card)).subscriptionId

    const noticesOf = async (paymentId: string) => {
      const rows = await (await bench().database.get()).select().from(paymentWebhooks)
      return rows.map(({ body }) => body).filter((body) => body.paymentId === paymentId)
    }

    test.each([
      ['succeeds', 'succeeded', null],
      ['canadian', 'succeeded', null],
      ['secure', 'failed', 'authentication-failed'],
      ['slow', 'pending', null],
      ['failsLater', 'pending', null],
      ['failsAtRenewal', 'failed', 'declined'],
      ['failsOnceAtRenewal', 'failed', 'declined'],
    ] as const)('a later charge of the card %s: %s', async (card, state, reason) => {
      const id = await subscribe('succeeds')
      expect((await change(id, card)).status).toBe(303)
      const made = await again(id)
      expect(made).toMatchObject({ subscriptionId: id, state, reason, actionUrl: null })
      expect(made).toMatchObject({ amount: 35_988, currency: 'USD', refunded: 0 })
      expect(await look(made.paymentId)).toEqual(made)
    })

    test('cards that fail at renewal succeed at first, each time or but once fail later', async () => {
      const [always, once] = [
        await chargeCard('failsAtRenewal'),
        await chargeCard('failsOnceAtRenewal'),
      ]
      expect([always.state, once.state]).toEqual(['succeeded', 'succeeded'])
      const states = async (id: string | null) => [(await again(id)).state, (await again(id)).state]
      expect(await states(always.subscriptionId)).toEqual(['failed', 'failed'])
      expect(await states(once.subscriptionId)).toEqual(['failed', 'succeeded'])
      await change(always.subscriptionId, 'succeeds')
      expect((await again(always.subscriptionId)).state).toBe('succeeded')
    })

    test('an approval in PayPal’s manner is charged again without another one', async () => {
      const made = await charge(chargeFor({ method: 'paypal' }))
      expect((await ask(made.subscriptionId)).status).toBe(409)
      await bench().call(new URL(made.actionUrl ?? '').pathname, {
        method: 'POST',
        headers: { Origin: 'https://pay.example' },
        body: new URLSearchParams({ answer: 'approve' }),
      })
      expect(await methodOf(made.subscriptionId)).toEqual({
        method: { label: 'PayPal', expires: null },
      })
      expect(await again(made.subscriptionId)).toMatchObject({ state: 'succeeded', reason: null })
    })

    test('a pending one is decided by the sweep, and told of', async () => {
      const id = await subscribe('slow')
      expect((await ask(id)).status).toBe(409)
      bench().clock.time += 7000
      const made = await again(id)
      expect(made.state).toBe('pending')
      expect(await noticesOf(made.paymentId)).toEqual([])
      bench().clock.time += 7000
      await sweepCharges(await bench().database.get(), bench().services.now())
      expect(await noticesOf(made.paymentId)).toMatchObject([
        { type: 'charge.changed', key: made.key },
      ])
      expect((await look(made.paymentId)).state).toBe('succeeded')
    })

    test('the same key is the same charge, also when many ask at once', async () => {
      const id = await subscribe('succeeds')
      const request = laterFor()
      const answers = await Promise.all(
        Array.from({ length: 6 }, async () =>
          chargeAnswer.parse(await (await ask(id, request)).json()),
        ),
      )
      expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1)
      expect(await noticesOf(answers[0]?.paymentId ?? '')).toHaveLength(1)
    })

    test.each<Partial<LaterChargeRequest>>([{ amount: 1 }, { currency: 'CAD' }])(
      'the same key with %o is refused, and for another subscription',
      async (changes) => {
        const [id, other] = [await subscribe('succeeds'), await subscribe('succeeds')]
        const request = laterFor()
        expect((await ask(id, request)).status).toBe(200)
        expect((await ask(id, { ...request, ...changes })).status).toBe(409)
        expect((await ask(other, request)).status).toBe(409)
      },
    )

    test('one that is unknown, ended or without a method is not charged', async () => {
      expect((await ask('sub_unknown')).status).toBe(404)
      expect((await ask(await subscribe('declined'))).status).toBe(409)
      const id = await subscribe('succeeds')
      const request = laterFor()
      await ask(id, request)
      for (const _time of [1, 2]) {
        expect(await (await end(id)).json()).toEqual({ ended: true })
      }
      expect((await ask(id)).status).toBe(409)
      expect(await show(id)).toEqual({ status: 'CANCELED' })
      expect(await methodOf(id)).toEqual({ method: null })
      expect((await change(id, 'succeeds')).status).toBe(410)
      // What was charged before is still told of.
      expect((await ask(id, request)).status).toBe(200)
      const rows = await (await bench().database.get()).select().from(paymentSubscriptions)
      expect(rows.find((row) => row.subscriptionId === id)).toMatchObject({
        method: null,
        card: null,
        expires: null,
      })
      expect((await end('sub_unknown')).status).toBe(404)
      expect((await change('sub_unknown', 'succeeds')).status).toBe(410)
      expect((await bench().call(path('sub_unknown', 'method'))).status).toBe(404)
    })

    test('one whose first payment was given back goes on until it is ended: a later year may stand', async () => {
      const { paymentId, subscriptionId } = await chargeCard('succeeds')
      await again(subscriptionId)
      await refund(paymentId, { key: newKey(), amount: 29_988 })
      expect(await show(subscriptionId)).toEqual({ status: 'ACTIVE' })
      expect(await methodOf(subscriptionId)).not.toEqual({ method: null })
      expect(await again(subscriptionId)).toMatchObject({ state: 'succeeded' })
      await end(`${subscriptionId}`)
      expect((await ask(subscriptionId)).status).toBe(409)
    })

    test('a later charge is given back, and the subscription goes on', async () => {
      const id = await subscribe('succeeds')
      const { paymentId, key } = await again(id)
      const all = await refund(paymentId, { key: newKey(), amount: 35_988 })
      expect(await all.json()).toMatchObject({ refunded: 35_988 })
      expect((await look(paymentId)).refunded).toBe(35_988)
      expect(await show(id)).toEqual({ status: 'ACTIVE' })
      const notices = await noticesOf(paymentId)
      expect(notices.map((notice) => notice.type).toSorted()).toEqual([
        'charge.changed',
        'charge.refunded',
      ])
      expect(notices.every((notice) => notice.key === key)).toBe(true)
    })

    test('the method is named by kind and last digits, never by more', async () => {
      const id = await subscribe('succeeds')
      expect(await methodOf(id)).toEqual({
        method: { label: 'Visa ···· 4242', expires: '2040-12' },
      })
      await change(id, 'succeedsMastercard')
      expect(await methodOf(id)).toEqual({
        method: { label: 'Mastercard ···· 4444', expires: '2040-12' },
      })
      const text = JSON.stringify(
        await (await bench().database.get()).select().from(paymentSubscriptions),
      )
      for (const number of Object.values(TEST_CARDS)) expect(text).not.toContain(number)
    })

    test.each(['declined', 'noPayment', 'breaks'] as const)(
      'a card that no bank lets be kept leaves the one on file: %s',
      async (card) => {
        const id = await subscribe('succeeds')
        expect((await change(id, card)).status).toBe(402)
        expect(await methodOf(id)).toMatchObject({ method: { label: 'Visa ···· 4242' } })
      },
    )

    test('a card past its month is declined', async () => {
      const id = await subscribe('succeeds')
      bench().clock.time += 20 * YEAR_MS
      expect(await again(id)).toMatchObject({ state: 'failed', reason: 'declined' })
      bench().clock.time -= 20 * YEAR_MS
    })

    test.each([
      { key: `${'0'.repeat(32)}-1` },
      { key: 'renew-1-1' },
      { amount: -1 },
      { currency: 'XXX' },
      { description: '' },
      { extra: true },
    ])('refuses %o', async (changes) => {
      const id = await subscribe('succeeds')
      expect((await ask(id, { ...laterFor(), ...changes })).status).toBe(400)
    })
  })
