import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { WEBHOOK_SIGNATURE_HEADER, type WebhookBody } from '#features/checkout/payment-contract.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import type { PaymentService } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { paymentWebhooks } from '#services/db/payment-schema.ts'

type Delivery = {
  payment: Pick<PaymentService, 'webhookSecret' | 'webhookUrl'>
  now: () => Date
  /** Ends what is under way. */
  signal: AbortSignal
}

const TIMEOUT_MS = 5000

/** A process that ends in the middle has taken a notice for so long: then it is sent again. */
const LEASE_MS = 30_000

const FIRST_PAUSE_MS = 1000

const LONGEST_PAUSE_MS = 600_000

/** So long a site is told of a change that it does not hear of: three days, in pauses of ten minutes. */
const MOST_TRIES = 440

/** So many notices are sent at one go, side by side. */
const BATCH = 10

/** Milliseconds before the next try: each time twice as long, to ten minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS)

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

/** Takes a notice for this process, unless another one has it. */
const claim = async (database: Database, { id, now }: { id: string; now: Date }) => {
  const [claimed] = await database
    .update(paymentWebhooks)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(
      and(
        eq(paymentWebhooks.id, id),
        isNull(paymentWebhooks.deliveredAt),
        lte(paymentWebhooks.nextTryAt, now),
      ),
    )
    .returning()
  return claimed
}

const deliver = async (
  database: Database,
  { notice, delivery }: { notice: NoticeRow; delivery: Delivery },
) => {
  const { now } = delivery
  const claimed = await claim(database, { id: notice.id, now: now() })
  if (!claimed) return undefined
  const isTaken = await post(claimed.body, delivery)
  const tries = claimed.tries + 1
  const moment = now()
  const nextTryAt = new Date(moment.getTime() + pauseAfter(tries))
  await database
    .update(paymentWebhooks)
    .set(isTaken ? { tries, deliveredAt: moment } : { tries, nextTryAt })
    .where(eq(paymentWebhooks.id, claimed.id))
  return isTaken
}

/**
 * Sends what is due, each notice at least once: one is crossed off when the site has answered 2xx, and sent again otherwise. Says how
 * many were taken and how many not.
 */
export const deliverNotices = async (
  database: Database,
  delivery: Delivery,
): Promise<{ taken: number; refused: number }> => {
  const due = await database
    .select()
    .from(paymentWebhooks)
    .where(
      and(
        isNull(paymentWebhooks.deliveredAt),
        lte(paymentWebhooks.nextTryAt, delivery.now()),
        lt(paymentWebhooks.tries, MOST_TRIES),
      ),
    )
    .orderBy(asc(paymentWebhooks.nextTryAt))
    .limit(BATCH)
  const results = await Promise.all(due.map((notice) => deliver(database, { notice, delivery })))
  return {
    taken: results.filter((result) => result === true).length,
    refused: results.filter((result) => result === false).length,
  }
}
