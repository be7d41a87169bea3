import type * as z from 'zod/mini'
import type { clickbankAnswer, Order } from './order-contract.ts'

/** An order as the browser or account that bought it may see it. */
export type ShownOrder = Order & {
  /** SHA-256 of the address: what leaves for the data layer, where the visitor accepted (S2 §4). */
  emailDigest: string
  /** The discount of the offer, where there was one. */
  coupon: string | null
}

/** `GET /api/order`: 200; 204 where this browser bought nothing; 404 where the account has no such order, and for any number that is not its own (S2 §7). */
export type OrderView = {
  /** The reference for support before there is an order. */
  reference: string | null
  /** `null` while the payment is not confirmed. */
  order: ShownOrder | null
  /** Bought in this browser: the e-commerce event is its own. */
  isBuyer: boolean
  /** Whether this browser is signed in to the account that has the licence. */
  isSignedIn: boolean
}

/** `GET /api/package?token=`: what a link promises (S2 §3 "Package"); the amount is that of the price book in any case. */
export type PackageView = {
  state: 'open' | 'used' | 'expired' | 'unknown'
  /** The saving that the price book bears out, else null: then words stand in for figures. */
  saving: { percent: number; regular: number } | null
}

/** `POST /api/clickbank`: what was bought at the marketplace; never whose account it is. */
export type MarketplaceOrder = z.infer<typeof clickbankAnswer>['orderDetails'] & {
  currency: string
  /** `opened`: and this browser is signed in to its account; `none`: nobody's yet. */
  licence: 'opened' | 'active' | 'none'
}

/** Query field of an order of the signed-in account. */
export const ORDER_NUMBER_FIELD = 'number'

/** Query field of `GET /api/package`. */
export const PACKAGE_FIELD = 'token'
