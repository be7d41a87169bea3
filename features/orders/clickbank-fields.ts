import { MARKETPLACE_RECEIPT_FIELD } from './purchase-page.ts'

/** Query fields with which the marketplace sends a buyer to our receipt page (S2 §3 "Affiliate query parameters"). */
export const CLICKBANK_FIELDS = [
  MARKETPLACE_RECEIPT_FIELD,
  'time',
  'item',
  'cbpop',
  'cname',
  'cemail',
] as const
