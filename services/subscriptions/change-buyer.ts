import type { Buyer, Place } from '#features/checkout/purchase-contract.ts'
import type { VatCheck } from '#features/checkout/vat-number.ts'
import type { Database } from '#services/db/database.ts'
import { changeSubscription, lockSubscription } from './subscription-store.ts'

type Changed = {
  subscriptionId: string
  buyer: Buyer
  /** The register's answer to the number, as at the checkout. */
  vat: VatCheck | null
  now: Date
}

/** The fields that decide about taxes. */
const TAXED_BY = ['country', 'province', 'taxNumber'] as const

/** No evidence of a place, as for subscriptions from before it was kept. */
const NO_PLACE: Place = { edge: null, card: null, taxedAt: null }

/**
 * Changes the buyer on the next papers of a subscription, except the address of mail. Another place or tax number changes the taxes from
 * the next charge on that no notice has announced yet.
 */
export const changeBuyer = (
  database: Database,
  { subscriptionId, buyer, vat, now }: Changed,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row) return
    const isTaxedAnew = TAXED_BY.some((name) => row.buyer[name] !== buyer[name])
    await changeSubscription(transaction, {
      id: row.id,
      now,
      buyer: { ...buyer, email: row.buyer.email },
      ...(isTaxedAnew && { place: { ...(row.place ?? NO_PLACE), vat } }),
    })
  })
