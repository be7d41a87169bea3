/** Pages whose script fills in what only the visitor's own browser may know; the attribute of that name says which. */
export const PURCHASE_PAGE = 'data-purchase-page'

/** Where a page says which of its parts show in which state: `data-while="shown pending"`. */
export const WHILE = 'data-while'

/** Where a page keeps room for a fact: `data-fill="orderNumber"`. */
export const FILL = 'data-fill'

/** Query field that is there when the marketplace sends a buyer (S2 §3). */
export const MARKETPLACE_RECEIPT_FIELD = 'cbreceipt'
