import { answerCaptions } from '#features/landing/server/videos/answer-captions.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerCaptions)
