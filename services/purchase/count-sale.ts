import { ACCOUNT_EVENT, EVENT_CATEGORIES, PURCHASE_EVENT } from '#lib/config/events.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { Database } from '#services/db/database.ts'
import { events } from '#services/db/schema.ts'
import { pagePath } from '../site-link.ts'
import { eventIdOf } from './numbers.ts'
import type { OrderRow } from './order-answer.ts'

/** Counts an order, and the account that it made, once each: without a visit, and what brought the buyer only where it may be kept (docs/decisions/020). */
export const countSale = async (transaction: Database, order: OrderRow): Promise<void> => {
  const { language: locale, quote, paidAt } = order
  const shared = {
    label: quote.plan,
    language: locale,
    source: order.trafficSource,
    happenedAt: paidAt,
    receivedAt: paidAt,
  }
  const sale = {
    ...shared,
    ...PURCHASE_EVENT,
    id: eventIdOf('order', order.number),
    path: pagePath({ locale, path: quote.offer ?? ROUTES.plans.path }),
  }
  const account = {
    ...shared,
    name: ACCOUNT_EVENT,
    category: EVENT_CATEGORIES[ACCOUNT_EVENT],
    id: eventIdOf('account', order.userId),
    path: pagePath({ locale, path: ROUTES.checkout.path }),
  }
  await transaction
    .insert(events)
    .values(order.madeAccount ? [sale, account] : [sale])
    .onConflictDoNothing({ target: events.id })
}
