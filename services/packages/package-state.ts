import type { Package } from '#features/orders/order-contract.ts'
import type { packages } from '#services/db/purchase-schema.ts'

type Row = typeof packages.$inferSelect

/** Whether a package can still be bought: each is for one order, and some end on a day. */
const stateOf = ({ usedByOrder, expiresAt }: Row, now: Date): Package['state'] => {
  if (usedByOrder !== null) return 'used'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

/** A package as the service answers it (S2 §3 "Package"). */
export const packageOf = (row: Row, now: Date): Package => ({
  token: row.token,
  state: stateOf(row, now),
  plan: row.plan,
  saveRelative: row.saveRelative,
  valueRegular: row.valueRegular,
})
