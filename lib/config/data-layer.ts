/** Name under which a page's scripts and the tag manager share events (S2 §4 "Payment", §7). */
export const DATA_LAYER = 'dataLayer'
