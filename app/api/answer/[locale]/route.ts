import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { shownAnswer } from '#lib/server/posted/shown-answer.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(shownAnswer)
