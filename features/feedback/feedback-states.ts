/** Longest message of the feedback page, in UTF-16 units as a browser's form counts them. */
export const FEEDBACK_MAX_LENGTH = 2000

/** The reasons why a message of the feedback page was not stored. */
export const FEEDBACK_STATES = ['invalid', 'limited', 'failed'] as const

export type FeedbackState = (typeof FEEDBACK_STATES)[number]

/** Id of the notice of a state; the address names it where the form was posted without script, and the style sheet shows it. */
export const feedbackNoticeId = (state: FeedbackState) => `feedback-${state}` as const
