import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { answerBanner } from '#lib/server/banner/answer-banner.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerBanner)
