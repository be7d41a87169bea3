/** Stands in words for an e-mail address that only page script knows. */
export const ADDRESS_MARK = '{address}'
