/** Whose days and months the seller's books, receipts and credit notes have (docs/orders.md). */
export const BOOKS_TIME_ZONE = 'America/Toronto'
