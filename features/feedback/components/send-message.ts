import { messageOf } from '#lib/browser/posted-form/message-of.ts'
import { sendPosted } from '#lib/browser/posted-form/send-posted.ts'
import type { FeedbackState } from '../feedback-states.ts'

/** Sends what stands in the form as one message; never throws. */
export const sendMessage = async (
  form: HTMLFormElement,
  id: string,
): Promise<FeedbackState | 'stored'> => {
  const { rating = null, ...message } = messageOf(form, id)
  const marked = { ...message, rating: rating === null ? null : Number(rating) }
  const { state } = await sendPosted(form, marked)
  return state === 'refused' ? 'invalid' : state
}
