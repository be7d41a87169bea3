import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptionCharges } from '#services/db/subscription-schema.ts'
import { typedCard } from '../payment/payment-bench.ts'
import { checkReceipts } from '../subscriptions/life/checks.ts'
import { servePayment } from '../subscriptions/life/serve-payment.ts'
import { DAY_MS, subscribersOf } from '../subscriptions/life/subscriber.ts'
import { newEmail, payloadFor } from '../support/bench.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { attemptFor, newPurchaseId, newQuote } from '../support/purchase.ts'
import { twoInstances } from './two-instances.ts'

const SUBSCRIBERS = 24

const WAITS = { timeout: 100_000, interval: 100 }

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const suite = (_name: string, env: () => ServicesEnv) =>
  describe('two instances of the services on one database', () => {
    const { bench, start, mail, queries, goTo, mailsOf } = twoInstances(env)
    const life = subscribersOf(bench)

    /** How often each mail of a kind arrived, by its name. */
    const arrivals = async (kind: 'receipt' | 'renewal-notice') => {
      const rows = await mailsOf(kind)
      return rows.map(
        ({ id }) => mail().received.filter(({ messageId }) => messageId.includes(id)).length,
      )
    }

    test('do what is due once, also when one after the other is killed in the middle of it', async () => {
      const people = await Promise.all(
        Array.from({ length: SUBSCRIBERS }, () => life.subscribe({ language: 'en' })),
      )
      const ids = people.map(({ subscriptionId }) => subscriptionId)
      const end = (await life.rowOf(ids[0] ?? '')).periodEnd
      const payment = await servePayment(life.provider())
      const { url } = payment
      const [first, second] = [await start('first', url), await start('second', url)]
      const once = Array.from({ length: SUBSCRIBERS }, () => 1)
      await vi.waitFor(async () => expect(await arrivals('receipt')).toEqual(once), WAITS)

      // Notices: one of the two dies while it sends them.
      const before = mail().received.length
      await goTo(new Date(end.getTime() - 20.9 * DAY_MS))
      await vi.waitFor(() => expect(mail().received.length).toBeGreaterThan(before + 5), {
        ...WAITS,
        interval: 5,
      })
      await second.kill()
      await vi.waitFor(async () => {
        const rows = await mailsOf('renewal-notice')
        expect(rows.filter(({ sentAt }) => sentAt !== null)).toHaveLength(SUBSCRIBERS)
      }, WAITS)
      const notices = await arrivals('renewal-notice')
      expect(notices.filter((times) => times === 0)).toEqual([])
      // One may have been on its way: it came twice, under one name.
      expect(notices.filter((times) => times > 1).length).toBeLessThan(2)
      await second.again()

      // Charges: the other one dies while the provider has taken one and nobody has heard of it.
      let asked = 0
      let killing: Promise<void> | undefined
      life.provider().course = () => {
        asked += 1
        if (asked === 8) killing = first.kill()
        return { state: 'succeeded' }
      }
      const renewed = new Date((await life.rowOf(ids[0] ?? '')).periodEnd.getTime() + DAY_MS / 2)
      await goTo(renewed)
      await vi.waitFor(() => expect(asked).toBeGreaterThan(8), WAITS)
      await killing
      // Whoever was asked about when it died is asked about again after a minute.
      await goTo(new Date(renewed.getTime() + 3 * 60_000))
      await vi.waitFor(async () => {
        for (const { userId } of people) expect(await life.ordersOf(userId)).toHaveLength(2)
      }, WAITS)
      await first.again()
      await sleep(6000)

      expect(life.provider().faults).toEqual([])
      expect(life.provider().seen.size).toBe(SUBSCRIBERS)
      const charges = await (
        await queries()
      )
        .select()
        .from(subscriptionCharges)
        .where(inArray(subscriptionCharges.subscriptionId, ids))
      expect(charges.map(({ state }) => state)).toEqual(once.map(() => 'succeeded'))
      for (const { userId } of people) {
        const held = await life.heldBy(userId)
        expect(held).toBeDefined()
        expect(await life.ordersOf(userId)).toHaveLength(2)
      }
      await checkReceipts(life)
      await vi.waitFor(async () => {
        const rows = await (await queries()).select().from(outboxMails)
        expect(rows.filter(({ sentAt }) => sentAt === null)).toEqual([])
      }, WAITS)
      const keys = (await (await queries()).select().from(outboxMails)).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(await mailsOf('renewal-notice')).toHaveLength(SUBSCRIBERS)
      expect([await first.stop(), await second.stop()]).toEqual([0, 0])
      await payment.stop()
    }, 400_000)

    test('send a mail once whose server thinks about it for longer than the pause before another try', async () => {
      const [first, second] = [await start('slow-1'), await start('slow-2')]
      mail().answers(false)
      const email = newEmail()
      const message = {
        id: randomUUID(),
        language: 'en',
        topic: 'billing',
        email,
        name: 'Eva',
        company: null,
        orderNumber: null,
        message: 'Where is my invoice?',
      }
      expect((await post(`${first.origin}/events/contact`, message)).status).toBe(201)
      const own = () => mail().received.filter(({ text }) => text.includes(email))
      await vi.waitFor(() => expect(own()).toHaveLength(1), WAITS)
      await sleep(14_000)
      expect(own()).toHaveLength(1)
      mail().answers(true)
      await Promise.all([first.stop(), second.stop()])
    }, 300_000)

    test('make one account of an address, and one order of a payment, that reach both at once', async () => {
      const both = [await start('both-1'), await start('both-2')]
      const emails = Array.from({ length: 10 }, () => newEmail())
      const statuses = await Promise.all(
        emails.map(async (email, index) => {
          // Every other address repeats one attempt, as a retry does.
          const key = randomUUID()
          const answers = await Promise.all(
            both.map(({ origin }) =>
              post(`${origin}/userbase/user/`, payloadFor(email), {
                'Idempotency-Key': index % 2 === 0 ? key : randomUUID(),
              }),
            ),
          )
          return answers.map(({ status }) => status).toSorted((a, b) => a - b)
        }),
      )
      expect(statuses).toEqual(
        emails.map((_email, index) => (index % 2 === 0 ? [201, 201] : [201, 409])),
      )
      const made = await (await queries()).select().from(users).where(inArray(users.email, emails))
      expect(made).toHaveLength(emails.length)

      const sales = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const quote = newQuote(Date.now())
          const attempt = attemptFor(quote, { email: newEmail() })
          const id = newPurchaseId()
          const [first = ''] = both.map(({ origin }) => origin)
          const at = `${first}/userbase/purchase`
          await post(at, { id, language: 'en', quote, affiliateTransaction: null, source: null })
          const card = await post(`${first}/payment/frame/token`, typedCard('succeeds'))
          const { token: methodToken } = z.object({ token: z.string() }).parse(await card.json())
          const paid = await Promise.all(
            [...both, ...both].map(({ origin }) =>
              post(`${origin}/userbase/purchase/${id}/attempt`, { ...attempt, methodToken }),
            ),
          )
          return { id, statuses: paid.map(({ status }) => status) }
        }),
      )
      expect(sales.flatMap((sale) => sale.statuses)).toEqual(Array.from({ length: 40 }, () => 201))
      const ids = sales.map(({ id }) => id)
      const sold = await (
        await queries()
      )
        .select()
        .from(orders)
        .where(inArray(orders.purchaseId, ids))
      expect(sold).toHaveLength(10)
      await Promise.all(both.map(({ stop }) => stop()))
    }, 300_000)
  })

await onPostgres(suite)
