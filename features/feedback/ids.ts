/** Ids of the feedback form and of its parts. */
export const FEEDBACK = {
  message: 'feedback-message',
  hint: 'feedback-hint',
  affiliate: 'feedback-affiliate',
} as const
