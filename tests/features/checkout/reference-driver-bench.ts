import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { WEBHOOK_SIGNATURE_HEADER, type WebhookBody } from '#features/checkout/payment-contract.ts'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { createLog } from '#lib/util/log.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { listen, stopListening } from '#services/listen.ts'
import { changeMethod } from '#services/payment/subscriptions.ts'
import { paymentCalls } from '../../services/payment/payment-bench.ts'
import { createBench } from '../../services/support/bench.ts'
import { freePort } from '../../services/support/free-port.ts'
import { chargeRequest } from './charge-request.ts'
import type { Course, DriverBench } from './payment-driver-suite.ts'
import type { LaterCourse, SubscriptionBench } from './subscription-driver-suite.ts'

const CARDS: Record<Course, TestCard> = {
  succeeds: 'succeeds',
  declined: 'declined',
  confirmed: 'secure',
  'refused-at-bank': 'secure',
  waits: 'verySlow',
}

const LATER_CARDS: Record<LaterCourse, TestCard> = {
  succeeds: 'succeeds',
  declined: 'failsAtRenewal',
  'declined-once': 'failsOnceAtRenewal',
  'wants-buyer': 'secure',
  waits: 'slow',
}

const ANSWERS: Partial<Record<Course, string>> = {
  confirmed: 'confirm',
  'refused-at-bank': 'refuse',
}

const soon = () => AbortSignal.timeout(8000)

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

  const noticeOf = (
    { paymentId, key }: { paymentId: string; key: string },
    told: Pick<WebhookBody, 'type' | 'dispute'>,
  ): WebhookBody => ({
    id: `evt_${randomUUID()}`,
    createdAt: new Date(clock.time).toISOString(),
    paymentId,
    key,
    ...told,
  })

  const setAway = (away: boolean) => {
    isAway = away
  }

  const driver = referenceDriver(settings)

  const start = async (card: TestCard) => {
    const request = chargeRequest({ methodToken: await newToken(card) })
    const { paymentId, key, subscriptionId } = await driver.start(request, soon())
    if (subscriptionId === null) throw new Error('The charge began no subscription')
    return { providerId: subscriptionId, first: { paymentId, key } }
  }

  const replaceMethod: SubscriptionBench['changeMethod'] = async ({ providerId, methodToken }) => {
    const change = { subscriptionId: providerId, methodToken, now: new Date(clock.time) }
    await changeMethod(await database.get(), change)
  }

  const subscriptions: SubscriptionBench = {
    driver,
    subscribed: async (course) => {
      const made = await start('succeeds')
      const methodToken = await newToken(LATER_CARDS[course])
      const change = { providerId: made.providerId, methodToken }
      await replaceMethod(change)
      return made
    },
    unpaid: () => start('declined'),
    methodToken: (course) => newToken(LATER_CARDS[course]),
    changeMethod: replaceMethod,
    decides: async () => {
      clock.time += 7000
    },
    laterNotice: (charge) => signed(noticeOf(charge, { type: 'charge.changed' })),
    disputeNotice: (charge, state) =>
      signed(
        noticeOf(
          charge,
          state === 'opened'
            ? { type: 'charge.disputed' }
            : { type: 'dispute.closed', dispute: state },
        ),
      ),
    setAway,
  }

  const bench: DriverBench = {
    driver,
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
    notice: (charge, options) => signed(noticeOf(charge, { type: 'charge.changed' }), options),
    foreignNotice: () => signed({ id: 'evt_foreign', type: 'service.renamed' }),
    setAway,
  }
  return {
    bench,
    subscriptions,
    close: async () => {
      await stopListening(server)
      await database.close()
    },
  }
}
