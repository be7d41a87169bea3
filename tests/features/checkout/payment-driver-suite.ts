import { describe, expect, test } from 'vitest'
import type { ChargeRequest } from '#features/checkout/payment-contract.ts'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import {
  NoticeError,
  type Charge,
  type PaymentDriver,
} from '#features/checkout/provider/payment-driver.ts'
import { chargeRequest } from './charge-request.ts'

/** What a buyer's card or bank does. */
export type Course = 'succeeds' | 'declined' | 'confirmed' | 'refused-at-bank' | 'waits'

type SignOptions = { secret?: string; ageS?: number }

/** What the suite needs of a provider, beside its driver. */
export type DriverBench = {
  driver: PaymentDriver
  /** What the page has got before it pays, such as the token of a card. */
  methodToken: (course: Course) => Promise<string | null>
  /** What happens after the charge has started: the page confirms it, the buyer answers the bank. */
  happens: (charge: Charge, course: Course) => Promise<void>
  /** So many minutes pass for a charge. */
  pass: (charge: Charge, minutes: number) => Promise<void>
  /** A message of the provider about a charge, as it is posted. */
  notice: (charge: Charge, options?: SignOptions) => { body: string; headers: Headers }
  /** One that is well signed and does not concern us. */
  foreignNotice: () => { body: string; headers: Headers }
  /** Whether the provider is away. */
  setAway: (isAway: boolean) => void
}

const soon = () => AbortSignal.timeout(8000)

const refused = { failure: { upstream: 'payment', fault: 'refused' } }

/** What the site may expect of whoever takes its money; every driver passes it. */
export const paymentDriverSuite = (name: string, bench: () => DriverBench) =>
  describe(`the payment driver ${name}`, () => {
    const begin = async (course: Course, changes: Partial<ChargeRequest> = {}) => {
      const { driver, methodToken } = bench()
      const request = chargeRequest({ methodToken: await methodToken(course), ...changes })
      return { request, started: await driver.start(request, soon()) }
    }

    const pay = async (course: Course, changes: Partial<ChargeRequest> = {}) => {
      const { request, started } = await begin(course, changes)
      await bench().happens(started, course)
      return { request, charge: await bench().driver.retrieve(started.paymentId, soon()) }
    }

    test('says whose charge it is, and of how much', async () => {
      const { request, charge } = await pay('succeeds', { amount: 1_234_56, currency: 'CAD' })
      expect(charge).toMatchObject({
        key: request.key,
        state: 'succeeded',
        reason: null,
        actionUrl: null,
        amount: { amount: 1_234_56, currency: 'CAD' },
        refunded: 0,
      })
    })

    test('starts a charge once for its key, however often and whenever it is asked', async () => {
      const { driver, happens } = bench()
      const request = chargeRequest({ methodToken: await bench().methodToken('succeeds') })
      const all = await Promise.all([1, 2, 3].map(() => driver.start(request, soon())))
      const [first] = all
      if (!first) throw new Error('Nothing was started')
      expect(new Set(all.map(({ paymentId }) => paymentId))).toEqual(new Set([first.paymentId]))
      await happens(first, 'succeeds')
      const again = await driver.start(request, soon())
      expect(again).toMatchObject({ paymentId: first.paymentId, state: 'succeeded', refunded: 0 })
    })

    test.each<Partial<ChargeRequest>>([{ amount: 1 }, { currency: 'CAD' }])(
      'takes no key again with %o',
      async (changes) => {
        const { driver } = bench()
        const { request, charge } = await pay('succeeds')
        await expect(driver.start({ ...request, ...changes }, soon())).rejects.toMatchObject(
          refused,
        )
        expect(await driver.retrieve(charge.paymentId, soon())).toEqual(charge)
      },
    )

    test('gives a card that is declined as a charge that has failed', async () => {
      const { request, charge } = await pay('declined')
      expect(charge).toMatchObject({ key: request.key, state: 'failed', reason: 'declined' })
      expect(await bench().driver.start(request, soon())).toMatchObject({ state: 'failed' })
    })

    test('waits for the buyer to confirm at the bank', async () => {
      const { started } = await begin('confirmed')
      expect(started.state).toBe('action')
      expect(started.actionUrl !== null || started.clientSecret !== null).toBe(true)
      await bench().happens(started, 'confirmed')
      const after = await bench().driver.retrieve(started.paymentId, soon())
      expect(after).toMatchObject({ state: 'succeeded', actionUrl: null })
    })

    test('fails where the buyer refuses there', async () => {
      const { charge } = await pay('refused-at-bank')
      expect(charge).toMatchObject({ state: 'failed', reason: 'authentication-failed' })
    })

    test('gives a charge up that nobody confirms, for good', async () => {
      const { started } = await begin('confirmed')
      await bench().pass(started, ACTION_LIFE_MIN + 1)
      const { driver, happens } = bench()
      const late = await driver.retrieve(started.paymentId, soon())
      expect(late).toMatchObject({ state: 'failed', reason: 'abandoned' })
      // A provider may refuse what comes too late, or take no notice.
      await Promise.allSettled([happens(started, 'confirmed')])
      expect(await driver.retrieve(started.paymentId, soon())).toMatchObject({ state: 'failed' })
    })

    test('is pending while the bank thinks', async () => {
      const { charge } = await pay('waits')
      expect(charge).toMatchObject({ state: 'pending', reason: null })
    })

    test('sends to an approval by navigation', async () => {
      const { request, started } = await begin('confirmed', { method: 'paypal', methodToken: null })
      expect(started.state).toBe('action')
      expect(URL.canParse(started.actionUrl ?? '')).toBe(true)
      const again = await bench().driver.start(request, soon())
      expect(again).toMatchObject({ paymentId: started.paymentId, actionUrl: started.actionUrl })
    })

    test('calls a subscription ACTIVE once it is paid, and nothing else so (S2 §4, §7)', async () => {
      const { driver, happens } = bench()
      const show = async ({ subscriptionId }: Charge) =>
        driver.showSubscription(subscriptionId ?? '', soon())
      const { started } = await begin('confirmed')
      expect(await show(started)).not.toBe('ACTIVE')
      await happens(started, 'confirmed')
      expect(await show(await driver.retrieve(started.paymentId, soon()))).toBe('ACTIVE')
      expect(await show((await pay('declined')).charge)).not.toBe('ACTIVE')
    })

    test('gives back a part once for its key, then the rest, and never more', async () => {
      const { driver } = bench()
      const { paymentId } = (await pay('succeeds')).charge
      const refund = (key: string, amount: number) =>
        driver.refund({ paymentId, key: `${key}-${paymentId}`, amount }, soon())
      const first = await refund('part', 100_00)
      expect(first.refunded).toBe(100_00)
      expect((await refund('part', 100_00)).refundId).toBe(first.refundId)
      await expect(refund('too-much', 244_79)).rejects.toMatchObject(refused)
      expect(await driver.retrieve(paymentId, soon())).toMatchObject({ refunded: 100_00 })
      expect((await refund('rest', 244_78)).refunded).toBe(344_78)
      await expect(refund('beyond', 1)).rejects.toMatchObject(refused)
      expect(await driver.retrieve(paymentId, soon())).toMatchObject({
        state: 'succeeded',
        refunded: 344_78,
      })
    })

    test('throws while the provider is away, and finds the charge under its key afterwards', async () => {
      const { driver, setAway } = bench()
      const { request, started } = await begin('confirmed')
      setAway(true)
      const failed = { failure: { upstream: 'payment' } }
      await expect(driver.start(request, soon())).rejects.toMatchObject(failed)
      await expect(driver.retrieve(started.paymentId, soon())).rejects.toMatchObject(failed)
      setAway(false)
      expect((await driver.start(request, soon())).paymentId).toBe(started.paymentId)
    }, 40_000)

    test('reads whose charge a message is about, also when it comes twice', async () => {
      const { driver, notice } = bench()
      const { charge, request } = await pay('succeeds')
      const { body, headers } = notice(charge)
      const read = await driver.readNotice(body, headers)
      expect(read).toMatchObject({ paymentId: charge.paymentId, key: request.key })
      expect(await driver.readNotice(body, headers)).toEqual(read)
    })

    test('passes over messages that do not concern us', async () => {
      const { body, headers } = bench().foreignNotice()
      expect(await bench().driver.readNotice(body, headers)).toBeNull()
    })

    test.each<[string, SignOptions]>([
      ['signed with another secret', { secret: 'whsec_anothersecretanothersecret' }],
      ['older than five minutes', { ageS: 301 }],
    ])('refuses messages that are %s', async (_how, options) => {
      const { driver, notice } = bench()
      const { body, headers } = notice((await pay('succeeds')).charge, options)
      await expect(driver.readNotice(body, headers)).rejects.toThrow(NoticeError)
    })

    test('refuses messages that are not signed, or were changed on the way', async () => {
      const { driver, notice } = bench()
      const { charge } = await pay('succeeds')
      const { body, headers } = notice(charge)
      await expect(driver.readNotice(body, new Headers())).rejects.toThrow(NoticeError)
      await expect(driver.readNotice(`${body} `, headers)).rejects.toThrow(NoticeError)
      const [first = ''] = [...headers.values()]
      for (const bad of ['', 'x', first.replace(/v1=..../, 'v1=0000'), first.slice(0, -2)]) {
        const forged = new Headers([...headers.keys()].map((key) => [key, bad]))
        await expect(driver.readNotice(body, forged)).rejects.toThrow(NoticeError)
      }
    })
  })
