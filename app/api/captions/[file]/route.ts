import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { answerCaptions } from '#lib/server/videos/answer-captions.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerCaptions)
