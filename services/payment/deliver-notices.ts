import { eq, inArray, isNull } from 'drizzle-orm'
import { WEBHOOK_SIGNATURE_HEADER, type WebhookBody } from '#features/checkout/payment-contract.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import type { PaymentService, ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { paymentWebhooks } from '#services/db/payment-schema.ts'
import { claimDue, NOTICE_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { sweepCharges } from './charge-states.ts'
import { openDisputes } from './disputes.ts'

const ROUND_MS = 1000

type LoopContext = Pick<ServicesContext, 'database' | 'payment' | 'now' | 'log'>

/** Says once that the site does not hear, and once that it hears again. */
const deliveryLog = ({ log }: LoopContext) => {
  let isFailing = false
  return ({ taken, refused }: { taken: number; refused: number }) => {
    if (taken > 0 && isFailing)
      log.info({ event: 'payment webhooks' }, 'The site takes notices again')
    if (taken > 0) isFailing = false
    if (refused === 0 || taken > 0 || isFailing) return
    isFailing = true
    log.warn(
      { event: 'payment webhooks' },
      'The site takes no notices of payments: they are sent again (PAYMENT_WEBHOOK_URL)',
    )
  }
}

/** Each second decides charges, opens disputes and notifies the site of changes; returns the function that stops it. */
export const startPaymentLoop = (services: LoopContext): (() => Promise<void>) => {
  const { payment, now } = services
  const report = deliveryLog(services)
  return startRounds(services, {
    job: 'payments',
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      await sweepCharges(queries, now())
      await openDisputes(queries, now())
      report(await deliverNotices(queries, { payment, now, signal }))
    },
    failed: 'Payments wait for the next round',
  })
}

type Delivery = {
  payment: Pick<PaymentService, 'webhookSecret' | 'webhookUrl'>
  now: () => Date
  /** Ends what is under way. */
  signal: AbortSignal
}

const TIMEOUT_MS = 5000

const LEASE_MS = 30_000

/** The number of notices sent side by side in one round. */
const BATCH = 10

const post = async (notice: WebhookBody, { payment, signal }: Delivery): Promise<boolean> => {
  const body = JSON.stringify(notice)
  // Signed by the time of the system: the clock of the services may be ahead of the site's.
  const seconds = Math.floor(Date.now() / 1000)
  const signature = signedBodyHeader({ secret: payment.webhookSecret, body, seconds })
  try {
    const answer = await fetch(payment.webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [WEBHOOK_SIGNATURE_HEADER]: signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    // No connection, or no answer in time.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
}

type NoticeRow = typeof paymentWebhooks.$inferSelect

const deliver = async (
  database: Database,
  { notice, delivery }: { notice: NoticeRow; delivery: Delivery },
) => {
  const isTaken = await post(notice.body, delivery)
  const now = delivery.now()
  const nextTryAt = new Date(now.getTime() + pauseAfter(notice.tries, NOTICE_RETRIES))
  await database
    .update(paymentWebhooks)
    .set(isTaken ? { deliveredAt: now } : { nextTryAt })
    .where(eq(paymentWebhooks.id, notice.id))
  return isTaken
}

/** Sends what is due, each notice until the site has answered 2xx; says how many were taken and how many not. */
export const deliverNotices = async (
  database: Database,
  delivery: Delivery,
): Promise<{ taken: number; refused: number }> => {
  const ids = await claimDue(database, {
    outbox: paymentWebhooks,
    isWaiting: isNull(paymentWebhooks.deliveredAt),
    retries: NOTICE_RETRIES,
    leaseMs: LEASE_MS,
    limit: BATCH,
    now: delivery.now(),
  })
  const due = await database.select().from(paymentWebhooks).where(inArray(paymentWebhooks.id, ids))
  const results = await Promise.all(due.map((notice) => deliver(database, { notice, delivery })))
  return {
    taken: results.filter(Boolean).length,
    refused: results.filter((isTaken) => !isTaken).length,
  }
}
