import { answerFeedback } from '#features/feedback/server/answer-feedback.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(answerFeedback)
