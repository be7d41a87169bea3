import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'

/** A required, valid e-mail address of at most 254 characters, outer white space removed (S1 §5). */
export const emailSchema = z.string().check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH), z.email())
