import * as z from 'zod/mini'

// Apart from the contract of the account: page script would load its schemas for the sake of a name.

/** Header under which a repeated request gets the first answer again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The name that the same attempt had under the key that the present one replaces, while both hold: sent where there is one. */
export const EARLIER_IDEMPOTENCY_HEADER = 'Idempotency-Key-Before'

/** The form of an idempotency key. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{16,128}$/))
