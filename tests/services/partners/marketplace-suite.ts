import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { clickbankAnswer } from '#features/orders/order-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { clickbankReceipts } from '#services/db/partner-schema.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { marketplaceRows } from '#services/entitlement/marketplace-rows.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { newEmail, type Bench } from '../support/bench.ts'

const CLICKBANK = '/userbase/affiliate/clickbank'

const newReceipt = () => ({
  receipt: randomUUID().slice(0, 8).toUpperCase(),
  item: '1',
  time: 1_790_000_000,
  email: newEmail(),
  name: 'Éva Maria Müller',
  language: 'de',
  isProved: true,
})

/** What follows from a receipt of the affiliate marketplace (docs/decisions/043). */
export const marketplaceSuite = (bench: () => Bench) =>
  describe('the marketplace', () => {
    const userIdOf = async (email: string) => {
      const queries = await bench().database.get()
      const [user] = await queries.select().from(users).where(eq(users.emailNormalized, email))
      return user?.id ?? ''
    }
    const soldAt = () => Math.floor(bench().clock.time / 1000) - 60

    const take = async (receipt: object) => {
      const answer = await bench().post(CLICKBANK, receipt)
      expect(answer.status).toBe(200)
      return clickbankAnswer.parse(await answer.json())
    }
    const yearsOf = async (email: string | null) => {
      const userId = await userIdOf(email ?? '')
      return userId === '' ? [] : marketplaceRows(await bench().database.get(), userId)
    }
    const madeOf = async ({ receipt, email }: { receipt: string; email: string | null }) => {
      const queries = await bench().database.get()
      return {
        users: email === null ? 0 : await queries.$count(users, eq(users.emailNormalized, email)),
        years: (await yearsOf(email))
          .filter(({ source }) => source === receipt)
          .map(({ plan, seats, end }) => ({ plan, seats, end })),
        mails: await queries.$count(outboxMails, eq(outboxMails.key, `marketplace:${receipt}`)),
      }
    }

    test('makes account, licence and mail of a signed receipt, and tells no amount', async () => {
      const receipt = { ...newReceipt(), time: soldAt() }
      const { signIn, ...answer } = await take(receipt)
      expect(answer).toEqual({
        userId: await userIdOf(receipt.email),
        isActive: true,
        orderDetails: {
          orderId: receipt.receipt,
          amount: null,
          sku: 'BIB-BASIC-Y',
          product: 'Business in a Box Basic',
          fname: 'Éva',
        },
        receivedAt: new Date(bench().clock.time).toISOString(),
      })
      expect(signIn).toMatchObject({ email: receipt.email, userId: answer.userId })
      const endsAt = new Date(receipt.time * 1000)
      endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1)
      expect(await madeOf(receipt)).toEqual({
        users: 1,
        years: [{ plan: 'basic', seats: 1, end: endsAt }],
        mails: 1,
      })
    })

    test.each(LOCALE_CODES)('tells the buyer so in %s, and names no amount', async (language) => {
      const receipt = { ...newReceipt(), time: soldAt(), language }
      await take(receipt)
      const queries = await bench().database.get()
      const [mail] = await queries
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.key, `marketplace:${receipt.receipt}`))
      if (!mail) throw new Error('There is no mail.')
      expect(mail.recipient).toBe(receipt.email)
      const letter = await letterOf(queries, { mail, ...bench().services })
      const text = [letter.subject, ...letter.opening, ...letter.ending].join('\n')
      expect(letter.paper).toBeUndefined()
      expect(text).toContain('Éva')
      expect(text.split(receipt.receipt)).toHaveLength(3)
      expect(text).toContain('Business in a Box Basic')
      // Its number may hold those of a price.
      expect(text.replaceAll(receipt.receipt, '')).not.toMatch(/[{}]|299|\$|€/)
    })

    test('makes it once, however often and by however many the receipt is shown at once', async () => {
      const receipt = { ...newReceipt(), time: soldAt() }
      const answers = await Promise.all(Array.from({ length: 8 }, () => take(receipt)))
      expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1)
      const made = await madeOf(receipt)
      expect(made).toMatchObject({ users: 1, mails: 1 })
      expect(made.years).toHaveLength(1)
    })

    test('opens the account that it made for a quarter of an hour, and an older one never', async () => {
      const receipt = { ...newReceipt(), time: soldAt() }
      expect((await take(receipt)).signIn).not.toBeNull()
      const { clock } = bench()
      clock.time += 15 * 60_000
      expect((await take(receipt)).signIn).toBeNull()
      const { email } = await bench().newAccount()
      const other = { ...newReceipt(), time: soldAt(), email: email.toUpperCase() }
      const answer = await take(other)
      expect(answer).toMatchObject({ userId: await userIdOf(email), isActive: true, signIn: null })
      expect(await madeOf({ ...other, email })).toMatchObject({ users: 1, mails: 1 })
    })

    test('gives nothing for a receipt that nobody has signed, nor for one without an address', async () => {
      const unsigned = { ...newReceipt(), isProved: false }
      expect(await take(unsigned)).toMatchObject({ userId: null, isActive: false, signIn: null })
      expect(await madeOf(unsigned)).toEqual({ users: 0, years: [], mails: 0 })
      const nobodys = { ...newReceipt(), email: null }
      const logged = vi.spyOn(bench().services.log, 'error')
      expect(await take(nobodys)).toMatchObject({ userId: null, isActive: false, signIn: null })
      expect(await madeOf(nobodys)).toEqual({ users: 0, years: [], mails: 0 })
      const line = { event: 'marketplace sale without licence', receipt: nobodys.receipt }
      expect(logged.mock.calls).toEqual([[line, expect.any(String)]])
      logged.mockRestore()
    })

    test.each([
      ['unsigned', { isProved: false, item: '2', name: 'Mallory' }],
      ['without an address', { email: null, name: null }],
    ])('gives what a first showing %s did not, once', async (_case, change) => {
      const receipt = { ...newReceipt(), time: soldAt() }
      await take({ ...receipt, ...change })
      await take({ ...receipt, ...change })
      bench().clock.time += 60 * 60_000
      const answer = await take(receipt)
      expect(answer).toMatchObject({ userId: await userIdOf(receipt.email), isActive: true })
      expect(answer.signIn).toMatchObject({ email: receipt.email })
      expect(answer.orderDetails).toMatchObject({ sku: 'BIB-BASIC-Y', fname: 'Éva' })
      const other = newEmail()
      expect((await take({ ...receipt, email: other })).userId).toBe(answer.userId)
      const made = await madeOf(receipt)
      expect(made).toMatchObject({ users: 1, mails: 1 })
      expect(made.years).toHaveLength(1)
      expect(await userIdOf(other)).toBe('')
    })

    test('says that a receipt gives nothing any more once its money went back there', async () => {
      const receipt = { ...newReceipt(), time: soldAt() }
      expect(await take(receipt)).toMatchObject({ isActive: true })
      const queries = await bench().database.get()
      await queries
        .update(clickbankReceipts)
        .set({ refundedAt: new Date(bench().clock.time) })
        .where(eq(clickbankReceipts.receipt, receipt.receipt))
      expect(await take(receipt)).toMatchObject({ isActive: false })
    })

    test('gives the time of a second sale too: of the same plan after the first, of a larger one at once', async () => {
      const first = { ...newReceipt(), time: soldAt() }
      await take(first)
      const again = { ...newReceipt(), time: first.time + 1, email: first.email }
      const larger = { ...newReceipt(), time: first.time + 2, email: first.email, item: '2' }
      const years = async (receipt: typeof first) => {
        expect(await take(receipt)).toMatchObject({ isActive: true, signIn: null })
        const made = await madeOf(receipt)
        expect(made.mails).toBe(1)
        return made.years.map(({ plan, end }) => [plan, end.getUTCFullYear()])
      }
      const year = new Date(first.time * 1000).getUTCFullYear()
      expect(await years(again)).toEqual([['basic', year + 2]])
      expect(await years(larger)).toEqual([['premium', year + 1]])
      const now = new Date(bench().clock.time)
      const userId = await userIdOf(first.email)
      const held = await entitlementOf(await bench().database.get(), { userId, now })
      expect(held).toMatchObject({ plan: 'premium' })
    })

    test('takes a receipt once: a repeat changes nothing, whatever it says', async () => {
      const receipt = { ...newReceipt(), time: soldAt() }
      const { signIn: _first, ...first } = await take(receipt)
      const { clock } = bench()
      clock.time += 5000
      const mallory = newEmail()
      const forged = { ...receipt, item: '2', email: mallory, name: 'Mallory' }
      const { signIn, ...again } = await take(forged)
      expect(again).toEqual(first)
      expect(signIn?.email).toBe(receipt.email)
      expect(await madeOf({ ...receipt, email: mallory })).toMatchObject({ users: 0, mails: 1 })
      const queries = await bench().database.get()
      const rows = await queries
        .select()
        .from(clickbankReceipts)
        .where(eq(clickbankReceipts.receipt, receipt.receipt))
      expect(rows).toMatchObject([{ item: '1', name: receipt.name }])
    })

    test.each([
      ['an item that is not ours', { item: '77' }, 404],
      ['a receipt of another form', { receipt: 'abc' }, 400],
      ['an unknown field', { cbpop: 'AAAAAAAA' }, 400],
    ])('keeps nothing of %s', async (_case, change, status) => {
      const receipt = { ...newReceipt(), ...change }
      expect((await bench().post(CLICKBANK, receipt)).status).toBe(status)
      const queries = await bench().database.get()
      const rows = await queries
        .select()
        .from(clickbankReceipts)
        .where(eq(clickbankReceipts.receipt, receipt.receipt))
      expect(rows).toEqual([])
    })
  })
