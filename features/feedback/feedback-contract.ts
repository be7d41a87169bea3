import * as z from 'zod/mini'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writtenCode, writtenText } from '#lib/util/written-text.ts'
import { FEEDBACK_MAX_LENGTH } from './feedback-states.ts'

/** `POST {events service}/feedback`, and what page script posts to `/api/feedback` (S2 §2.2 "Start"). */
export const feedbackMessage = z.strictObject({
  /** Made by the sender: what comes twice is kept once. */
  id: z.uuid(),
  language: z.enum(LOCALE_CODES),
  /** 1 to 5, where one was given. */
  rating: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
  message: writtenText(FEEDBACK_MAX_LENGTH),
  /** Number of the affiliate who writes, where it was named. */
  affiliateId: z.nullable(writtenCode(/^\d{1,9}$/)),
})

export type Feedback = z.infer<typeof feedbackMessage>

/** The answer to both: the message is stored. */
export const feedbackAnswer = z.object({ status: z.literal('stored') })
