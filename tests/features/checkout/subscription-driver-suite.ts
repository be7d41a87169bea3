import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import {
  methodOnFile,
  type DisputeReport,
  type RenewalCharge,
} from '#features/checkout/subscription-contract.ts'

/** What the method of a subscription does at a later charge, where its buyer is away. */
export type LaterCourse = 'succeeds' | 'declined' | 'declined-once' | 'wants-buyer' | 'waits'

type Posted = { body: string; headers: Headers }

type Told = { paymentId: string; key: string }

/** What the suite needs of a provider, beside its driver. */
export type SubscriptionBench = {
  driver: PaymentDriver
  /** A subscription whose first payment has succeeded, charged to a method of this kind from now on. */
  subscribed: (course: LaterCourse) => Promise<{ providerId: string; first: Told }>
  /** One whose first payment has not succeeded. */
  unpaid: () => Promise<{ providerId: string }>
  /** What the provider's card fields give for a card of this kind. */
  methodToken: (course: LaterCourse) => Promise<string>
  /** The customer puts another method in its place, on the provider's page. */
  changeMethod: (change: { providerId: string; methodToken: string }) => Promise<void>
  /** The bank decides what waits: it pays. */
  decides: (charge: Told) => Promise<void>
  /** A message of the provider about a later charge, as it is posted. */
  laterNotice: (charge: Told) => Posted
  /** A message about a payment that its buyer asks back of the bank. */
  disputeNotice: (charge: Told, state: Exclude<DisputeReport['state'], 'asked'>) => Posted
  setAway: (isAway: boolean) => void
}

const soon = () => AbortSignal.timeout(8000)

const refused = { failure: { upstream: 'payment', fault: 'refused' } }

/** A renewal of Basic in Quebec, under a key of its own. */
export const renewalOf = (
  providerId: string,
  changes: Partial<RenewalCharge> = {},
): RenewalCharge => ({
  key: `renew-${randomBytes(16).toString('hex')}-1`,
  providerId,
  description: 'Business in a Box Basic',
  plan: 'basic',
  seats: 1,
  currency: 'USD',
  amount: 299_88,
  taxes: [
    { tax: 'GST', rate: 5000, amount: 14_99 },
    { tax: 'QST', rate: 9975, amount: 29_91 },
  ],
  total: 344_78,
  email: 'ann@company.example',
  language: 'fr',
  ...changes,
})

/** What the site may expect of whoever charges its subscriptions again; every driver passes it. */
export const subscriptionDriverSuite = (name: string, bench: () => SubscriptionBench) =>
  describe(`subscriptions of the payment driver ${name}`, () => {
    const charge = (wanted: RenewalCharge) => bench().driver.subscription.charge(wanted, soon())

    const look = (paymentId: string) =>
      bench().driver.subscription.retrieveCharge(paymentId, soon())

    const renew = async (course: LaterCourse) => {
      const { providerId } = await bench().subscribed(course)
      const wanted = renewalOf(providerId)
      return { providerId, wanted, outcome: await charge(wanted) }
    }

    test('charges without the buyer', async () => {
      const { wanted, outcome } = await renew('succeeds')
      expect(outcome).toMatchObject({
        key: wanted.key,
        state: 'succeeded',
        reason: null,
        total: 344_78,
        currency: 'USD',
      })
      expect(await look(outcome.paymentId)).toMatchObject({ key: wanted.key, state: 'succeeded' })
    })

    test('charges once for its key, however often and whenever it is asked', async () => {
      const { providerId } = await bench().subscribed('succeeds')
      const wanted = renewalOf(providerId)
      const all = await Promise.all([1, 2, 3].map(() => charge(wanted)))
      const ids = [...all, await charge(wanted)].map(({ paymentId }) => paymentId)
      expect(new Set(ids).size).toBe(1)
      const next = await charge(renewalOf(providerId))
      expect(ids).not.toContain(next.paymentId)
    })

    test('takes no key again with another amount', async () => {
      const { wanted, outcome } = await renew('succeeds')
      const changed = { ...wanted, amount: 300_00, taxes: [], total: 300_00 }
      await expect(charge(changed)).rejects.toMatchObject(refused)
      expect(await look(outcome.paymentId)).toMatchObject({ total: 344_78 })
    })

    test.each([
      ['declined', 'declined'],
      ['wants-buyer', 'authentication-failed'],
    ] as const)('gives a method that is %s as a charge that has failed', async (course, reason) => {
      const { wanted, outcome } = await renew(course)
      expect(outcome).toMatchObject({ key: wanted.key, state: 'failed', reason })
      expect(await look(outcome.paymentId)).toMatchObject({ state: 'failed', reason })
      expect(await charge(wanted)).toMatchObject({ paymentId: outcome.paymentId, state: 'failed' })
    })

    test('tries again under the next key', async () => {
      const { providerId, outcome } = await renew('declined-once')
      expect(outcome.state).toBe('failed')
      expect(await charge(renewalOf(providerId))).toMatchObject({ state: 'succeeded' })
      expect(await look(outcome.paymentId)).toMatchObject({ state: 'failed' })
    })

    test('is pending while the bank thinks, and says then what it decided', async () => {
      const { wanted, outcome } = await renew('waits')
      expect(outcome).toMatchObject({ state: 'pending', reason: null })
      await bench().decides(outcome)
      expect(await look(outcome.paymentId)).toMatchObject({ key: wanted.key, state: 'succeeded' })
    })

    test('gives a later payment back, and the subscription goes on', async () => {
      const { driver } = bench()
      const { providerId, wanted, outcome } = await renew('succeeds')
      const { paymentId } = outcome
      const key = `all-of-${wanted.key}`
      const back = () => driver.refund({ paymentId, key, amount: 344_78 }, soon())
      expect(await back()).toMatchObject({ refunded: 344_78 })
      expect(await back()).toMatchObject({ refunded: 344_78 })
      expect(await driver.retrieve(paymentId, soon())).toMatchObject({
        paymentId,
        key: wanted.key,
        state: 'succeeded',
        refunded: 344_78,
      })
      expect(await charge(renewalOf(providerId))).toMatchObject({ state: 'succeeded' })
    })

    test('says what is on file, never the number', async () => {
      const { providerId } = await bench().subscribed('succeeds')
      const method = methodOnFile.parse(
        await bench().driver.subscription.method(providerId, soon()),
      )
      expect(method.label).toMatch(/\d{4}$/)
      expect(method.label).not.toMatch(/\d{5}/)
      expect(method.expires).toMatch(/^20\d\d-\d\d$/)
    })

    test('charges another method from now on', async () => {
      const { providerId, outcome } = await renew('declined')
      expect(outcome.state).toBe('failed')
      const methodToken = await bench().methodToken('succeeds')
      await bench().changeMethod({ providerId, methodToken })
      expect(await charge(renewalOf(providerId))).toMatchObject({ state: 'succeeded' })
    })

    test('sends to a page of the provider’s, or to none', async () => {
      const { providerId } = await bench().subscribed('succeeds')
      const returnUrl = 'https://app.example/webapp/billing'
      const wanted = { providerId, returnUrl, language: 'fr' as const }
      const page = await bench().driver.subscription.methodPage(wanted, soon())
      expect(page === null || URL.canParse(page)).toBe(true)
    })

    test('ends, and charges nothing after it', async () => {
      const { driver } = bench()
      const { providerId, wanted, outcome } = await renew('succeeds')
      for (const _time of [1, 2]) await driver.subscription.end(providerId, soon())
      await expect(charge(renewalOf(providerId))).rejects.toMatchObject(refused)
      expect(await driver.showSubscription(providerId, soon())).not.toBe('ACTIVE')
      // What was charged before is still told of, under its key as by its payment.
      expect(await charge(wanted)).toMatchObject({ paymentId: outcome.paymentId })
      expect(await look(outcome.paymentId)).toMatchObject({ state: 'succeeded' })
    })

    test('charges nothing that it does not know, and nothing whose first payment is missing', async () => {
      await expect(charge(renewalOf('sub_unknown'))).rejects.toMatchObject(refused)
      const { providerId } = await bench().unpaid()
      await expect(charge(renewalOf(providerId))).rejects.toMatchObject(refused)
    })

    test('throws while the provider is away, and charges once under the key afterwards', async () => {
      const { setAway } = bench()
      const { providerId, wanted, outcome } = await renew('succeeds')
      setAway(true)
      const away = { failure: { upstream: 'payment' } }
      await expect(charge(wanted)).rejects.toMatchObject(away)
      await expect(look(outcome.paymentId)).rejects.toMatchObject(away)
      await expect(bench().driver.subscription.end(providerId, soon())).rejects.toMatchObject(away)
      setAway(false)
      expect(await charge(wanted)).toMatchObject({ paymentId: outcome.paymentId })
    }, 60_000)

    test('reads whose later charge a message is about', async () => {
      const { wanted, outcome } = await renew('succeeds')
      const { body, headers } = bench().laterNotice(outcome)
      const read = await bench().driver.readNotice(body, headers)
      expect(read).toMatchObject({ paymentId: outcome.paymentId, key: wanted.key })
      expect(read?.dispute).toBeUndefined()
    })

    test.each(['opened', 'won', 'lost'] as const)('reads that a dispute is %s', async (state) => {
      const { outcome, wanted } = await renew('succeeds')
      const { first } = await bench().subscribed('succeeds')
      for (const told of [first, { paymentId: outcome.paymentId, key: wanted.key }]) {
        const { body, headers } = bench().disputeNotice(told, state)
        const read = await bench().driver.readNotice(body, headers)
        expect(read).toMatchObject({ ...told, dispute: state })
        expect(read?.alarm).toBe(state === 'opened' ? 'payment disputed' : undefined)
      }
    })
  })
