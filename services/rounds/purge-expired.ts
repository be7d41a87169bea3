import { and, eq, isNull, lt, or, inArray, notExists, sql } from 'drizzle-orm'
import {
  INVITATION_ADDRESS_DAYS,
  INVITATION_DAYS,
  MESSAGE_LIFE_DAYS,
} from '#lib/config/constants.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { probeDatabase, outageLog } from '#services/db/outage-log.ts'
import { isConnectionFailure } from '#services/http/failure-handler.ts'
import { outboxConversions } from '../db/conversion-schema.ts'
import type { Database } from '../db/database.ts'
import { resultsLinks } from '../db/experiment-schema.ts'
import { paymentTokens, paymentWebhooks } from '../db/payment-schema.ts'
import {
  downloads,
  outboxMails,
  orders,
  purchaseAttempts,
  purchases,
} from '../db/purchase-schema.ts'
import {
  contactMessages,
  feedbackMessages,
  helpMessages,
  idempotencyKeys,
  uninstallAnswers,
} from '../db/schema.ts'
import { seats } from '../db/seat-schema.ts'
import { endedSignIns, handOffTokens, loginLinks } from '../db/sign-in-schema.ts'
import { declarations, emailChanges } from '../db/subscription-schema.ts'

/** The time for which an unpaid purchase is kept. */
export const PURCHASE_LIFE_MS = 90 * 24 * 3600 * 1000

/** States in which money may have been taken, or may still be. */
const PAID_FOR = ['created', 'action', 'pending', 'succeeded'] as const

/** Deletes purchases that came to nothing, with what their buyers typed; one that money may be in stays until it is settled (docs/decisions/039). */
const purgePurchases = async (database: Database, now: Date): Promise<void> => {
  const one = { one: sql`1` }
  const order = database.select(one).from(orders).where(eq(orders.purchaseId, purchases.id))
  const payment = database
    .select(one)
    .from(purchaseAttempts)
    .where(
      and(
        eq(purchaseAttempts.purchaseId, purchases.id),
        inArray(purchaseAttempts.state, [...PAID_FOR]),
      ),
    )
  const oldest = new Date(now.getTime() - PURCHASE_LIFE_MS)
  await database
    .delete(purchases)
    .where(and(lt(purchases.createdAt, oldest), notExists(order), notExists(payment)))
}

/** The time for which a repeated request gets the first answer again. */
export const IDEMPOTENCY_TTL_MS = DAY_MS

const MESSAGE_TABLES = [
  helpMessages,
  contactMessages,
  feedbackMessages,
  uninstallAnswers,
  declarations,
] as const

/** The time for which a delivered notice to the site is kept. */
const HEARD_LIFE_MS = 30 * DAY_MS

/** Longer than a platform may be told of a conversion, or of its refund. */
const CONVERSION_LIFE_MS = 90 * DAY_MS

/** Longer than the day that the limits of a licence look back on. */
const DOWNLOAD_LIFE_MS = 2 * DAY_MS

/** Tokens of cards and notices of the payment service. */
const purgePayments = async (database: Database, now: Date) => {
  const oldestCard = new Date(now.getTime() - DAY_MS)
  await database.delete(paymentTokens).where(lt(paymentTokens.createdAt, oldestCard))
  const oldestNotice = new Date(now.getTime() - HEARD_LIFE_MS)
  await database.delete(paymentWebhooks).where(lt(paymentWebhooks.deliveredAt, oldestNotice))
}

/** Forgets the addresses of invitations that were declined, withdrawn or left to expire, and the mails; their rows stay, and say nothing of anybody. */
const forgetInvited = async (database: Database, now: Date) => {
  const oldestEnd = new Date(now.getTime() - INVITATION_ADDRESS_DAYS * DAY_MS)
  const oldestOpen = new Date(oldestEnd.getTime() - INVITATION_DAYS * DAY_MS)
  const isPast = and(isNull(seats.acceptedAt), lt(seats.invitedAt, oldestOpen))
  await database
    .update(seats)
    .set({ email: null })
    .where(or(lt(seats.endedAt, oldestEnd), isPast))
  await database
    .delete(outboxMails)
    .where(and(eq(outboxMails.kind, 'seat'), lt(outboxMails.createdAt, oldestOpen)))
}

/** Deletes what nobody can use any more, what visitors wrote long ago, mail as old, and purchases that came to nothing. */
export const purgeExpired = async (database: Database, now: Date): Promise<void> => {
  const oldestKey = new Date(now.getTime() - IDEMPOTENCY_TTL_MS)
  const oldestMessage = new Date(now.getTime() - MESSAGE_LIFE_DAYS * DAY_MS)
  await database.delete(handOffTokens).where(lt(handOffTokens.expiresAt, now))
  await database.delete(loginLinks).where(lt(loginLinks.expiresAt, now))
  await database.delete(endedSignIns).where(lt(endedSignIns.expiresAt, now))
  await database.delete(resultsLinks).where(lt(resultsLinks.expiresAt, now))
  await database.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldestKey))
  for (const table of MESSAGE_TABLES) {
    await database.delete(table).where(lt(table.receivedAt, oldestMessage))
  }
  await database.delete(outboxMails).where(lt(outboxMails.createdAt, oldestMessage))
  const oldestDownload = new Date(now.getTime() - DOWNLOAD_LIFE_MS)
  await database.delete(downloads).where(lt(downloads.downloadedAt, oldestDownload))
  const oldestConversion = new Date(now.getTime() - CONVERSION_LIFE_MS)
  await database.delete(outboxConversions).where(lt(outboxConversions.happenedAt, oldestConversion))
  await forgetInvited(database, now)
  await purgePayments(database, now)
  await purgePurchases(database, now)
}

const PURGE_INTERVAL_MS = 10 * 60_000

/** Deletes it regularly, by the day of the services, which an operator may have moved ahead; gives what ends that. */
export const purgeRegularly = (
  { database, clock, log }: Pick<ServicesContext, 'database' | 'clock' | 'log'>,
  everyMs = PURGE_INTERVAL_MS,
): (() => void) => {
  const purge = async () => {
    try {
      const queries = await database.get()
      await clock.load(queries)
      await purgeExpired(queries, clock.now())
    } catch (error) {
      if (isConnectionFailure(error)) outageLog(log).away(error, () => probeDatabase({ database }))
      else log.warn({ err: error }, 'Expired rows stay until the next try')
    }
  }
  const timer = setInterval(() => void purge(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
