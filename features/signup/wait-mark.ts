/** Stands in words for how long a visitor has to wait, which only an answer tells. */
export const WAIT_MARK = '{when}'
