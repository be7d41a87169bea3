import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { ADDRESS, typedAddress } from '#lib/util/email-address.ts'

/**
 * A required, valid e-mail address of at most 254 characters, taken out of what was pasted around it (S1 §5). One rule for
 * the forms and the handlers.
 */
export const emailSchema = z
  .string()
  .check(z.overwrite(typedAddress), z.maxLength(EMAIL_MAX_LENGTH), z.regex(ADDRESS))

/** The spelling under which an address is unique: two that differ in letter case are one mailbox. */
export const normalizeEmail = (email: string): string => email.toLowerCase()
