/** The name of the `slot` of the answer page whose place an answer takes; its own content is for whoever comes back later. */
export const ANSWER_SLOT = 'answer'
