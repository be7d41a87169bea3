import { lt } from 'drizzle-orm'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Database } from './database.ts'
import { paymentTokens, paymentWebhooks } from './payment-schema.ts'
import {
  contactMessages,
  feedbackMessages,
  handOffTokens,
  helpMessages,
  idempotencyKeys,
  uninstallAnswers,
} from './schema.ts'

const DAY_MS = 24 * 3600 * 1000

/** How long a repeated request gets the first answer again. */
export const IDEMPOTENCY_TTL_MS = DAY_MS

const MESSAGE_TABLES = [helpMessages, contactMessages, feedbackMessages, uninstallAnswers] as const

/** So long a notice to the site is kept that it has heard. */
const HEARD_LIFE_MS = 30 * DAY_MS

/** Deletes what nobody can use any more, hand-off tokens, idempotency keys and tokens of cards past their time, and what visitors wrote long ago. */
export const purgeExpired = async (database: Database, now: Date): Promise<void> => {
  const oldestKey = new Date(now.getTime() - IDEMPOTENCY_TTL_MS)
  const oldestMessage = new Date(now.getTime() - MESSAGE_LIFE_DAYS * DAY_MS)
  await database.delete(handOffTokens).where(lt(handOffTokens.expiresAt, now))
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldestKey))
  const oldestCard = new Date(now.getTime() - DAY_MS)
  await database.delete(paymentTokens).where(lt(paymentTokens.createdAt, oldestCard))
  const oldestNotice = new Date(now.getTime() - HEARD_LIFE_MS)
  await database.delete(paymentWebhooks).where(lt(paymentWebhooks.deliveredAt, oldestNotice))
  for (const table of MESSAGE_TABLES) {
    await database.delete(table).where(lt(table.receivedAt, oldestMessage))
  }
}
