import type { TaxLine } from '#features/checkout/tax.ts'
import type { Database } from '#services/db/database.ts'
import { ordersOf } from './orders-of.ts'
import { nextRenewal } from './renewal-price.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** The next charge of a subscription; amounts in minor units of its currency. */
export type NextCharge = {
  at: Date
  amount: number
  taxes: TaxLine[]
  total: number
  /** Whether a notice has told it; else it is what the price book says today of that day. */
  isAnnounced: boolean
}

/** The next charge and its day; undefined where there is none, or no price is known. */
export const nextChargeOf = async (
  queries: Pick<Database, 'select'>,
  subscription: SubscriptionRow,
): Promise<NextCharge | undefined> => {
  const { renewalNotice, periodEnd: at, renews, state } = subscription
  if (!renews || state !== 'active') return undefined
  if (renewalNotice) {
    const { amount, taxes, total } = renewalNotice
    return { at, amount, taxes, total, isAnnounced: true }
  }
  const price = nextRenewal(subscription, await ordersOf(queries, subscription))
  return price && { ...price, at, isAnnounced: false }
}
