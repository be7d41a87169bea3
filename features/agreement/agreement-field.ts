/** Name of the hidden field, beside the form of the sign-up, that carries the kept agreement as JSON. */
export const AGREEMENT_FIELD = 'agreement'

/** The names of the blanks that a visitor fills in. */
export const AGREEMENT_BLANKS = ['company', 'place'] as const
