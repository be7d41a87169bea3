import { and, eq, or, sql } from 'drizzle-orm'
import type { Declaration } from '#features/leaving/leaving-contract.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'

type Reading = Pick<Database, 'select'>

type Sought = Pick<Declaration, 'email' | 'orderNumber'>

/** An order by its number, for an address that is its buyer's or its account's: both have to be known. */
const orderOf = async (queries: Reading, { email, orderNumber }: Sought) => {
  if (orderNumber === null) return undefined
  const address = normalizeEmail(email)
  const [found] = await queries
    // A closed account has no address any more.
    .select({ order: orders, accountEmail: sql<string | null>`nullif(${users.email}, '')` })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.number, orderNumber.trim().toUpperCase()),
        or(
          eq(users.emailNormalized, address),
          sql`lower(${orders.buyer} ->> 'email') = ${address}`,
        ),
      ),
    )
  return found
}

/** The order that a declaration is about, with the address of its account. */
export const contractOf = async (queries: Reading, sought: Sought) => {
  const found = await orderOf(queries, sought)
  if (!found) return undefined
  const { order, accountEmail } = found
  const [subscription] = order.subscriptionId
    ? await queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.providerId, order.subscriptionId))
    : []
  return { order, subscription, accountEmail }
}

/** The subscription to be cancelled that has not ended: by order number and address, or by the address of the account alone. */
export const subscriptionOf = async (queries: Reading, sought: Sought) => {
  const contract = await contractOf(queries, sought)
  if (contract?.subscription && contract.subscription.state !== 'ended') {
    return { subscription: contract.subscription, accountEmail: contract.accountEmail }
  }
  const [user] = await queries
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.emailNormalized, normalizeEmail(sought.email)))
  const subscription = user && (await liveSubscription(queries, { userId: user.id }))
  return subscription && { subscription, accountEmail: user.email }
}
