/** Name of the meta element by which a page says that it is a preview. */
export const PREVIEW_META = 'preview'

/** Name of the meta element by which a page says what system may show it in a frame. */
export const FRAMED_META = 'framed-by'

/** Name of the meta element by which a page says that it works without any script. */
export const SCRIPT_FREE_META = 'script-free'

/** Name of the meta element by which a page says that it takes payments, with the content below: such a page alone may load the card fields. */
export const PAYMENT_META = 'payment'

export const TAKES_CARDS = 'card'
