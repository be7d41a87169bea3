import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writtenLine, writtenText } from '#lib/util/written-text.ts'

export const HELP_NAME_MAX_LENGTH = 100

/** Longest message to the help, and longest name under it, in UTF-16 units. */
export const HELP_MESSAGE_MAX_LENGTH = 2000

/** `POST {events service}/messages`, and what page script posts to `/api/messages` (S2 §2.8). */
export const helpMessage = z.strictObject({
  /** The sender's id: a repeated message is kept once. */
  id: z.uuid(),
  language: z.enum(LOCALE_CODES),
  /** The address for the answer. */
  email: emailSchema,
  name: z.nullable(writtenLine(HELP_NAME_MAX_LENGTH)),
  message: writtenText(HELP_MESSAGE_MAX_LENGTH),
})

export type HelpMessage = z.infer<typeof helpMessage>

/** A number that one can say on the telephone: no letter or digit in it is taken for another. */
export const REFERENCE = /^BB-[2346789ACDEFGHJKMNPQRTVWXYZ]{4}-\d{2}$/

/** The answer to both: the message is stored, and this is its number; the same one for the same id. */
export const helpAnswer = z.object({
  status: z.literal('stored'),
  reference: z.string().check(z.regex(REFERENCE)),
})
