/** The time zone of the days and months in the seller's books, receipts and credit notes (docs/orders.md). */
export const BOOKS_TIME_ZONE = 'America/Toronto'
