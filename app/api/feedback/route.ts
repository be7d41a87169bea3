import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { feedback } from '#lib/server/feedback/feedback.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(feedback)
