import { desc, eq } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { affiliateOf, keepAcceptance, writeTo } from './affiliate-store.ts'

/** The fields of an application. */
export type Application = { name: string; places: string; payment: string }

/** The name that an account bought under last; empty where it has bought nothing. */
export const nameOfAccount = async (
  queries: Pick<Database, 'select'>,
  userId: string,
): Promise<string> => {
  const [order] = await queries
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.receipt))
    .limit(1)
  if (!order) return ''
  const { company, firstName, lastName } = order.buyer
  return company ?? `${firstName} ${lastName}`
}

type Applied = {
  application: Application
  userId: string
  email: string
  language: Locale
  now: Date
}

/** Keeps an application with the acceptance of the agreement, and confirms it by mail; false where the account has one already. */
export const apply = (
  database: Database,
  { application, userId, email, language, now }: Applied,
): Promise<boolean> =>
  database.transaction(async (writing) => {
    const earlier = await affiliateOf(writing, userId)
    if (earlier && earlier.state !== 'declined') return false
    const row = { ...application, state: 'applied', language, appliedAt: now } as const
    const kept = await writing
      .insert(affiliates)
      .values({ ...row, userId })
      // Two presses of the button at once: the second one finds the first.
      .onConflictDoUpdate({
        target: affiliates.userId,
        set: { ...row, decidedAt: null },
        setWhere: eq(affiliates.state, 'declined'),
      })
      .returning({ userId: affiliates.userId })
    if (kept.length === 0) return false
    await keepAcceptance(writing, { userId, language, now })
    const about = `applied:${userId}:${now.toISOString()}`
    await writeTo(writing, { event: 'applied', about, recipient: email, language, now })
    return true
  })
