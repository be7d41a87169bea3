/** Pages whose script fills in what only the visitor's own browser may know; the attribute of that name says which. */
export const PURCHASE_PAGE = 'data-purchase-page'

/** The attribute of the states in which a part of a page shows: `data-while="shown pending"`. */
export const WHILE = 'data-while'

/** The attribute of an element that a fact is put into: `data-fill="orderNumber"`. */
export const FILL = 'data-fill'

/** Query field that is there when the marketplace sends a buyer (S2 §3). */
export const MARKETPLACE_RECEIPT_FIELD = 'cbreceipt'
