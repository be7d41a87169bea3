import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { partnerNotifications } from '#services/db/partner-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import type { Bench } from '../support/bench.ts'

const NOTIFY = '/userbase/partner/budgeto/notify/'

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

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
          street: null,
          city: null,
          postalCode: null,
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
  })
