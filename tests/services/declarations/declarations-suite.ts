import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { DECLARATIONS_A_DAY } from '#services/declarations/routes.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { awayProvider } from '../support/away-provider.ts'
import type { Bench } from '../support/bench.ts'
import { DECLARATION_PATH, leaversOf, newCancel, newWithdrawal } from '../support/leavers.ts'

const DAY_MS = 86_400_000

const BUSINESS = { company: null, taxNumber: 'DE123456789', country: 'DE', province: null }

const ITALIAN = { company: null, taxNumber: 'RSSMRA85T10A562S', country: 'IT', province: null }

/** Who leaves without logging in is heard once, and what is plain follows of itself. */
export const declarationsSuite = (bench: () => Bench) =>
  describe('POST /userbase/declaration', () => {
    const { buy, queries, rowOf, mailsTo, subscriptionOfOrder, send, letterTo } = leaversOf(bench)

    test('keeps one that comes many times once, with number and time, and confirms it once', async () => {
      const declaration = newCancel()
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(declaration)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(await rowOf(declaration.id)).toMatchObject({
        outcome: 'for-a-person',
        name: declaration.name,
        reference: answers[0]?.body.reference,
      })
      expect(await mailsTo(declaration.email)).toHaveLength(1)
    })

    test('stops the renewal of the account of an address, and answers a stranger the same', async () => {
      const { email, orderNumber } = await buy()
      const declaration = newCancel({ email: email.toUpperCase() })
      const known = await send(declaration)
      const unknown = await send(newCancel())
      expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
      expect(known.status).toBe(unknown.status)
      expect(await rowOf(declaration.id)).toMatchObject({ outcome: 'stopped' })
      expect(await subscriptionOfOrder(orderNumber)).toMatchObject({ renews: false })
    })

    test.each([
      ['an important reason', { way: 'important', reason: 'Umzug' }, false],
      ['an end after the paid year', { wishedEnd: '2999-01-01' }, true],
    ] as const)('leaves %s to a person', async (_case, change, renews) => {
      const { email, orderNumber } = await buy()
      const declaration = newCancel({ email, orderNumber, ...change })
      await send(declaration)
      expect(await rowOf(declaration.id)).toMatchObject({ outcome: 'for-a-person' })
      expect(await subscriptionOfOrder(orderNumber)).toMatchObject({ renews })
    })

    test('owes the whole amount of an order that is withdrawn from in time, to who knows number and address', async () => {
      const { email, orderNumber } = await buy()
      const declaration = newWithdrawal({ email, orderNumber: ` ${orderNumber.toLowerCase()} ` })
      await send(declaration)
      expect(await rowOf(declaration.id)).toMatchObject({ outcome: 'returned', orderNumber })
      const stranger = newWithdrawal({ email: newCancel().email, orderNumber })
      await send(stranger)
      expect(await rowOf(stranger.id)).toMatchObject({ outcome: 'for-a-person' })
    })

    test.each([
      ['a business by its tax number alone', BUSINESS, 'for-a-person'],
      ['somebody with the tax code of a person in Italy', ITALIAN, 'returned'],
    ])('takes a withdrawal of %s as that', async (_case, change, outcome) => {
      const { email, orderNumber } = await buy()
      const database = await queries()
      const bought = eq(orders.number, orderNumber)
      const [order] = await database.select().from(orders).where(bought)
      if (!order) throw new Error('No order')
      await database
        .update(orders)
        .set({ buyer: { ...order.buyer, ...change } })
        .where(bought)
      const declaration = newWithdrawal({ email, orderNumber })
      await send(declaration)
      expect(await rowOf(declaration.id)).toMatchObject({ outcome })
    })

    test('leaves a withdrawal after the period to a person', async () => {
      const { email, orderNumber } = await buy()
      const paidAt = new Date(bench().clock.time - 20 * DAY_MS)
      await (await queries()).update(orders).set({ paidAt }).where(eq(orders.number, orderNumber))
      const declaration = newWithdrawal({ email, orderNumber })
      await send(declaration)
      expect(await rowOf(declaration.id)).toMatchObject({ outcome: 'for-a-person' })
    })

    test.each(LOCALE_CODES)('confirms all of it by mail in %s', async (language) => {
      const declaration = newCancel({
        language,
        orderNumber: 'BB-0000000000',
        way: 'important',
        reason: 'A move to 東京',
      })
      const { body } = await send(declaration)
      const letter = await letterTo(declaration.email)
      const { name, email, orderNumber, reason } = declaration
      for (const said of [body.reference, name, email, orderNumber ?? '', reason ?? '', 'UTC']) {
        expect(letter).toContain(said)
      }
    })

    test.each([
      ['tells a consumer of the withdrawal', { company: null, taxNumber: null }, true],
      ['says nothing of it to a company', { company: 'Roy Ltd', taxNumber: null }, false],
      ['says nothing of it to a business by its tax number alone', BUSINESS, false],
      ['tells somebody with the tax code of a person in Italy', ITALIAN, true],
    ])('the receipt %s', async (_case, change, isTold) => {
      const { email, orderNumber } = await buy()
      const [order] = await (
        await queries()
      )
        .select({ buyer: orders.buyer })
        .from(orders)
        .where(eq(orders.number, orderNumber))
      if (!order) throw new Error('No order')
      const buyer = { ...order.buyer, ...change }
      await (await queries()).update(orders).set({ buyer }).where(eq(orders.number, orderNumber))
      const mails = await (
        await queries()
      )
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.recipient, email.toLowerCase()))
      const mail = mails.find(({ kind }) => kind === 'receipt')
      if (!mail) throw new Error('No receipt')
      const letter = letterText(await letterOf(await queries(), { ...bench().services, mail }))
      expect(letter.includes('/company/withdrawal')).toBe(isTold)
    })

    test('gives a withdrawn order back, asking again until it is done', async () => {
      const { email, orderNumber, attempt, outcome: paid } = await buy()
      const declaration = newWithdrawal({ email, orderNumber })
      await send(declaration)
      const { total } = attempt
      const { paymentId } = paid
      const asked: string[] = []
      const away = () =>
        Promise.reject(
          new UpstreamError({ upstream: 'payment', fault: 'failed', status: 503, ms: 0 }),
        )
      const provider: PaymentDriver = {
        ...awayProvider,
        retrieve: (id) =>
          id === paymentId
            ? Promise.resolve({
                paymentId: id,
                key: 'first',
                subscriptionId: null,
                state: 'succeeded',
                reason: null,
                actionUrl: null,
                clientSecret: null,
                refunded: 0,
                amount: { amount: total, currency: 'USD' },
              })
            : away(),
        refund: ({ key, amount }) => {
          asked.push(`${key} ${amount}`)
          const refunded = asked.length === 2 ? 0 : total
          return asked.length === 1 ? away() : Promise.resolve({ refundId: key, refunded })
        },
      }
      for (let round = 0; round < 4; round += 1) {
        bench().clock.time += 3600_000
        await sendDueRefunds(await queries(), { ...bench().services, provider })
      }
      // One refund to the provider, however often it is asked for.
      expect(asked).toEqual(Array(3).fill(`refund-${orderNumber}-0-${total} ${total}`))
    })

    test('sends nobody more than a few mails a day, a customer neither; what gives money back is always confirmed', async () => {
      const { email: stranger } = newCancel()
      const { email: customer, orderNumber } = await buy()
      for (const email of [stranger, customer]) {
        for (let sent = 0; sent < 31; sent += 1) await send(newCancel({ email }))
        expect(await mailsTo(email)).toHaveLength(DECLARATIONS_A_DAY)
      }
      await send(newWithdrawal({ email: customer, orderNumber }))
      expect(await mailsTo(customer)).toHaveLength(DECLARATIONS_A_DAY + 1)
      bench().clock.time += DAY_MS + 1000
      await send(newCancel({ email: customer }))
      expect(await mailsTo(customer)).toHaveLength(DECLARATIONS_A_DAY + 2)
    })

    test('writes to a customer in the language of the contract, whoever sends the form', async () => {
      const { email, orderNumber } = await buy({ language: 'it' })
      await send(newCancel({ email, language: 'de' }))
      await send(newWithdrawal({ email, orderNumber }))
      const mails = await (
        await queries()
      )
        .select({ kind: outboxMails.kind, language: outboxMails.language })
        .from(outboxMails)
        .where(eq(outboxMails.recipient, email.toLowerCase()))
      for (const kind of ['declaration', 'renewal-stopped']) {
        const written = mails.filter((mail) => mail.kind === kind)
        expect(written.length).toBeGreaterThan(0)
        expect(new Set(written.map(({ language }) => language))).toEqual(new Set(['it']))
      }
    })

    test.each([
      ['no name', { name: ' ' }],
      ['no address', { email: 'eva' }],
      ['an important reason that is not told', { way: 'important' }],
      ['a day that is none', { wishedEnd: '2026-02-30' }],
      ['an unknown field', { phone: '1' }],
    ])('refuses %s', async (_case, change) => {
      const declaration = { ...newCancel(), ...change }
      expect((await bench().post(DECLARATION_PATH, declaration)).status).toBe(400)
      expect(await rowOf(declaration.id)).toBeUndefined()
    })
  })
