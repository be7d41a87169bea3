import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { clickbankAnswer, clickbankRequest } from '#features/orders/order-contract.ts'
import { PLAN_NAMES } from '#features/pricing/plan-names.ts'
import { CURRENT_BOOK, priceOf } from '#features/pricing/price.ts'
import { BRAND } from '#lib/config/brand.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { PLANS, type PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { clickbankReceipts } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'

/** What the marketplace calls our products: a number that its vendor gives each. */
const CLICKBANK_ITEMS: Readonly<Record<string, PlanId>> = {
  '1': 'basic', // owner: to confirm
  '2': 'premium', // owner: to confirm
}

export type ClickbankReceipt = z.infer<typeof clickbankRequest>

type Answer = z.infer<typeof clickbankAnswer>

/** The account of the address that the marketplace knows, where there is one; a receipt makes none. */
const accountOf = async (database: Database, email: string | null): Promise<string | null> => {
  if (email === null) return null
  const [account] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailNormalized, normalizeEmail(email)))
  return account?.id ?? null
}

const keep = async (
  database: Database,
  { time, ...receipt }: ClickbankReceipt & { receivedAt: Date },
) => {
  const userId = await accountOf(database, receipt.email)
  await database
    .insert(clickbankReceipts)
    .values({ ...receipt, soldAt: new Date(time * 1000), userId })
    .onConflictDoNothing({ target: clickbankReceipts.receipt })
  const [kept] = await database
    .select()
    .from(clickbankReceipts)
    .where(eq(clickbankReceipts.receipt, receipt.receipt))
  if (!kept) throw new Error('A receipt that was just kept is gone.')
  return kept
}

/** First names alone are shown; the marketplace gives the whole name. */
const firstNameOf = (name: string | null): string | null => name?.trim().split(/\s+/)[0] ?? null

/**
 * Keeps a receipt of the marketplace once and answers what was bought; the first one counts, whatever a repeat says. `null` for
 * an item that we do not sell there.
 */
export const takeMarketplaceReceipt = async (
  database: Database,
  { receipt, now }: { receipt: ClickbankReceipt; now: Date },
): Promise<Answer | null> => {
  if (!CLICKBANK_ITEMS[receipt.item]) return null
  const kept = await keep(database, { ...receipt, receivedAt: now })
  const plan = CLICKBANK_ITEMS[kept.item]
  const price =
    plan &&
    priceOf(CURRENT_BOOK, { plan, currency: DEFAULT_CURRENCY, at: kept.soldAt, discount: null })
  if (!plan || !price) return null
  return {
    userId: kept.userId,
    orderDetails: {
      orderId: kept.receipt,
      amount: price.yearly / 10 ** CURRENCIES[price.currency].digits,
      sku: PLANS[plan].sku,
      product: `${BRAND.name} ${PLAN_NAMES[plan]}`,
      fname: firstNameOf(kept.name),
    },
    receivedAt: kept.receivedAt.toISOString(),
  }
}
