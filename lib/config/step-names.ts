/** Names of the middleware steps that a route or a landing record may ask for (S1 §8). */
export const STEP_NAMES = ['landing-content', 'offer-content', 'query-fact', 'form-fact'] as const

export type StepName = (typeof STEP_NAMES)[number]
