import { describe, expect, test } from 'vitest'
import { PAYMENT_WAIT_MS } from '#features/checkout/checkout-machine.ts'
import { chargeAnswer, type ChargeRequest } from '#features/checkout/payment-contract.ts'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { sweepCharges } from '#services/payment/charge-states.ts'
import type { Bench } from '../support/bench.ts'
import { chargeFor, newChargeKey, paymentCalls } from './payment-bench.ts'

const MINUTE_MS = 60_000

/** A charge does what its test card says, once for each key. */
export const chargeSuite = (bench: () => Bench) =>
  describe('charges of the payment service', () => {
    const calls = paymentCalls(bench)
    const { newToken, start, end, charge, chargeCard, look, show } = calls

    const pass = (ms: number) => {
      bench().clock.time += ms
    }

    test.each([
      ['succeeds', 'succeeded', null],
      ['succeedsMastercard', 'succeeded', null],
      ['declined', 'failed', 'declined'],
      ['noPayment', 'failed', 'no-payment'],
      ['secure', 'action', null],
      ['slow', 'pending', null],
      ['verySlow', 'pending', null],
      ['failsLater', 'pending', null],
    ] as const)('the card %s: %s', async (card, state, reason) => {
      const made = await chargeCard(card)
      expect(made).toMatchObject({ state, reason, amount: 29_988, currency: 'USD', refunded: 0 })
      expect(await look(made.paymentId)).toEqual(made)
    })

    test('a pending charge is decided when its time has come, not before', async () => {
      const [slow, fails] = [await chargeCard('slow'), await chargeCard('failsLater')]
      pass(5000)
      expect((await look(slow.paymentId)).state).toBe('pending')
      pass(2000)
      expect((await look(slow.paymentId)).state).toBe('succeeded')
      expect(await look(fails.paymentId)).toMatchObject({ state: 'failed', reason: 'declined' })
    })

    test('a very slow one outlasts the page that waits', async () => {
      const { paymentId } = await chargeCard('verySlow')
      pass(PAYMENT_WAIT_MS)
      expect((await look(paymentId)).state).toBe('pending')
      pass(MINUTE_MS)
      expect((await look(paymentId)).state).toBe('succeeded')
    })

    test('the sweep decides what nobody asks for', async () => {
      const { paymentId } = await chargeCard('slow')
      pass(7000)
      const queries = await bench().database.get()
      await sweepCharges(queries, bench().services.now())
      const rows = await queries.select().from(paymentCharges)
      expect(rows.find((row) => row.paymentId === paymentId)).toMatchObject({ state: 'succeeded' })
    })

    test('an action that nobody answers is abandoned', async () => {
      const made = await charge(chargeFor({ method: 'paypal' }))
      expect(made.state).toBe('action')
      expect(made.actionUrl).toBe(`https://pay.example/payment/approve/${made.paymentId}`)
      pass(ACTION_LIFE_MIN * MINUTE_MS)
      expect(await look(made.paymentId)).toMatchObject({
        state: 'failed',
        reason: 'abandoned',
        actionUrl: null,
      })
    })

    test.each(['secure', null] as const)(
      'what waits for its buyer, or was never started, is ended for good: %s',
      async (card) => {
        const request = chargeFor({ methodToken: await newToken(card ?? 'succeeds') })
        if (card) expect(await charge(request)).toMatchObject({ state: 'action' })
        const ended = chargeAnswer.parse(await (await end(request)).json())
        expect(ended).toMatchObject({ key: request.key, state: 'failed', reason: 'abandoned' })
        expect(await charge(request)).toEqual(ended)
      },
    )

    test.each(['succeeds', 'slow'] as const)(
      'what is paid, or with the bank, is not: %s',
      async (card) => {
        const request = chargeFor({ methodToken: await newToken(card) })
        const made = await charge(request)
        expect(chargeAnswer.parse(await (await end(request)).json())).toEqual(made)
      },
    )

    test('the same key is the same charge, also when many ask at once', async () => {
      const request = chargeFor({ methodToken: await newToken('succeeds') })
      const answers = await Promise.all(Array.from({ length: 8 }, () => charge(request)))
      expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1)
      expect(answers.every(({ state }) => state === 'succeeded')).toBe(true)
    })

    test.each<Partial<ChargeRequest>>([{ amount: 1 }, { currency: 'CAD' }])(
      'the same key with %o is refused',
      async (changes) => {
        const request = chargeFor({ methodToken: await newToken('succeeds') })
        const first = await charge(request)
        expect((await start({ ...request, ...changes })).status).toBe(409)
        expect(await look(first.paymentId)).toEqual(first)
      },
    )

    test('a token is charged once, for an hour, and an unknown one never', async () => {
      const methodToken = await newToken('succeeds')
      await charge(chargeFor({ methodToken }))
      const refused = { state: 'failed', reason: 'call-failed' }
      expect(await charge(chargeFor({ methodToken }))).toMatchObject(refused)
      expect(await charge(chargeFor({ methodToken: 'tok_unknown' }))).toMatchObject(refused)
      expect(await charge(chargeFor({ methodToken: null }))).toMatchObject(refused)
      const late = await newToken('succeeds')
      pass(61 * MINUTE_MS)
      expect(await charge(chargeFor({ methodToken: late }))).toMatchObject(refused)
    })

    test('a call that breaks answers 502, and later that nothing was charged', async () => {
      const request = chargeFor({ methodToken: await newToken('breaks') })
      expect((await start(request)).status).toBe(502)
      expect((await start(request)).status).toBe(502)
      pass(10_000)
      expect(await charge(request)).toMatchObject({ state: 'failed', reason: 'call-failed' })
    })

    test.each([
      'https://evil.example/api/checkout/return',
      'http://site.example/api/checkout/return',
      'https://site.example.evil.example/',
      'https://site.example@evil.example/',
      'javascript:alert(1)',
    ])('sends no buyer back to %s', async (returnUrl) => {
      expect((await start(chargeFor({ returnUrl, method: 'paypal' }))).status).toBe(400)
    })

    test.each([
      { key: 'short' },
      { key: `${newChargeKey()}x` },
      { amount: -1 },
      { amount: 1.5 },
      { currency: 'XXX' },
      { extra: true },
    ])('refuses %o', async (changes) => {
      const answer = await bench().post('/payment/charge', { ...chargeFor(), ...changes })
      expect(answer.status).toBe(400)
    })

    test('says of a subscription what its charge says (S2 §7)', async () => {
      const statusOf = async (made: { subscriptionId: string | null }) => show(made.subscriptionId)
      expect(await statusOf(await chargeCard('succeeds'))).toEqual({ status: 'ACTIVE' })
      expect(await statusOf(await chargeCard('declined'))).toEqual({ status: 'FAILED' })
      const slow = await chargeCard('slow')
      expect(await statusOf(slow)).toEqual({ status: 'INCOMPLETE' })
      pass(7000)
      expect(await statusOf(slow)).toEqual({ status: 'ACTIVE' })
    })

    test('knows no charge and no subscription that it did not make', async () => {
      expect((await bench().call('/payment/charge/pay_unknown')).status).toBe(404)
      expect((await bench().call('/payment/subscription/sub_unknown/show')).status).toBe(404)
    })

    test('answers what the contract says', async () => {
      const answer = await start(chargeFor({ method: 'paypal' }))
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(chargeAnswer.safeParse(await answer.json()).success).toBe(true)
    })
  })
