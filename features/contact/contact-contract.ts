import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { plainCode, writtenLine, writtenText } from '#lib/util/written-text.ts'

export const CONTACT_LINE_MAX_LENGTH = 100

/** Longest message of the contact page, and longest name, company and order number beside it, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX_LENGTH = 2000

/** The topics of the contact page; each goes to a different address (S2 §2.2). */
export const CONTACT_TOPICS = [
  'sales',
  'support',
  'billing',
  'partnership',
  'press',
  'privacy',
] as const

const line = writtenLine(CONTACT_LINE_MAX_LENGTH)

/** `POST {events service}/contact`, and what page script posts to `/api/contact` (S2 §2.2). */
export const contactMessage = z.strictObject({
  /** Made by the sender: what comes twice is kept once. */
  id: z.uuid(),
  language: z.enum(LOCALE_CODES),
  /** The topic, which decides who of the owner's people gets it. */
  topic: z.enum(CONTACT_TOPICS),
  /** The address for the answer. */
  email: emailSchema,
  name: line,
  company: z.nullable(line),
  orderNumber: z.nullable(plainCode(CONTACT_LINE_MAX_LENGTH).check(z.minLength(1))),
  message: writtenText(CONTACT_MESSAGE_MAX_LENGTH),
})

export type ContactMessage = z.infer<typeof contactMessage>

/** As a message to the help is called, with other letters in front. */
export const CONTACT_REFERENCE = /^CT-[2346789ACDEFGHJKMNPQRTVWXYZ]{4}-\d{2}$/

/** The answer to both: the message is stored, and this is its number; the same one for the same id. */
export const contactAnswer = z.object({
  status: z.literal('stored'),
  reference: z.string().check(z.regex(CONTACT_REFERENCE)),
})
