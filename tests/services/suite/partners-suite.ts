import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clickbankAnswer } from '#features/orders/order-contract.ts'
import { BASIC_PRICE } from '#lib/config/plans.ts'
import { clickbankReceipts, orders, partnerNotifications } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { newEmail, type Bench } from '../support/bench.ts'

const NOTIFY = '/userbase/partner/budgeto/notify/'
const CLICKBANK = '/userbase/affiliate/clickbank'

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

const newReceipt = () => ({
  receipt: randomUUID().slice(0, 8).toUpperCase(),
  item: '1',
  time: 1_790_000_000,
  email: newEmail(),
  name: 'Éva Maria Müller',
  language: 'de',
})

/** What the partners' services do for the site (S2 §7). */
export const partnersSuite = (bench: () => Bench) =>
  describe('partners', () => {
    const userIdOf = async (email: string) => {
      const queries = await bench().database.get()
      const [user] = await queries.select().from(users).where(eq(users.emailNormalized, email))
      return user?.id ?? ''
    }
    const newOrder = async () => {
      const { email } = await bench().newAccount()
      const queries = await bench().database.get()
      const number = `BB-${digits(10)}`
      const at = new Date(bench().clock.time)
      await queries.insert(orders).values({
        number,
        purchaseId: randomUUID().replaceAll('-', ''),
        attempt: 1,
        userId: await userIdOf(email),
        madeAccount: true,
        receipt: 1_000_000 + Number(digits(8)),
        language: 'en',
        buyer: {
          email,
          firstName: 'Ann',
          lastName: 'Lee',
          nameOnCard: null,
          phone: null,
          country: 'US',
          province: null,
          company: null,
          taxNumber: null,
        },
        quote: {
          plan: 'basic',
          seats: 1,
          offer: '/budgeto/buy',
          discount: null,
          packageToken: null,
          currency: 'USD',
          list: 29_988,
          amount: 29_988,
          percentOff: 0,
          isSavingShown: false,
          isExample: false,
          quotedAt: at.toISOString(),
          holdsUntil: at.toISOString(),
        },
        seats: 1,
        currency: 'USD',
        amount: 29_988,
        taxes: [],
        total: 29_988,
        method: 'card',
        paymentId: randomUUID(),
        consent: { version: 'v1', language: 'en', digest: 'a'.repeat(16) },
        paidAt: at,
        renewsAt: at,
      })
      return number
    }

    test('notes an order of the budgeting app once, however often it is told', async () => {
      const orderNumber = await newOrder()
      const body = { orderNumber, product: 'budgeto' }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => bench().post(NOTIFY, body)),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
      const queries = await bench().database.get()
      const rows = await queries
        .select()
        .from(partnerNotifications)
        .where(eq(partnerNotifications.orderNumber, orderNumber))
      expect(rows).toMatchObject([body])
    })

    test.each([
      ['an order that nobody paid', { orderNumber: 'BB-0000000000', product: 'budgeto' }, 404],
      ['another product', { orderNumber: 'BB-0000000000', product: 'drive' }, 400],
    ])('does not note %s', async (_case, body, status) => {
      expect((await bench().post(NOTIFY, body)).status).toBe(status)
    })

    test('answers a receipt with what was bought, and with the first name alone', async () => {
      const receipt = newReceipt()
      const answer = await bench().post(CLICKBANK, receipt)
      expect(answer.status).toBe(200)
      expect(clickbankAnswer.parse(await answer.json())).toEqual({
        userId: null,
        orderDetails: {
          orderId: receipt.receipt,
          amount: BASIC_PRICE.yearly,
          sku: 'BIB-BASIC-Y',
          product: 'Business in a Box Basic',
          fname: 'Éva',
        },
        receivedAt: new Date(bench().clock.time).toISOString(),
      })
    })

    test('knows the account of the address, in whatever case it is written', async () => {
      const { email } = await bench().newAccount()
      const answer = await bench().post(CLICKBANK, { ...newReceipt(), email: email.toUpperCase() })
      expect(await answer.json()).toMatchObject({ userId: await userIdOf(email) })
    })

    test('takes a receipt once: a repeat changes nothing, whatever it says', async () => {
      const receipt = newReceipt()
      const first = await (await bench().post(CLICKBANK, receipt)).json()
      const { clock } = bench()
      clock.time += 5000
      const forged = { ...receipt, item: '2', email: newEmail(), name: 'Mallory' }
      expect(await (await bench().post(CLICKBANK, forged)).json()).toEqual(first)
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
