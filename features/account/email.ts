import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { asciiDomain } from './ascii-domain.ts'
import { pastedAddress } from './pasted-address.ts'

/**
 * What a browser takes in a field for an e-mail address (HTML, "valid e-mail address"), with a top-level domain, with
 * letters of any script before the "@" (RFC 6531), and without the dots in a row or at an end that RFC 5321 forbids.
 */
const ADDRESS =
  /^(?!\.|.*\.[.@])[\p{L}\p{M}\p{N}\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/iu

/**
 * A required, valid e-mail address of at most 254 characters, taken out of what was pasted around it (S1 §5). One rule for
 * the form and the handlers.
 */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(pastedAddress),
    z.overwrite(asciiDomain),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.regex(ADDRESS),
  )
