import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { asciiDomain } from '#lib/util/ascii-domain.ts'

/**
 * What a browser takes in a field for an e-mail address (HTML, "valid e-mail address"), with a top-level domain, and
 * without the dots in a row or at an end that RFC 5321 forbids.
 */
const ADDRESS =
  /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i

/** A required, valid e-mail address of at most 254 characters, outer white space removed (S1 §5). */
export const emailSchema = z
  .string()
  .check(z.trim(), z.overwrite(asciiDomain), z.maxLength(EMAIL_MAX_LENGTH), z.regex(ADDRESS))
