import { FeedbackForm } from '#features/feedback/components/feedback-form.tsx'
import { hydrate } from './hydrate.ts'

export const start = hydrate(FeedbackForm)
