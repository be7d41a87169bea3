/** Collections across departments (S2 §1): the business plan kit. */
export const TOPICS = ['business-plan'] as const

export type Topic = (typeof TOPICS)[number]
