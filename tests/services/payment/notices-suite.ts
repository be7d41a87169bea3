import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookBody, type WebhookBody } from '#features/checkout/payment-contract.ts'
import { signedBodyFault } from '#lib/util/signed-body.ts'
import { paymentWebhooks } from '#services/db/payment-schema.ts'
import { NOTICE_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { deliverNotices } from '#services/payment/deliver-notices.ts'
import { newKey, type Bench } from '../support/bench.ts'
import { freePort } from '../support/free-port.ts'
import { paymentCalls } from './payment-bench.ts'

type Heard = { notice: WebhookBody; body: string; signature: string }

/** The site hears of each change, at least once, signed. */
export const noticesSuite = (bench: () => Bench) =>
  describe('notices of the payment service', () => {
    const { chargeCard, refund, look } = paymentCalls(bench)
    const heard: Heard[] = []
    let status = 200
    let url = ''
    let server: Server | undefined

    beforeAll(async () => {
      const port = await freePort()
      url = `http://127.0.0.1:${port}/api/payment/webhook`
      server = createServer((request, response) => {
        const hear = async () => {
          const body = await text(request)
          const signature = String(request.headers['payment-signature'])
          heard.push({ notice: webhookBody.parse(JSON.parse(body)), body, signature })
          response.writeHead(status).end()
        }
        void hear()
      })
      server.listen(port, '127.0.0.1')
    })

    afterAll(() => server?.close())

    const deliver = async () => {
      const { payment, now } = bench().services
      return deliverNotices(await bench().database.get(), {
        payment: { ...payment, webhookUrl: url },
        now,
        signal: new AbortController().signal,
      })
    }

    const all = async () => {
      while ((await deliver()).taken > 0);
    }

    const about = (paymentId: string) =>
      heard.filter(({ notice }) => notice.paymentId === paymentId).map(({ notice }) => notice.type)

    beforeEach(async () => {
      status = 200
      await all()
      heard.length = 0
    })

    test('tells of a charge that has ended, and of each refund, signed and fresh', async () => {
      const { paymentId, key } = await chargeCard('succeeds')
      await refund(paymentId, { key: newKey(), amount: 500 })
      await all()
      expect(about(paymentId).toSorted()).toEqual(['charge.changed', 'charge.refunded'])
      for (const { notice, body, signature } of heard) {
        expect(notice.key).toBe(key)
        const fault = signedBodyFault({
          secret: bench().services.payment.webhookSecret,
          body,
          header: signature,
          seconds: Math.floor(Date.now() / 1000),
          toleranceS: 300,
        })
        expect(fault).toBeUndefined()
        expect(body).not.toContain('ann@example.com')
      }
    })

    test('tells of what waits once it is decided', async () => {
      const { paymentId } = await chargeCard('slow')
      await all()
      expect(about(paymentId)).toEqual([])
      bench().clock.time += 7000
      await look(paymentId)
      await all()
      expect(about(paymentId)).toEqual(['charge.changed'])
    })

    test('tells again, after growing pauses, until the site has heard', async () => {
      const { paymentId } = await chargeCard('succeeds')
      status = 503
      expect(await deliver()).toEqual({ taken: 0, refused: 1 })
      expect(await deliver()).toEqual({ taken: 0, refused: 0 })
      bench().clock.time += pauseAfter(1, NOTICE_RETRIES)
      expect(await deliver()).toEqual({ taken: 0, refused: 1 })
      bench().clock.time += pauseAfter(2, NOTICE_RETRIES)
      status = 204
      expect(await deliver()).toEqual({ taken: 1, refused: 0 })
      bench().clock.time += 86_400_000
      expect(await deliver()).toEqual({ taken: 0, refused: 0 })
      expect(about(paymentId)).toHaveLength(3)
      expect(new Set(heard.map(({ notice }) => notice.id)).size).toBe(1)
    })

    test('pauses grow to ten minutes', () => {
      expect([1, 2, 3, 4].map((tries) => pauseAfter(tries, NOTICE_RETRIES))).toEqual([
        1000, 2000, 4000, 8000,
      ])
      expect(pauseAfter(400, NOTICE_RETRIES)).toBe(600_000)
    })

    test('two processes do not send the same notice at once', async () => {
      const { paymentId } = await chargeCard('succeeds')
      await Promise.all([deliver(), deliver(), deliver()])
      expect(about(paymentId)).toEqual(['charge.changed'])
    })

    test('what was taken by a process that ended is sent by the next', async () => {
      const { paymentId } = await chargeCard('succeeds')
      const queries = await bench().database.get()
      const nextTryAt = new Date(bench().clock.time + 30_000)
      await queries.update(paymentWebhooks).set({ nextTryAt })
      await all()
      expect(about(paymentId)).toEqual([])
      bench().clock.time += 30_000
      await all()
      expect(about(paymentId)).toEqual(['charge.changed'])
    })
  })
