import { routePath } from '#lib/i18n/public-path.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import { messageHandler } from '#lib/server/posted/message-handler.ts'
import { feedbackAnswer, feedbackMessage } from '../feedback-contract.ts'
import { feedbackNoticeId, type FeedbackState } from '../feedback-states.ts'

const stateOf = ({ wrong }: { wrong: readonly string[] }, status: number): FeedbackState => {
  if (wrong.length > 0) return 'invalid'
  return status === TOO_MANY_REQUESTS ? 'limited' : 'failed'
}

/** `POST /api/feedback`: stores a message (S2 §2.2 "Start"), for page script and for a plain form, whose outcome is a page. */
export const answerFeedback = messageHandler({
  kind: {
    path: '/feedback',
    limit: 'limitFeedback',
    message: feedbackMessage,
    stored: feedbackAnswer,
  },
  form: {
    typed: ['message', 'affiliateId'],
    fieldsOf: (typed, field) => {
      const rating = field('rating')
      return {
        rating: rating === null ? null : Number(rating),
        message: typed('message'),
        affiliateId: field('affiliateId'),
      }
    },
  },
  answerStored: ({ language }) => seeOther({ path: routePath('feedbackThanks', language) }),
  answerRefused: (form, { status }) =>
    seeOther({
      path: routePath('feedback', form.language),
      fragment: feedbackNoticeId(stateOf(form, status)),
    }),
})
