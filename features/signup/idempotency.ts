import * as z from 'zod/mini'

// Apart from the contract of the account: page script would load its schemas for the sake of a name.

/** Header under which a repeated request gets the first answer again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The form of an idempotency key. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{16,128}$/))
