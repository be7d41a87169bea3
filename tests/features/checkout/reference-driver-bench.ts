import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { WEBHOOK_SIGNATURE_HEADER, type WebhookBody } from '#features/checkout/payment-contract.ts'
import { referenceDriver } from '#features/checkout/server/drivers/reference.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { createLog } from '#lib/util/log.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { listen, stopListening } from '#services/listen.ts'
import { paymentCalls } from '../../services/payment/payment-bench.ts'
import { createBench } from '../../services/support/bench.ts'
import { freePort } from '../../services/support/free-port.ts'
import type { Course, DriverBench } from './payment-driver-suite.ts'

const CARDS: Record<Course, TestCard> = {
  succeeds: 'succeeds',
  declined: 'declined',
  confirmed: 'secure',
  'refused-at-bank': 'secure',
  waits: 'verySlow',
}

const ANSWERS: Partial<Record<Course, string>> = {
  confirmed: 'confirm',
  'refused-at-bank': 'refuse',
}

/** The reference payment service on a port of its own, and its driver. */
export const openReferenceBench = async (dataDir: string) => {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}/payment`
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir, log })
  await database.get()
  const services = createBench(database, { publicUrl })
  const { app, clock } = services
  const { newToken } = paymentCalls(() => services)
  const { webhookSecret } = services.services.payment
  let isAway = false
  const front = new Hono()
  front.all('*', ({ req, body }) => (isAway ? body(null, 503) : app.fetch(req.raw)))
  const server = await listen(front, { port, host: '127.0.0.1' })
  const settings = {
    payment: { webhookSecret },
    paymentServiceUrl: publicUrl,
    now: () => clock.time,
  }

  const signed = (notice: object, { secret = webhookSecret, ageS = 0 } = {}) => {
    const body = JSON.stringify(notice)
    const seconds = Math.floor(clock.time / 1000) - ageS
    const headers = new Headers({
      [WEBHOOK_SIGNATURE_HEADER]: signedBodyHeader({ secret, body, seconds }),
    })
    return { body, headers }
  }

  const bench: DriverBench = {
    driver: referenceDriver(settings),
    methodToken: (course) => newToken(CARDS[course]),
    happens: async ({ actionUrl }, course) => {
      const answer = ANSWERS[course]
      if (answer === undefined || actionUrl === null) return
      await fetch(actionUrl, {
        method: 'POST',
        headers: { Origin: new URL(actionUrl).origin },
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      })
    },
    pass: async (_charge, minutes) => {
      clock.time += minutes * 60_000
    },
    notice: ({ paymentId, key }, options) => {
      const notice: WebhookBody = {
        id: `evt_${randomUUID()}`,
        type: 'charge.changed',
        createdAt: new Date(clock.time).toISOString(),
        paymentId,
        key,
      }
      return signed(notice, options)
    },
    foreignNotice: () => signed({ id: 'evt_foreign', type: 'service.renamed' }),
    setAway: (away) => {
      isAway = away
    },
  }
  return {
    bench,
    close: async () => {
      await stopListening(server)
      await database.close()
    },
  }
}
